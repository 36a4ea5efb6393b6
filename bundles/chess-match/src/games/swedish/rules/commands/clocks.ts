import { overrunAt } from '../../../common/clock';
import { err, ok, type Result } from '../../../common/result';
import type { Problem } from '../../../common/problem';
import type { Command } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { isRunning, type State } from '../state';

const DAY_MS = 86_400_000;

/** Both boards begin together (S1); on each the side to move runs. */
export const startClocks = (state: State, nowMs: number): Result<readonly Event[], Problem> => {
  if (state.end !== null) return err(refuse('game/over', { reason: state.end.reason }));
  if (state.settings.moveForMove) return err(refuse('clock/none', {}));
  if (isRunning(state)) return err(refuse('clock/running', {}));
  return ok([{ type: 'clocksStarted', atMs: nowMs }]);
};

export const stopClocks = (state: State, reason: string, nowMs: number): Result<readonly Event[], Problem> =>
  isRunning(state) ? ok([{ type: 'clocksStopped', reason, atMs: nowMs }]) : err(refuse('clock/stopped', {}));

const isTime = (ms: number): boolean => Number.isSafeInteger(ms) && Math.abs(ms) <= DAY_MS;

/** What the clock in the hall shows. */
export const setClock = (
  { settings }: State,
  { board, side, remainingMs, reason }: Extract<Command, { type: 'setClock' }>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  if (settings.moveForMove) return err(refuse('clock/none', {}));
  if (!isTime(remainingMs)) return err(refuse('clock/bad_time', { ms: remainingMs }));
  return ok([{ type: 'clockSet', board, side, remainingMs, reason, atMs: nowMs }]);
};

/** Time for a player, counted from what his clock shows; below 0: taken from it. */
export const addTime = (
  { settings, boards }: State,
  { board, side, ms, reason }: Extract<Command, { type: 'addTime' }>,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  if (settings.moveForMove) return err(refuse('clock/none', {}));
  if (!isTime(ms)) return err(refuse('clock/bad_time', { ms }));
  const overrunMs = overrunAt(boards[board].clock, side, nowMs);
  const isUnseen = ms > 0 && overrunMs > 0;
  return ok([{ type: 'timeAdded', board, side, ms, ...(isUnseen ? { overrunMs } : {}), reason, atMs: nowMs }]);
};
