import { withinAir } from '../motion/air';
import { onAir } from '../air/onAir';
import { BUG_REPLICANTS } from './picture';
import { planBug } from './plan';
import { Scorebug } from '../games/business/scorebug/Scorebug';
import { buildBugTimeline } from './timeline';

/** The graphic `scorebug`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'scorebug',
  names: BUG_REPLICANTS,
  plan: planBug,
  build: withinAir(buildBugTimeline),
  Drawing: Scorebug,
});
