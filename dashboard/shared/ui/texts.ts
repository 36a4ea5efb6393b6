import type { Language } from 'chess-match/client';

const en = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Hide this message',
  nothing: 'Nothing here yet',
  less: 'Less',
  more: 'More',
  sortBy: (column: string) => `Sort by: ${column}`,
  notifications: 'Messages',
  /** Which keys do what a window asks about; `again` is the key that opened it. */
  confirmBy: (key: string | null, yes: string) =>
    `Enter${key === null ? '' : ` or ${key} again`}: ${yes}. Esc: do nothing.`,
};

type UiTexts = typeof en;

const ru: UiTexts = {
  close: 'Закрыть',
  cancel: 'Отмена',
  dismiss: 'Скрыть сообщение',
  nothing: 'Здесь пока ничего нет',
  less: 'Меньше',
  more: 'Больше',
  sortBy: (column) => `Сортировать: ${column}`,
  notifications: 'Сообщения',
  confirmBy: (key, yes) => `Enter${key === null ? '' : ` или ещё раз ${key}`}: ${yes}. Esc: ничего не делать.`,
};

export const UI_TEXTS: Readonly<Record<Language, UiTexts>> = { en, ru };
