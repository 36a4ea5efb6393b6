import type { ClocksView } from '@schemas/clocks';
import { SIDES } from '../../common/sides';
import { ONE_THREAD } from '../../common/threads';
import type { State } from '../rules/state';

/** The oldest gap, as pages show it. */
const gapView = ({ gaps: [gap] }: State): ClocksView['gap'] => {
  if (gap === undefined) return null;
  const { side, cause, fromMs, toMs, byMs } = gap;
  return { side, cause, fromMs, toMs, lostMs: toMs - fromMs, byMs };
};

/** One clock with two sides. */
export const clocksView = (state: State): ClocksView => {
  const { clock } = state;
  return {
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
    mode: 'belarusian',
    gap: gapView(state),
  };
};
