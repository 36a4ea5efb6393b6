import { countedText } from 'chess-match/client/view';
import type { HelpWords } from '../../../../operator/screen';

const moves = (count: number): string => countedText(count, { one: 'move', few: 'moves', many: 'moves' }, 'en');

/** What the operator's page of chess in series says besides. */
export const en = {
  series: (length: number) => `series of ${moves(length)}`,
  lacks: (made: number, length: number) => `${made} of ${length}, ${moves(length - made)} to go`,
  whole: (length: number) => `The series is whole: ${moves(length)}`,
  byCheck: (made: number, length: number) => `Check: the series ends here, ${made} of ${length}`,
  ends: (how: string) => `The press ends the game: ${how}`,
  hint: (turn: string, length: number) => (length === 1 ? `${turn}Nf3` : `${turn}Nf3 Nc3 …`),
  moved: (pieces: string) => `Have moved in this series: ${pieces}`,
  times: (square: string, times: number) => (times === 1 ? square : `${square} (${times})`),
  help: {
    mouse: [
      'Every move of a series: drag a piece, or click it and its square. What may follow is shown after each.',
      'Take back: press a move of the series beside the board; it and those after it are gone.',
    ],
    line: [
      ['Nf3', 'the next move of the series'],
      ['3.Bc4 Qh5 Qxf7', 'a whole series, with the number of its turn or without'],
    ] satisfies HelpWords['line'],
  },
};

export type ProgressiveTexts = typeof en;
