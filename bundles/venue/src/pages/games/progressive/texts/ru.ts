import { countedText } from 'chess-match/client/drawing';

const moves = (count: number): string => countedText(count, { one: 'ход', few: 'хода', many: 'ходов' }, 'ru');

/** Words of the screens of progressive chess. */
export const ru = {
  series: (length: number) => `Серия: ${moves(length)}`,
  made: (made: number, length: number) => `Серия: ${made} из ${length}`,
  note: (length: number) => `серия из ${length} ${length % 10 === 1 && length % 100 !== 11 ? 'хода' : 'ходов'}`,
  left: (count: number) => `До конца серии ${moves(count)}`,
  steps: 'Ходы серии',
  step: (number: number, move: string) => `${number}. ${move}`,
  empty: (number: number) => `${number}. …`,
  takeBack: (step: string) => `Взять назад с хода ${step}`,
};

export type ProgressiveTexts = typeof ru;
