import { letterOf, sideOfLetter } from '../../../chess/letters';
import type { Command } from '../../rules/commands';
import type { Correction } from '../../rules/state';

/** "@position A FEN" or "@reserve B n 2" (a capital letter for White's), as a comment says what the arbiter set. */
export const correctionText = ({ board, set }: Correction): string =>
  set.kind === 'position'
    ? `@position ${board} ${set.fen}`
    : `@reserve ${board} ${letterOf(set.piece, set.side)} ${set.count}`;

const POSITION = /^@position ([AB]) (.+)$/;
const RESERVE = /^@reserve ([AB]) ([a-zA-Z]) (\d{1,3})$/;

/** The command a comment stands for; null for any other comment. */
export const readCorrection = (comment: string): Command | null => {
  const [, on, fen] = POSITION.exec(comment) ?? [];
  if (fen !== undefined) return { type: 'correctPosition', board: on === 'A' ? 'A' : 'B', fen, reason: '' };
  const [, at, letter, count] = RESERVE.exec(comment) ?? [];
  if (letter === undefined) return null;
  return {
    type: 'correctReserve',
    board: at === 'A' ? 'A' : 'B',
    side: sideOfLetter(letter),
    piece: letter.toLowerCase(),
    count: Number(count),
    reason: '',
  };
};
