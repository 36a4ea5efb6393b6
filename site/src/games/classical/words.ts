import type { AirLanguage } from 'chess-match/client/drawing';

type Side = 'white' | 'black';

const ru = {
  now: 'Сейчас',
  begun: (boards: string, points: string) => `Счёт 0:0, играют доски ${boards}. Для победы нужно ${points}`,
  begunAlone: 'Идёт единственная партия матча: она решает всё',
  won: (team: string, points: string) => `Победа: ${team}, ${points}`,
  drawn: (points: string) => `Ничья, ${points}`,
  abandoned: 'Матч прерван',
  lowTime: (board: string, side: Side) => `На доске ${board} у ${side === 'white' ? 'белых' : 'чёрных'} меньше минуты`,
  offered: (board: string, side: Side) => `Доска ${board}: ${side === 'white' ? 'белые' : 'чёрные'} предлагают ничью.`,
  over: (board: string) => `Доска ${board} окончена`,
  boardWon: (why: string, team: string) => `${why}. Победа: ${team}`,
};

export type Words = typeof ru;

const en: Words = {
  now: 'Now',
  begun: (boards, points) => `Score 0:0, boards ${boards} are played. ${points} win the match`,
  begunAlone: 'The match is this one game: it decides everything',
  won: (team, points) => `Victory: ${team}, ${points}`,
  drawn: (points) => `Draw, ${points}`,
  abandoned: 'The match was broken off',
  lowTime: (board, side) => `On board ${board} ${side === 'white' ? 'White' : 'Black'} has less than a minute`,
  offered: (board, side) => `Board ${board}: ${side === 'white' ? 'White' : 'Black'} offers a draw.`,
  over: (board) => `Board ${board} is over`,
  boardWon: (why, team) => `${why}. Victory: ${team}`,
};

const be: Words = {
  now: 'Цяпер',
  begun: (boards, points) => `Лік 0:0, граюць дошкі ${boards}. Для перамогі трэба ${points}`,
  begunAlone: 'Ідзе адзіная партыя матча: яна вырашае ўсё',
  won: (team, points) => `Перамога: ${team}, ${points}`,
  drawn: (points) => `Нічыя, ${points}`,
  abandoned: 'Матч перапынены',
  lowTime: (board, side) => `На дошцы ${board} у ${side === 'white' ? 'белых' : 'чорных'} менш за хвіліну`,
  offered: (board, side) => `Дошка ${board}: ${side === 'white' ? 'белыя' : 'чорныя'} прапануюць нічыю.`,
  over: (board) => `Дошка ${board} скончана`,
  boardWon: (why, team) => `${why}. Перамога: ${team}`,
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { ru, en, be };

export const wordsOf = (language: AirLanguage): Words => WORDS[language];
