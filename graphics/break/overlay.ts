import { withinAir } from '../motion/air';
import { onAir } from '../air/onAir';
import { Break, BREAK_REPLICANTS } from './Break';
import { planBreak } from './plan';
import { buildBreakTimeline } from './timeline';

/** The graphic `break`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'break',
  names: BREAK_REPLICANTS,
  plan: planBreak,
  build: withinAir(buildBreakTimeline),
  Drawing: Break,
});
