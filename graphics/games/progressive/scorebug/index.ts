import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { withinAir } from '../../../motion/air';
import { buildBug } from '../../../scorebug/timeline';
import { shownAfterMs } from '../series/shownAfter';
import { planSeriesBug } from './plan';
import { Scorebug } from './Scorebug';

/**
 * The graphic `scorebug` of chess in series: it tells of a series when the board has shown it, its clocks are as they
 * are.
 */
export const scorebug = graphicOf({
  ...onAirParts({
    graphic: 'scorebug',
    names: ['score', 'clocks', 'people', 'play'],
    plan: planSeriesBug,
    build: withinAir(buildBug),
    Drawing: Scorebug,
  }),
  shownAfterMs,
});
