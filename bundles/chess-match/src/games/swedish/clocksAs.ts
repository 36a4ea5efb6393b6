import { remainingAt, stop } from '../common/clock';
import type { BySide } from '../common/sides';
import { SIDES } from '../common/sides';
import type { Event } from './events';
import { BOARDS } from './seats';
import { isRunning, type State } from './state';

interface Wanted {
  readonly remainingMs: BySide<number>;
  readonly stands: boolean;
}

/** The events that bring both boards' clocks to what a correction leaves them at. They stop together. */
export const clocksAs = (state: State, wanted: readonly Wanted[], atMs: number, reason: string): readonly Event[] => {
  if (state.settings.moveForMove) return [];
  const isStopped = wanted.every(({ stands }) => stands) && isRunning(state);
  const set = BOARDS.flatMap((board, index) => {
    const { clock: ran } = state.boards[board];
    const clock = isStopped ? stop(ran, atMs) : ran;
    return SIDES.flatMap((side): Event[] => {
      const remainingMs = wanted[index]?.remainingMs[side] ?? 0;
      if (remainingAt(clock, side, atMs) === remainingMs) return [];
      return [{ type: 'clockSet', board, side, remainingMs, reason, atMs }];
    });
  });
  return [...(isStopped ? [{ type: 'clocksStopped', reason, atMs } as const] : []), ...set];
};
