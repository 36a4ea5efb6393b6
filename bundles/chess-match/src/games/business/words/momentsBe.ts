import type { MomentWords } from '../../common/momentWords';
import { chipsText } from './chips';

export const momentsBe: MomentWords<'branching' | 'pass' | 'selection' | 'boardEnd'> = {
  branching: ({ who, board, other, amount }) =>
    `${who} падзялілі дошку ${board}: ${chipsText(amount, 'be')} на дошку ${other}`,
  pass: ({ who, board, other }) => `${who} зрабілі пас з дошкі ${board} на дошку ${other}`,
  selection: ({ who, board, amount }) => `${who} аддалі дошку ${board}: перанесена ${chipsText(amount, 'be')}`,
  boardEnd: ({ board, amount }) => `Дошка ${board} скончана, ${chipsText(amount, 'be')}`,
};
