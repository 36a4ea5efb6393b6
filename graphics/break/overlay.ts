import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { BreakScreen } from './BreakScreen';
import { planBreak } from './plan';
import { buildBreakTimeline } from './timeline';

/** The graphic `break`: what goes on, and how the match stands. */
export default onAir({
  graphic: 'break',
  names: ['people', 'score'],
  plan: planBreak,
  build: withinAir(buildBreakTimeline),
  Drawing: BreakScreen,
});
