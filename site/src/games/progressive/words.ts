import type { AirLanguage } from 'chess-match/client/drawing';

const ru = {
  now: 'Сейчас',
  seriesOf: (number: number, side: 'white' | 'black') => `Серия ${number}. ${side === 'white' ? 'Белые' : 'Чёрные'}`,
  course: 'Серии',
  courseHelp: 'Нажмите на серию, чтобы увидеть доску после неё.',
  steps: 'Последняя серия по ходам',
  step: (number: number, move: string) => `Ход ${number}: ${move}`,
  begun: 'До серии',
  waiting: (pieces: string) => `В этой серии ещё не ходили: ${pieces}.`,
};

export type Words = typeof ru;

const en: Words = {
  now: 'Now',
  seriesOf: (number, side) => `Series ${number}. ${side === 'white' ? 'White' : 'Black'}`,
  course: 'Series',
  courseHelp: 'Tap a series to see the board after it.',
  steps: 'The last series move by move',
  step: (number, move) => `Move ${number}: ${move}`,
  begun: 'Before it',
  waiting: (pieces) => `Still to move in this series: ${pieces}.`,
};

const be: Words = {
  now: 'Цяпер',
  seriesOf: (number, side) => `Серыя ${number}. ${side === 'white' ? 'Белыя' : 'Чорныя'}`,
  course: 'Серыі',
  courseHelp: 'Націсніце на серыю, каб убачыць дошку пасля яе.',
  steps: 'Апошняя серыя па хадах',
  step: (number, move) => `Ход ${number}: ${move}`,
  begun: 'Да серыі',
  waiting: (pieces) => `У гэтай серыі яшчэ не хадзілі: ${pieces}.`,
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { ru, en, be };

export const wordsOf = (language: AirLanguage): Words => WORDS[language];
