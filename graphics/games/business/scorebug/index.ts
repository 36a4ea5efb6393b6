import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { BUG_REPLICANTS } from './picture';
import { planBug } from './plan';
import { buildBugTimeline } from './timeline';
import { Scorebug } from './Scorebug';

/** The graphic `scorebug` of Business Chess. */
export const scorebug = onAir({
  graphic: 'scorebug',
  names: BUG_REPLICANTS,
  plan: planBug,
  build: withinAir(buildBugTimeline),
  Drawing: Scorebug,
});
