import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { planBug } from './plan';
import { Scorebug } from './Scorebug';
import { buildBugTimeline } from './timeline';

/** The graphic `scorebug` of Swedish chess: drawn of what is published first, as every score bug. */
export const scorebug = onAir({
  graphic: 'scorebug',
  names: ['score', 'clocks', 'people'],
  plan: planBug,
  build: withinAir(buildBugTimeline),
  Drawing: Scorebug,
});
