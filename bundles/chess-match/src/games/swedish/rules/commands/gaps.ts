import * as gaps from '../../../apart/gaps';
import { err, ok, type Result } from '../../../common/result';
import type { Problem } from '../../../common/problem';
import type { Command } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { running, type State } from '../state';

/** The clocks went on while nobody could press. */
export const noteGap = (
  state: State,
  command: Extract<Command, { type: 'noteGap' }>,
): Result<readonly Event[], Problem> => ok(gaps.noteGap(running(state), command));

/** The system's clock was set; the clocks of the match were not touched. */
export const noteStep = (state: State, byMs: number, nowMs: number): Result<readonly Event[], Problem> =>
  ok(state.end === null ? [gaps.noteStep(running(state), byMs, nowMs)] : []);

/** The oldest gap is decided on; a match that is over gives nothing back. */
export const dismissGap = (state: State, giveBack: boolean, nowMs: number): Result<readonly Event[], Problem> => {
  const [gap] = state.gaps;
  if (gap === undefined) return err(refuse('clock/no_gap', {}));
  return ok([gaps.dismissGap(gap, giveBack && state.end === null, nowMs)]);
};
