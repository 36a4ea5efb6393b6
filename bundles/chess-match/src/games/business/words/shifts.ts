import type { Shifted, ShiftWords } from '../../common/shiftWords';
import { chipsText } from './chips';

const list = (boards: readonly string[], and: string): string =>
  boards.length < 2 ? boards.join('') : `${boards.slice(0, -1).join(', ')} ${and} ${boards.at(-1) ?? ''}`;

const en = ({ board, others, points }: Shifted) => ({
  board,
  chips: chipsText(points, 'en'),
  to: `${others.length > 1 ? 'boards' : 'board'} ${list(others, 'and')}`,
});
const ru = ({ board, others, points }: Shifted) => ({
  board,
  chips: chipsText(points, 'ru'),
  to: `${others.length > 1 ? 'доски' : 'доску'} ${list(others, 'и')}`,
});
const be = ({ board, others, points }: Shifted) => ({
  board,
  chips: chipsText(points, 'be'),
  to: `${others.length > 1 ? 'дошкі' : 'дошку'} ${list(others, 'і')}`,
});

const sentenceOf =
  <Words>(of: (about: Shifted) => Words, say: (words: Words) => string) =>
  (about: Shifted): string =>
    say(of(about));

/** Key changes by what they do with chips. */
export const SHIFT_WORDS: ShiftWords = {
  en: {
    branching: sentenceOf(en, ({ board, chips, to }) => `branching of board ${board}: ${chips} to ${to}`),
    pass: sentenceOf(en, ({ board, chips, to }) => `pass from board ${board}: ${chips} to ${to}`),
    selection: sentenceOf(en, ({ board, chips, to }) => `board ${board} given up: ${chips} to ${to}`),
  },
  ru: {
    branching: sentenceOf(ru, ({ board, chips, to }) => `ветвление доски ${board}: ${chips} на ${to}`),
    pass: sentenceOf(ru, ({ board, chips, to }) => `пас с доски ${board}: ${chips} на ${to}`),
    selection: sentenceOf(ru, ({ board, chips, to }) => `отбор, отдана доска ${board}: ${chips} на ${to}`),
  },
  be: {
    branching: sentenceOf(be, ({ board, chips, to }) => `разгалінаванне дошкі ${board}: ${chips} на ${to}`),
    pass: sentenceOf(be, ({ board, chips, to }) => `пас з дошкі ${board}: ${chips} на ${to}`),
    selection: sentenceOf(be, ({ board, chips, to }) => `адбор, аддадзена дошка ${board}: ${chips} на ${to}`),
  },
};
