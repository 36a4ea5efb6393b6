import type { AirLanguage } from 'chess-match/client/drawing';

const ru = {
  now: 'Сейчас',
  seriesOf: (number: number, side: 'white' | 'black') => `Серия ${number}. ${side === 'white' ? 'Белые' : 'Чёрные'}`,
  course: 'Серии',
  courseHelp: 'Нажмите на серию, чтобы увидеть доску после неё.',
  steps: 'Последняя серия по ходам',
  step: (number: number, move: string) => `Ход ${number}: ${move}`,
  begun: 'До серии',
  waiting: (men: string) => `В этой серии ещё не ходили: ${men}.`,
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
  waiting: (men) => `Still to move in this series: ${men}.`,
};

const be: Words = {
  now: 'Цяпер',
  seriesOf: (number, side) => `Серыя ${number}. ${side === 'white' ? 'Белыя' : 'Чорныя'}`,
  course: 'Серыі',
  courseHelp: 'Націсніце на серыю, каб убачыць дошку пасля яе.',
  steps: 'Апошняя серыя па хадах',
  step: (number, move) => `Ход ${number}: ${move}`,
  begun: 'Да серыі',
  waiting: (men) => `У гэтай серыі яшчэ не хадзілі: ${men}.`,
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { ru, en, be };

export const wordsOf = (language: AirLanguage): Words => WORDS[language];
