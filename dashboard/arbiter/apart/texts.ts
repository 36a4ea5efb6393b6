import type { Language, Side } from 'chess-match/client';

const SIDE = {
  en: { white: 'White', black: 'Black' },
  ru: { white: 'Белые', black: 'Чёрные' },
} as const satisfies Record<Language, Record<Side, string>>;

/** Words that an arbiter needs for boards played apart, of any game. */
const en = {
  seat: (board: string, side: Side) => `${SIDE.en[side]}, board ${board}`,
  who: 'Player',
  board: (board: string) => `Board ${board}`,
  reserve: 'In the reserve',
  empty: 'empty',
  flag: 'Flag fell',
  flagTitle: (seat: string) => `Flag fell: ${seat}?`,
  noClocks: 'Without clocks: move for move',
  run: (boards: number): string => (boards === 2 ? 'Start both boards' : 'Start all boards'),
  stop: (boards: number): string => (boards === 2 ? 'Stop both boards' : 'Stop all boards'),
  decisions: 'Decisions',
};

export type ApartArbiterTexts = typeof en;

const ru: ApartArbiterTexts = {
  seat: (board, side) => `${SIDE.ru[side]}, доска ${board}`,
  who: 'Игрок',
  board: (board) => `Доска ${board}`,
  reserve: 'В запасе',
  empty: 'пусто',
  flag: 'Флаг упал',
  flagTitle: (seat) => `Флаг упал: ${seat}?`,
  noClocks: 'Без часов, ход за ход',
  run: (boards) => (boards === 2 ? 'Пустить на обеих досках' : 'Пустить на всех досках'),
  stop: (boards) => (boards === 2 ? 'Остановить на обеих досках' : 'Остановить на всех досках'),
  decisions: 'Решения',
};

export const APART_ARBITER_TEXTS: Readonly<Record<Language, ApartArbiterTexts>> = { en, ru };
