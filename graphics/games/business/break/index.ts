import { onAir } from '../../../air/onAir';
import { planBreak } from '../../../break/plan';
import { buildBreakTimeline } from '../../../break/timeline';
import { withinAir } from '../../../motion/air';
import { Break, BREAK_REPLICANTS } from './Break';

/** The graphic `break` of Business Chess: what each board is worth, and how the match stands. */
export const pause = onAir({
  graphic: 'break',
  names: BREAK_REPLICANTS,
  plan: planBreak,
  build: withinAir(buildBreakTimeline),
  Drawing: Break,
});
