import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../../common/result';
import { overrunAt } from '../../../common/clock';
import { sideOfPly, type Side } from '../../../common/sides';
import type { Command } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { chargedMs } from '../gaps';
import { isOver, type State } from '../state';

/** The side to move runs (B21). */
export const startClock = (state: State, nowMs: number): Result<readonly Event[], Problem> => {
  if (isOver(state)) return err(refuse('game/over', {}));
  if (state.clock.running !== null) return err(refuse('clock/running', {}));
  return ok([{ type: 'clockStarted', atMs: nowMs }]);
};

export const stopClock = (state: State, reason: string, nowMs: number): Result<readonly Event[], Problem> =>
  state.clock.running === null ? err(refuse('clock/stopped', {})) : ok([{ type: 'clockStopped', reason, atMs: nowMs }]);

/** What the clock in the hall shows. */
export const clockSet = (
  { side, remainingMs, reason }: Extract<Command, { type: 'setClock' }>,
  nowMs: number,
): Event => ({ type: 'clockSet', side, remainingMs, reason, atMs: nowMs });

/** Time for a side (B24, B25), counted from what its clock shows; below 0: taken from it. */
export const timeAdded = (
  { clock }: State,
  { side, ms, reason }: { readonly side: Side; readonly ms: number; readonly reason: string },
  nowMs: number,
): Event => {
  const overrunMs = overrunAt(clock, side, nowMs);
  const isUnseen = ms > 0 && overrunMs > 0;
  return { type: 'timeAdded', side, ms, ...(isUnseen ? { overrunMs } : {}), reason, atMs: nowMs };
};

/** Nobody could press while a clock ran: the clock has counted on, the arbiter may give the time back. */
export const noteGap = (
  state: State,
  { cause, fromMs, toMs }: Extract<Command, { type: 'noteGap' }>,
): Result<readonly Event[], Problem> => {
  const side = state.clock.running;
  return ok(side === null || toMs <= fromMs ? [] : [{ type: 'gapNoted', side, cause, fromMs, toMs, atMs: toMs }]);
};

/** The system's clock was set; the match clocks were not touched, which somebody may want to look at. */
export const noteStep = (state: State, byMs: number, nowMs: number): Result<readonly Event[], Problem> => {
  const side = state.clock.running ?? sideOfPly(state.ply);
  const step = { type: 'gapNoted', side, cause: 'stepped', fromMs: nowMs, toMs: nowMs, byMs, atMs: nowMs } as const;
  return ok(isOver(state) ? [] : [step]);
};

export const dismissGap = (state: State, giveBack: boolean, nowMs: number): Result<readonly Event[], Problem> => {
  const [gap] = state.gaps;
  if (gap === undefined) return err(refuse('clock/no_gap', {}));
  const givenMs = giveBack ? chargedMs(gap) : 0;
  return ok([{ type: 'gapDismissed', ...(givenMs > 0 ? { givenMs } : {}), atMs: nowMs }]);
};
