import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../common/result';
import { refuse } from '../errors';
import type { Event } from '../events';
import { isOver, type State } from '../state';

/** The side to move runs (B21). */
export const startClock = (state: State, nowMs: number): Result<readonly Event[], Problem> => {
  if (isOver(state)) return err(refuse('game/over', {}));
  if (state.clock.running !== null) return err(refuse('clock/running', {}));
  return ok([{ type: 'clockStarted', atMs: nowMs }]);
};

export const stopClock = (state: State, reason: string, nowMs: number): Result<readonly Event[], Problem> =>
  state.clock.running === null ? err(refuse('clock/stopped', {})) : ok([{ type: 'clockStopped', reason, atMs: nowMs }]);

/** The server was down while a clock ran: the clock has counted on, the arbiter may give the time back. */
export const noteGap = (state: State, fromMs: number, toMs: number): Result<readonly Event[], Problem> => {
  const side = state.clock.running;
  return ok(side === null || toMs <= fromMs ? [] : [{ type: 'gapNoted', side, fromMs, toMs, atMs: toMs }]);
};

export const dismissGap = (state: State, giveBack: boolean, nowMs: number): Result<readonly Event[], Problem> => {
  const [gap] = state.gaps;
  if (gap === undefined) return err(refuse('clock/no_gap', {}));
  const back: readonly Event[] = giveBack
    ? [{ type: 'timeAdded', side: gap.side, ms: gap.lostMs, reason: '', atMs: nowMs }]
    : [];
  return ok([...back, { type: 'gapDismissed', atMs: nowMs }]);
};
