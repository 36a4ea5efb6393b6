import type { ClocksView } from '@schemas/clocks';
import { oneClock } from '../../common/oneClock';
import type { DuelState } from '../state';

/** The oldest gap, as pages show it. */
const gapView = ({ gaps: [gap] }: DuelState): ClocksView['gap'] => {
  if (gap === undefined) return null;
  const { side, cause, fromMs, toMs, byMs } = gap;
  return { side, cause, fromMs, toMs, lostMs: toMs - fromMs, byMs };
};

/** One clock with two sides. @param mode what the game's clock is called */
export const duelClocks = (state: DuelState, mode: string): ClocksView => ({
  ...oneClock(state.clock),
  mode,
  gap: gapView(state),
});
