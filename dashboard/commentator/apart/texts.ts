import type { Language } from 'chess-match/client';

/** Words that a commentator on boards played apart needs, whatever is played there. */
const en = {
  board: (id: string) => `Board ${id}`,
  moves: (id: string) => `Moves on board ${id}`,
};

type ApartTexts = typeof en;

const ru: ApartTexts = {
  board: (id) => `Доска ${id}`,
  moves: (id) => `Ходы на доске ${id}`,
};

export const APART_TEXTS: Readonly<Record<Language, ApartTexts>> = { en, ru };
