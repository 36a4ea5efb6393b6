import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { BUG_VIEWS } from '../../../scorebug/Bug';
import { buildBug } from '../../../scorebug/timeline';
import { planStandingBug } from './plan';
import { Scorebug } from './Scorebug';

/** The graphic `scorebug` of a match on boards. */
export const scorebug = onAir({
  graphic: 'scorebug',
  names: BUG_VIEWS,
  plan: planStandingBug,
  build: withinAir(buildBug),
  Drawing: Scorebug,
});
