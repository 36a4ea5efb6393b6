import type { Language, Side } from 'chess-match/client';

/** The tree's own words. Names of ends are the client's texts. */
const en = {
  title: 'Tree of the game',
  now: 'now',
  legend: {
    board: 'board',
    fork: 'branching',
    pass: 'transfer',
    selection: 'given up',
    win: 'points for a branch',
    draw: 'draw',
    rating: 'chips',
    quiet: 'n quiet turns',
    passes: 'n transfers',
    sides: { white: 'White', black: 'Black' } satisfies Record<Side, string>,
  },
};

export type TreeWords = typeof en;

const ru: TreeWords = {
  title: 'Дерево партии',
  now: 'сейчас',
  legend: {
    board: 'доска',
    fork: 'ветвление',
    pass: 'перенос',
    selection: 'отдана',
    win: 'очки за ветвь',
    draw: 'ничья',
    rating: 'фишки',
    quiet: 'n тихих ходов',
    passes: 'n переносов',
    sides: { white: 'белые', black: 'чёрные' },
  },
};

const WORDS: Readonly<Record<Language, TreeWords>> = { en, ru };

export const wordsOf = (language: Language): TreeWords => WORDS[language];
