import type { ClocksView } from '@schemas/clocks';
import { remainingAt } from '../../../view/clock';

/** Every clock as it stands at a moment, for what shows time and does not tick by itself. Unix ms. */
export const clocksAt = ({ clocks }: ClocksView, nowMs: number) => ({
  atMs: nowMs,
  clocks: clocks.map((clock) => {
    const { id, thread, board, side, team, runningSinceMs } = clock;
    return {
      id,
      thread,
      board,
      side,
      team,
      remainingMs: remainingAt(clock, nowMs),
      isRunning: runningSinceMs !== null,
    };
  }),
});
