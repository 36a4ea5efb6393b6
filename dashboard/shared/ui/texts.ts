import type { Language } from 'chess-match/client';

const en = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Hide this message',
  rule: (rule: string) => `(rule ${rule})`,
  nothing: 'Nothing here yet',
  less: 'Less',
  more: 'More',
  sortBy: (column: string) => `Sort by: ${column}`,
  notifications: 'Messages',
};

type UiTexts = typeof en;

const ru: UiTexts = {
  close: 'Закрыть',
  cancel: 'Отмена',
  dismiss: 'Скрыть сообщение',
  rule: (rule) => `(правило ${rule})`,
  nothing: 'Здесь пока ничего нет',
  less: 'Меньше',
  more: 'Больше',
  sortBy: (column) => `Сортировать: ${column}`,
  notifications: 'Сообщения',
};

export const UI_TEXTS: Readonly<Record<Language, UiTexts>> = { en, ru };
