import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { planBug } from './plan';
import { Scorebug } from './Scorebug';
import { buildBug } from './timeline';

/** The graphic `scorebug`: drawn of what is published first. */
export default onAir({
  graphic: 'scorebug',
  names: ['score', 'clocks', 'people'],
  plan: planBug,
  build: withinAir(buildBug),
  Drawing: Scorebug,
});
