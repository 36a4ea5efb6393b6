import { withinAir } from '../../../motion/air';
import { BUG_REPLICANTS } from '../../../scorebug/picture';
import { planBug } from '../../../scorebug/plan';
import { buildBugTimeline } from '../../../scorebug/timeline';
import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { Scorebug } from './Scorebug';

/** The graphic `scorebug` of Swedish chess: drawn of what is published first, as every score bug. */
export const scorebug = graphicOf(
  onAirParts({
    graphic: 'scorebug',
    names: BUG_REPLICANTS,
    plan: planBug,
    build: withinAir(buildBugTimeline),
    Drawing: Scorebug,
  }),
);
