import type { Language } from 'chess-match/client';

interface UiTexts {
  readonly close: string;
  readonly cancel: string;
  readonly dismiss: string;
  readonly rule: (rule: string) => string;
  readonly nothing: string;
  readonly less: string;
  readonly more: string;
  readonly sortBy: (column: string) => string;
  readonly notifications: string;
}

export const UI_TEXTS: Readonly<Record<Language, UiTexts>> = {
  en: {
    close: 'Close',
    cancel: 'Cancel',
    dismiss: 'Hide this message',
    rule: (rule) => `(rule ${rule})`,
    nothing: 'Nothing here yet',
    less: 'Less',
    more: 'More',
    sortBy: (column) => `Sort by: ${column}`,
    notifications: 'Messages',
  },
  ru: {
    close: 'Закрыть',
    cancel: 'Отмена',
    dismiss: 'Скрыть сообщение',
    rule: (rule) => `(правило ${rule})`,
    nothing: 'Здесь пока ничего нет',
    less: 'Меньше',
    more: 'Больше',
    sortBy: (column) => `Сортировать: ${column}`,
    notifications: 'Сообщения',
  },
};
