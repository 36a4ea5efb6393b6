import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { buildBug } from '../../../scorebug/timeline';
import { planSeriesBug } from './plan';
import { Scorebug } from './Scorebug';

/** The graphic `scorebug` of chess in series. */
export const scorebug = onAir({
  graphic: 'scorebug',
  names: ['score', 'clocks', 'people', 'play'],
  plan: planSeriesBug,
  build: withinAir(buildBug),
  Drawing: Scorebug,
});
