import { err, ok, type Result } from '../../../common/result';
import { inReserve } from '../../../chess/position';
import { saysReserve } from '../../../chess/readFen';
import { readSetUp } from '../../../chess/readSetUp';
import { writeFen } from '../../../chess/writeFen';
import type { Problem } from '../../../common/problem';
import type { Command } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { isMated } from '../moves/legal';
import { rulesOf } from '../moves/rulesOf';
import { withUnmoved } from '../moves/unmoved';
import { otherTeam, teamAt } from '../seats';
import type { End, State } from '../state';

/** More of one type than two sets of pieces can bring together, their promoted pawns counted. */
const MOST_OF_A_TYPE = 32;

/** S11: a concrete move was named to the partner; what that costs is agreed before the match. */
export const punish = (
  state: State,
  { board, side, reason }: Extract<Command, { type: 'punish' }>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  if (state.end !== null) return err(refuse('game/over', { reason: state.end.reason }));
  const { namedMove: penalty, namedMoveMs } = state.settings;
  const lost: End = {
    result: otherTeam(teamAt(board, side)),
    reason: 'punishment',
    at: [{ board, side }],
    atMs: nowMs,
  };
  const ms = penalty === 'time' ? namedMoveMs : 0;
  const end = penalty === 'game' ? lost : null;
  return ok([{ type: 'punished', board, side, penalty, ms, reason, end, atMs: nowMs }]);
};

/** The board is set as it stands in the hall. A FEN that says nothing of the reserves leaves them as they are. */
export const correctPosition = (
  state: State,
  { board, fen, reason }: Extract<Command, { type: 'correctPosition' }>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  if (state.end !== null) return err(refuse('game/over', { reason: state.end.reason }));
  const rules = rulesOf(state.settings);
  const before = state.boards[board].position;
  const read = readSetUp(rules, fen);
  if (!read.ok) {
    const { kind, text } = read.error;
    return err(refuse('correct/bad_position', { board, fen, what: kind, part: text }, fen));
  }
  const supplied = saysReserve(rules, fen) ? read.value : { ...read.value, reserve: before.reserve };
  const position = withUnmoved(rules, before, supplied);
  if (isMated(state.settings, position)) return err(refuse('correct/mated', { board, fen }, fen));
  if (writeFen(rules, position) === writeFen(rules, before)) return err(refuse('correct/no_change', { board }, fen));
  return ok([{ type: 'positionCorrected', board, position, reason, atMs: nowMs }]);
};

/** So many of a type lie in a player's reserve. */
export const correctReserve = (
  state: State,
  { board, side, piece, count, reason }: Extract<Command, { type: 'correctReserve' }>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  if (state.end !== null) return err(refuse('game/over', { reason: state.end.reason }));
  const isCount = Number.isInteger(count) && count >= 0 && count <= MOST_OF_A_TYPE;
  if (!isCount || !rulesOf(state.settings).definition.reserve.includes(piece))
    return err(refuse('correct/bad_reserve', { board, piece, count }));
  if (inReserve(state.boards[board].position, side, piece) === count)
    return err(refuse('correct/no_change', { board }));
  return ok([{ type: 'reserveCorrected', board, side, piece, count, reason, atMs: nowMs }]);
};

export const abort = (state: State, reason: string, nowMs: number): Result<readonly Event[], Problem> => {
  if (state.end !== null) return err(refuse('game/over', { reason: state.end.reason }));
  const end = { result: null, reason: 'aborted', at: [], atMs: nowMs } as const;
  return ok([{ type: 'aborted', reason, end, atMs: nowMs }]);
};
