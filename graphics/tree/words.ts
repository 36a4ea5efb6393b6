import type { Language, Side } from 'chess-match/client';

/** The tree's own words. Names of ends are the client's texts. */
export interface TreeWords {
  readonly title: string;
  readonly now: string;
  readonly legend: {
    readonly board: string;
    readonly fork: string;
    readonly pass: string;
    readonly selection: string;
    readonly win: string;
    readonly draw: string;
    readonly rating: string;
    readonly quiet: string;
    readonly passes: string;
    readonly sides: Readonly<Record<Side, string>>;
  };
}

const WORDS: Readonly<Record<Language, TreeWords>> = {
  ru: {
    title: 'Дерево партии',
    now: 'сейчас',
    legend: {
      board: 'доска',
      fork: 'ветвление',
      pass: 'пас',
      selection: 'отбор',
      win: 'очки за ветвь',
      draw: 'ничья',
      rating: 'рейтинг',
      quiet: 'n тихих ходов',
      passes: 'n пасов',
      sides: { white: 'белые', black: 'чёрные' },
    },
  },
  en: {
    title: 'Tree of the game',
    now: 'now',
    legend: {
      board: 'board',
      fork: 'branching',
      pass: 'pass',
      selection: 'selection',
      win: 'points for a branch',
      draw: 'draw',
      rating: 'rating',
      quiet: 'n quiet turns',
      passes: 'n passes',
      sides: { white: 'White', black: 'Black' },
    },
  },
};

export const wordsOf = (language: Language): TreeWords => WORDS[language];
