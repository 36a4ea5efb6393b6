import { remainingAt, type ClockLeft } from '../../common/clock';
import { SIDES } from '../../common/sides';
import { delayLeftAt, stopped } from './delayedClock';
import type { Event } from './events';
import { BOARDS } from './seats';
import { isRunning, type State } from './state';

/**
 * The events that bring both boards' clocks to what a correction leaves them at. They stop together. A turn that begins
 * anew has its whole delay (S14).
 */
export const clocksAs = (
  state: State,
  wanted: readonly ClockLeft[],
  atMs: number,
  reason: string,
): readonly Event[] => {
  if (state.settings.moveForMove) return [];
  const isStopped = wanted.every(({ stands }) => stands) && isRunning(state);
  const set = BOARDS.flatMap((board, index) => {
    const { clock: ran, position } = state.boards[board];
    const clock = isStopped ? stopped(ran, atMs) : ran;
    const { delayMs } = state.settings;
    const isDelayed = wanted[index]?.begins === true && delayLeftAt(clock, atMs) !== delayMs;
    return SIDES.flatMap((side): Event[] => {
      const remainingMs = wanted[index]?.remainingMs[side] ?? 0;
      const delay = isDelayed && side === position.toMove ? { delayMs } : {};
      if (remainingAt(clock, side, atMs) === remainingMs && !('delayMs' in delay)) return [];
      return [{ type: 'clockSet', board, side, remainingMs, ...delay, reason, atMs }];
    });
  });
  return [...(isStopped ? [{ type: 'clocksStopped', reason, atMs } as const] : []), ...set];
};
