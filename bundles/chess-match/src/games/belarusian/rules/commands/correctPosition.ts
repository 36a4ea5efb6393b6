import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import type { Command } from '../commands';
import { endOfPosition } from '../end';
import { refuse } from '../errors';
import type { Event } from '../events';
import { readPosition, writePosition } from '../fen';
import { toMove, type State } from '../state';

/** The board is set as it stands in the hall. The side to move stays, and so do the numbers of moves. */
export const correctPosition = (
  state: State,
  { board, fen, reason }: Extract<Command, { type: 'correctPosition' }>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const { end, settings, position: before } = state;
  if (end !== null) return err(refuse('game/over', { reason: end.reason }));
  if (board !== 1) return err(refuse('correct/no_board', { board }));
  const read = readPosition(settings, fen);
  if (!read.ok) return err(refuse('correct/bad_position', { fen, what: read.error.kind, part: read.error.text }, fen));
  if (read.value.toMove !== toMove(state)) return err(refuse('correct/side_to_move', { side: toMove(state) }, fen));
  const position = { ...read.value, halfMoves: 0, moveNumber: before.moveNumber };
  const then = endOfPosition(settings, position);
  if (then !== null) return err(refuse('correct/over', { reason: then.reason }, fen));
  const written = writePosition(position);
  if (written === writePosition({ ...before, halfMoves: 0 })) return err(refuse('correct/no_change', {}, fen));
  return ok([{ type: 'positionCorrected', position, fen: written, reason, atMs: nowMs }]);
};
