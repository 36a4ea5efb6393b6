import { remainingAt } from '../../../common/clock';
import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import { opponent, type Side } from '../../../common/sides';
import { LONGEST_MS } from '../../../common/settings';
import type { Command } from '../commands';
import { refuse } from '../errors';
import type { Event } from '../events';
import { kindIn, type End, type State } from '../state';

/** The side to move runs. */
export const startClock = ({ end, clock }: State, nowMs: number): Result<readonly Event[], Problem> => {
  if (end !== null) return err(refuse('game/over', { reason: end.reason }));
  return clock.running === null ? ok([{ type: 'clockStarted', atMs: nowMs }]) : err(refuse('clock/running', {}));
};

export const stopClock = ({ clock }: State, reason: string, nowMs: number): Result<readonly Event[], Problem> =>
  clock.running === null ? err(refuse('clock/stopped', {})) : ok([{ type: 'clockStopped', reason, atMs: nowMs }]);

const isTime = (ms: number): boolean => Number.isSafeInteger(ms) && Math.abs(ms) <= LONGEST_MS;

/** What the clock in the hall shows. */
export const setClock = (
  { side, remainingMs, reason }: Extract<Command, { type: 'setClock' }>,
  nowMs: number,
): Result<readonly Event[], Problem> =>
  isTime(remainingMs)
    ? ok([{ type: 'clockSet', side, remainingMs, reason, atMs: nowMs }])
    : err(refuse('clock/bad_time', { ms: remainingMs }));

export const addTime = (
  { side, ms, reason }: Extract<Command, { type: 'addTime' }>,
  nowMs: number,
): Result<readonly Event[], Problem> =>
  isTime(ms) ? ok([{ type: 'timeAdded', side, ms, reason, atMs: nowMs }]) : err(refuse('clock/bad_time', { ms }));

/** A king alone mates nobody: who has no more than it draws, as in FIDE 6.9. */
export const couldMate = (state: State, side: Side): boolean => {
  const { royal } = kindIn(state).rules.definition;
  return state.stand.position.squares.some((man) => man?.side === side && man.type !== royal);
};

/** The flag of a side has fallen. @returns flag/time_left while the clock shows time: that of the hall is set first */
export const flag = (state: State, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  if (state.end !== null) return err(refuse('game/over', { reason: state.end.reason }));
  const remainingMs = remainingAt(state.clock, side, nowMs);
  if (remainingMs > 0) return err(refuse('flag/time_left', { side, remainingMs }));
  const foe = opponent(side);
  const end: End = { result: couldMate(state, foe) ? foe : 'draw', reason: 'flag', atMs: nowMs };
  return ok([{ type: 'flagFell', side, end, atMs: nowMs }]);
};
