import { err, ok, type Result } from '../../../common/result';
import type { Problem } from '../../../common/problem';
import { refuse } from '../errors';
import type { Event } from '../events';
import { movesNow } from '../moves/legal';
import { otherTeam, teamAt, type BoardId, type Team } from '../seats';
import { seatToMove, teamToMove, type State } from '../state';

const over = (state: State): Problem | null =>
  state.end === null ? null : refuse('game/over', { reason: state.end.reason });

export const resign = (state: State, team: Team, nowMs: number): Result<readonly Event[], Problem> => {
  const fault = over(state);
  if (fault !== null) return err(fault);
  const end = { result: otherTeam(team), reason: 'resignation', at: [], atMs: nowMs } as const;
  return ok([{ type: 'resigned', team, end, atMs: nowMs }]);
};

/** S9: both teams must want it. An offer stands until the other team declines it, or moves. */
export const offerDraw = (state: State, team: Team, nowMs: number): Result<readonly Event[], Problem> => {
  const fault = over(state);
  if (fault !== null) return err(fault);
  if (state.offers.includes(team)) return err(refuse('draw/offered_already', { team }));
  const end = { result: 'draw', reason: 'agreement', at: [], atMs: nowMs } as const;
  return ok([
    state.offers.includes(otherTeam(team))
      ? { type: 'drawAgreed', end, atMs: nowMs }
      : { type: 'drawOffered', team, atMs: nowMs },
  ]);
};

export const declineDraw = (state: State, team: Team, nowMs: number): Result<readonly Event[], Problem> => {
  const fault = over(state);
  if (fault !== null) return err(fault);
  if (!state.offers.includes(otherTeam(team))) return err(refuse('draw/not_offered', { team }));
  return ok([{ type: 'drawDeclined', team, atMs: nowMs }]);
};

/** Why a team may not demand that the next move be made on a board (S13); null where it may. */
const demandFault = (state: State, team: Team, board: BoardId): Problem | null => {
  if (!state.settings.moveForMove) return refuse('demand/off', {});
  if (state.demanded !== null) return refuse('demand/already', { board: state.demanded });
  const last = state.moves.at(-1);
  if (last === undefined || last.board === board || teamAt(last.board, last.side) !== team)
    return refuse('demand/not_last_mover', { board, team });
  if (teamToMove(state, board) === team) return refuse('demand/own_partner', { board });
  // A demand nobody can meet would stop both boards for good.
  return movesNow(state.settings, state.boards[board].position).length === 0
    ? refuse('move/sitting', seatToMove(state, board))
    : null;
};

/** S13: who has made the last move demands that the opponent on the other board make the next. */
export const demandMove = (
  state: State,
  team: Team,
  board: BoardId,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const fault = over(state) ?? demandFault(state, team, board);
  return fault === null ? ok([{ type: 'moveDemanded', team, board, atMs: nowMs }]) : err(fault);
};
