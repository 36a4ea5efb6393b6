import { countedText } from 'chess-match/client/drawing';
import type { ProgressiveTexts } from './ru';

const moves = (count: number): string => countedText(count, { one: 'move', few: 'moves', many: 'moves' }, 'en');

export const en: ProgressiveTexts = {
  series: (length) => `Series: ${moves(length)}`,
  made: (made, length) => `Series: ${made} of ${moves(length)}`,
  note: (length) => `series of ${moves(length)}`,
  left: (count) => `${moves(count)} to go in the series`,
  steps: 'Moves of the series',
  step: (number, move) => `${number}. ${move}`,
  empty: (number) => `${number}. …`,
  takeBack: (step) => `Take back from ${step}`,
};
