import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import { opponent, type Side } from '../../../common/sides';
import { refuse } from '../errors';
import type { Event } from '../events';
import type { State } from '../state';

const over = ({ end }: State): Problem | null => (end === null ? null : refuse('game/over', { reason: end.reason }));

export const resign = (state: State, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  const fault = over(state);
  if (fault !== null) return err(fault);
  const end = { result: opponent(side), reason: 'resignation', atMs: nowMs } as const;
  return ok([{ type: 'resigned', side, end, atMs: nowMs }]);
};

/** Both must want it. An offer stands until the other side declines it, or presses. */
export const offerDraw = (state: State, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  const fault = over(state);
  if (fault !== null) return err(fault);
  if (state.offers.includes(side)) return err(refuse('draw/offered_already', { side }));
  const end = { result: 'draw', reason: 'agreement', atMs: nowMs } as const;
  return ok([
    state.offers.includes(opponent(side))
      ? { type: 'drawAgreed', end, atMs: nowMs }
      : { type: 'drawOffered', side, atMs: nowMs },
  ]);
};

export const declineDraw = (state: State, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  const fault = over(state);
  if (fault !== null) return err(fault);
  return state.offers.includes(opponent(side))
    ? ok([{ type: 'drawDeclined', side, atMs: nowMs }])
    : err(refuse('draw/not_offered', { side }));
};
