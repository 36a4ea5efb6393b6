import type { Language } from 'chess-match/client';

/** For screen readers while something is dragged. */
export interface OrderTexts {
  readonly instructions: string;
  readonly picked: (item: string) => string;
  readonly over: (item: string, place: number) => string;
  readonly dropped: (item: string, place: number) => string;
  readonly cancelled: (item: string) => string;
}

export const ORDER_TEXTS: Readonly<Record<Language, OrderTexts>> = {
  en: {
    instructions: 'Press space to pick it up, arrow keys to move it, space to drop it, Esc to cancel.',
    picked: (item) => `${item} picked up.`,
    over: (item, place) => `${item} is at place ${place}.`,
    dropped: (item, place) => `${item} dropped at place ${place}.`,
    cancelled: (item) => `${item} is back where it was.`,
  },
  ru: {
    instructions: 'Пробел поднимает, стрелки двигают, пробел ставит, Esc отменяет.',
    picked: (item) => `Поднято: ${item}.`,
    over: (item, place) => `${item}: место ${place}.`,
    dropped: (item, place) => `${item}: поставлено на место ${place}.`,
    cancelled: (item) => `${item}: снова на прежнем месте.`,
  },
};
