import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { buildBug } from '../../../scorebug/timeline';
import { planBug } from './plan';
import { OWN_BUG_VIEWS, Scorebug } from './Scorebug';

/** The graphic `scorebug` of Belarusian chess. */
export const scorebug = onAir({
  graphic: 'scorebug',
  names: OWN_BUG_VIEWS,
  plan: planBug,
  build: withinAir(buildBug),
  Drawing: Scorebug,
});
