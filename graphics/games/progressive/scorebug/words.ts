import type { AirLanguage, Side } from 'chess-match/client';

interface BugWords {
  readonly series: (number: number) => string;
  readonly toMove: (side: Side, moves: string) => string;
  readonly then: (moves: string) => string;
  /** Before the moves that both sides have made. */
  readonly made: string;
}

const EN = { white: 'White', black: 'Black' } as const;
const RU = { white: 'Белые', black: 'Чёрные' } as const;
const BE = { white: 'Белыя', black: 'Чорныя' } as const;

const WORDS: Readonly<Record<AirLanguage, BugWords>> = {
  en: {
    series: (number) => `Series ${number}`,
    toMove: (side, moves) => `${EN[side]}: ${moves}`,
    then: (moves) => `then ${moves}`,
    made: 'Moves made',
  },
  ru: {
    series: (number) => `Серия ${number}`,
    toMove: (side, moves) => `${RU[side]}: ${moves}`,
    then: (moves) => `потом ${moves}`,
    made: 'Сделано ходов',
  },
  be: {
    series: (number) => `Серыя ${number}`,
    toMove: (side, moves) => `${BE[side]}: ${moves}`,
    then: (moves) => `потым ${moves}`,
    made: 'Зроблена хадоў',
  },
};

export const bugWords = (language: AirLanguage): BugWords => WORDS[language];
