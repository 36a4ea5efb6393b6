import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { planBug } from '../../../scorebug/plan';
import { buildBug } from '../../../scorebug/timeline';
import { Scorebug } from './Scorebug';

/** The graphic `scorebug` of Swedish chess: drawn of what is published first, as every score bug. */
export const scorebug = onAir({
  graphic: 'scorebug',
  names: ['score', 'clocks', 'people'],
  plan: planBug,
  build: withinAir(buildBug),
  Drawing: Scorebug,
});
