import type { Language } from 'chess-match/client';

/** For screen readers while something is dragged. */
const en = {
  instructions: 'Press space to pick it up, arrow keys to move it, space to drop it, Esc to cancel.',
  picked: (item: string) => `${item} picked up.`,
  over: (item: string, place: number) => `${item} is at place ${place}.`,
  dropped: (item: string, place: number) => `${item} dropped at place ${place}.`,
  cancelled: (item: string) => `${item} is back where it was.`,
};

export type OrderTexts = typeof en;

const ru: OrderTexts = {
  instructions: 'Пробел поднимает, стрелки двигают, пробел ставит, Esc отменяет.',
  picked: (item) => `Поднято: ${item}.`,
  over: (item, place) => `${item}: место ${place}.`,
  dropped: (item, place) => `${item}: поставлено на место ${place}.`,
  cancelled: (item) => `${item}: снова на прежнем месте.`,
};

export const ORDER_TEXTS: Readonly<Record<Language, OrderTexts>> = { en, ru };
