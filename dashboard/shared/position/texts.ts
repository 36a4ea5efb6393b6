import type { Language } from 'chess-match/client';

const en = {
  badRank: (rank: number, files: number) => `Rank ${rank} does not come to ${files} squares`,
  typed: 'The position as typed',
  fits: 'A possible position',
};

const ru: typeof en = {
  badRank: (rank, files) => `На ${rank}-й горизонтали не ${files} полей`,
  typed: 'Набранная позиция',
  fits: 'Позиция возможна',
};

/** Words below a position that is typed. */
export const TYPED_TEXTS: Readonly<Record<Language, typeof en>> = { en, ru };
