import type { Language } from '../../../view/language';

interface ActWords {
  readonly inauguration: string;
  readonly inaugurationDue: string;
  readonly castlings: string;
  readonly castling: (text: string, to: string) => string;
  readonly becomes: (pieces: string) => string;
  readonly staysRatnik: string;
}

/** What those who enter a turn are told of what is made without a hand on the board, and of what a ratnik becomes. */
export const ACT_WORDS: Readonly<Record<Language, ActWords>> = {
  en: {
    inauguration: 'Inauguration',
    inaugurationDue: 'The kniaz is taken: the inauguration is the only turn',
    castlings: 'Castling',
    castling: (text, to) => `${text} → ${to}`,
    becomes: (pieces) => `On the last rank a ratnik becomes: ${pieces}`,
    staysRatnik: 'On the last rank a ratnik stays one: no piece is missing',
  },
  ru: {
    inauguration: 'Инаугурация',
    inaugurationDue: 'Князь взят: возможна только инаугурация',
    castlings: 'Рокировка',
    castling: (text, to) => `${text} → ${to}`,
    becomes: (pieces) => `На последней горизонтали ратник станет: ${pieces}`,
    staysRatnik: 'На последней горизонтали ратник останется ратником: все фигуры на доске',
  },
};

/** The inauguration as records have it: a turn that goes from no square to another. */
export const INAUGURATION = 'inauguration';
