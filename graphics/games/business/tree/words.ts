import type { AirLanguage, Side } from 'chess-match/client';

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

const be: TreeWords = {
  title: 'Дрэва партыі',
  now: 'цяпер',
  legend: {
    board: 'дошка',
    fork: 'разгалінаванне',
    pass: 'перанос',
    selection: 'аддадзена',
    win: 'ачкі за галіну',
    draw: 'нічыя',
    rating: 'фішкі',
    quiet: 'n ціхіх хадоў',
    passes: 'n пераносаў',
    sides: { white: 'белыя', black: 'чорныя' },
  },
};

const WORDS: Readonly<Record<AirLanguage, TreeWords>> = { en, ru, be };

export const wordsOf = (language: AirLanguage): TreeWords => WORDS[language];
