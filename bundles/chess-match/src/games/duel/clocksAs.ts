import { remainingAt, stop, type ClockLeft } from '../common/clock';
import { SIDES } from '../common/sides';
import type { DuelEvent } from './events';
import type { DuelState } from './state';

/** The events that bring the one clock of a match to what a correction leaves it at. */
export const clocksAs = (
  { clock }: DuelState,
  [wanted]: readonly ClockLeft[],
  atMs: number,
  reason: string,
): readonly DuelEvent[] => {
  if (wanted === undefined) return [];
  const isStopped = wanted.stands && clock.running !== null;
  const left = isStopped ? stop(clock, atMs) : clock;
  const stopped: readonly DuelEvent[] = isStopped ? [{ type: 'clockStopped', reason, atMs }] : [];
  const set = SIDES.filter((side) => remainingAt(left, side, atMs) !== wanted.remainingMs[side]).map(
    (side): DuelEvent => ({ type: 'clockSet', side, remainingMs: wanted.remainingMs[side], reason, atMs }),
  );
  return [...stopped, ...set];
};
