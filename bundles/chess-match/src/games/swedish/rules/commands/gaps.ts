import { err, ok, type Result } from '../../../common/result';
import type { Problem } from '../../../common/problem';
import type { Command } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { running, type State } from '../state';

/** The clocks went on while nobody could press; where none did nothing is lost. */
export const noteGap = (
  state: State,
  { cause, fromMs, toMs }: Extract<Command, { type: 'noteGap' }>,
): Result<readonly Event[], Problem> => {
  const seats = running(state);
  return ok(
    seats.length === 0 || toMs <= fromMs ? [] : [{ type: 'gapNoted', cause, fromMs, toMs, byMs: 0, seats, atMs: toMs }],
  );
};

/** The system's clock was set; the clocks of the match were not touched. */
export const noteStep = (state: State, byMs: number, nowMs: number): Result<readonly Event[], Problem> =>
  ok(
    state.end === null
      ? [{ type: 'gapNoted', cause: 'stepped', fromMs: nowMs, toMs: nowMs, byMs, seats: running(state), atMs: nowMs }]
      : [],
  );

/** The oldest gap is decided on: each whose clock ran gets the time back, or nobody does. */
export const dismissGap = (state: State, giveBack: boolean, nowMs: number): Result<readonly Event[], Problem> => {
  const [gap] = state.gaps;
  if (gap === undefined) return err(refuse('clock/no_gap', {}));
  const isGiven = giveBack && state.end === null && gap.seats.length > 0;
  const givenMs = isGiven ? gap.toMs - gap.fromMs : 0;
  return ok([{ type: 'gapDismissed', ...(givenMs > 0 ? { givenMs } : {}), atMs: nowMs }]);
};
