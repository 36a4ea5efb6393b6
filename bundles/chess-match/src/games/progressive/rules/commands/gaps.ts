import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import type { Command } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import type { State } from '../state';

/** The clock went on while nobody could press; where none ran nothing is lost. */
export const noteGap = (
  { clock }: State,
  { cause, fromMs, toMs }: Extract<Command, { type: 'noteGap' }>,
): Result<readonly Event[], Problem> =>
  ok(clock.running === null || toMs <= fromMs ? [] : [{ type: 'gapNoted', cause, fromMs, toMs, byMs: 0, atMs: toMs }]);

/** The system's clock was set; that of the match was not touched. */
export const noteStep = ({ end }: State, byMs: number, nowMs: number): Result<readonly Event[], Problem> =>
  ok(end === null ? [{ type: 'gapNoted', cause: 'stepped', fromMs: nowMs, toMs: nowMs, byMs, atMs: nowMs }] : []);

/** The oldest gap is decided on: the clock that ran gets the time back, or does not. */
export const dismissGap = ({ gaps }: State, giveBack: boolean, nowMs: number): Result<readonly Event[], Problem> => {
  const [gap] = gaps;
  if (gap === undefined) return err(refuse('clock/no_gap', {}));
  return ok([{ type: 'gapDismissed', givenMs: giveBack ? gap.toMs - gap.fromMs : 0, atMs: nowMs }]);
};
