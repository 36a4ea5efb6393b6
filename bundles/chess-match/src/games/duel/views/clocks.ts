import type { ClocksView } from '@schemas/clocks';
import { SIDES } from '../../common/sides';
import { ONE_THREAD } from '../../common/threads';
import type { DuelState } from '../state';

/** The oldest gap, as pages show it. */
const gapView = ({ gaps: [gap] }: DuelState): ClocksView['gap'] => {
  if (gap === undefined) return null;
  const { side, cause, fromMs, toMs, byMs } = gap;
  return { side, cause, fromMs, toMs, lostMs: toMs - fromMs, byMs };
};

/** One clock with two sides. @param mode what the game's clock is called */
export const duelClocks = (state: DuelState, mode: string): ClocksView => {
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
    mode,
    gap: gapView(state),
  };
};
