import type { ClocksView } from '@schemas/clocks';
import type { Clock } from './clock';
import { SIDES } from './sides';
import { ONE_THREAD } from './threads';

/** Shows one clock with two sides as the clocks of a match that is one thread. */
export const oneClock = (clock: Clock): Pick<ClocksView, 'clocks' | 'running'> => ({
  clocks: SIDES.map((side) => ({
    id: side,
    side,
    thread: ONE_THREAD,
    team: side,
    board: null,
    remainingMs: clock.remainingMs[side],
    runningSinceMs: clock.running === side ? clock.sinceMs : null,
  })),
  running: clock.running !== null,
});
