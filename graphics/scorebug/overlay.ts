import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { BUG_VIEWS } from './Bug';
import { planBug } from './plan';
import { Scorebug } from './Scorebug';
import { buildBug } from './timeline';

/** The graphic `scorebug`: drawn of what is published first. */
export default onAir({
  graphic: 'scorebug',
  names: BUG_VIEWS,
  plan: planBug,
  build: withinAir(buildBug),
  Drawing: Scorebug,
});
