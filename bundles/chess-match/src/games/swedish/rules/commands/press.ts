import { err, ok, type Result } from '../../../common/result';
import { play } from '../../../chess/play';
import type { SanMove } from '../../../chess/readSan';
import type { Problem } from '../../../common/problem';
import { pressed } from '../../../apart/delayedClock';
import { endAfterMove, endOfBothMates, mayMateAtOnce } from '../endings';
import { refuse } from '../errors';
import type { Event, MovePlayed } from '../events';
import { evolve } from '../evolve';
import { isMated } from '../moves/legal';
import { readMove } from '../moves/readMove';
import { rulesOf } from '../moves/rulesOf';
import type { BoardId } from '../seats';
import { nextNumber, perMove, seatToMove, type State } from '../state';

/** Why nobody may move on a board, whatever the move; null where one may. */
export const pressFault = (state: State, board: BoardId, nowMs: number): Problem | null => {
  if (state.end !== null && !mayMateAtOnce(state, board, nowMs))
    return refuse('game/over', { reason: state.end.reason });
  if (state.demanded !== null && state.demanded !== board)
    return refuse('move/demanded_elsewhere', { board, demanded: state.demanded });
  return null;
};

/** The event of a move that may be made, its end left open. */
const moved = (state: State, board: BoardId, { move, san }: SanMove, nowMs: number): MovePlayed => {
  const { side } = seatToMove(state, board);
  const { position, clock } = state.boards[board];
  return {
    type: 'movePlayed',
    board,
    side,
    number: nextNumber(state, { board, side }),
    move,
    san,
    gave: play(rulesOf(state.settings), position, move).captured,
    clockMs: state.clocksUsed ? pressed(clock, side, perMove(state), nowMs).remainingMs[side] : null,
    atMs: nowMs,
    end: null,
  };
};

/**
 * A board's clock is pressed and the move counts (S1). What was taken goes over before (S2).
 * @returns game/over, move/demanded_elsewhere, and what `readMove` refuses
 */
export const press = (state: State, board: BoardId, text: string, nowMs: number): Result<readonly Event[], Problem> => {
  const fault = pressFault(state, board, nowMs);
  if (fault !== null) return err(fault);
  const read = readMove(state, board, text);
  if (!read.ok) return read;
  const event = moved(state, board, read.value, nowMs);
  const after = evolve(state, event);
  if (state.end === null) return ok([{ ...event, end: endAfterMove(after, event, nowMs) }]);
  const mates = isMated(state.settings, after.boards[board].position);
  const both = endOfBothMates(state.end, { board, side: event.side });
  return mates ? ok([{ ...event, end: both }]) : err(refuse('game/over', { reason: state.end.reason }, text));
};
