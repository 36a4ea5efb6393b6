import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import type { Command } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { readStart, writeStart } from '../fen';
import { begin } from '../game';
import { kindIn, toMove, type State } from '../state';

/** P7 ten quiet turns are claimed: a draw, unless the arbiter was shown a forced mate. */
export const decideClaim = (
  state: State,
  { accepted, reason }: Extract<Command, { type: 'decideClaim' }>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  if (state.end !== null) return err(refuse('game/over', { reason: state.end.reason }));
  const { quietTurns: needed } = kindIn(state);
  const { quiet } = state.stand;
  if (needed === null) return err(refuse('claim/none', {}));
  if (quiet < needed) return err(refuse('claim/too_few', { quiet, needed }));
  const end = accepted ? ({ result: 'draw', reason: 'ten-turns', atMs: nowMs } as const) : null;
  return ok([{ type: 'claimDecided', accepted, reason, end, atMs: nowMs }]);
};

/** The board is set as it stands in the hall. The side to move stays, and so does the number of the turn. */
export const correctPosition = (
  state: State,
  { board, fen, reason }: Extract<Command, { type: 'correctPosition' }>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  if (state.end !== null) return err(refuse('game/over', { reason: state.end.reason }));
  if (board !== 1) return err(refuse('correct/no_board', { board }));
  const kind = kindIn(state);
  const read = readStart(kind, fen);
  if (!read.ok) return err(refuse('correct/bad_position', { fen, what: read.error.kind, part: read.error.text }, fen));
  const { position, targets } = read.value;
  if (position.toMove !== toMove(state)) return err(refuse('correct/side_to_move', { side: toMove(state) }, fen));
  const set = { ...state.stand, position, targets };
  const { end } = begin(kind, set);
  if (end !== null) return err(refuse('correct/over', { reason: end.reason }, fen));
  const written = writeStart(kind, set);
  if (written === writeStart(kind, state.stand)) return err(refuse('correct/no_change', {}, fen));
  return ok([{ type: 'positionCorrected', position, targets, fen: written, reason, atMs: nowMs }]);
};
