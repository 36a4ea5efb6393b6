import { withinAir } from '../../motion/air';
import { planBug } from '../../scorebug/plan';
import { buildBugTimeline } from '../../scorebug/timeline';
import { asGameGraphic } from '../../shared/gameGraphics';
import { onAirParts } from '../../shared/onAirParts';
import { Scorebug } from './Scorebug';

/** The graphic `scorebug` of Swedish chess: drawn of what is published first, as every score bug. */
export const scorebug = asGameGraphic(
  onAirParts({
    graphic: 'scorebug',
    names: ['score', 'clocks', 'people'],
    plan: planBug,
    build: withinAir(buildBugTimeline),
    Drawing: Scorebug,
  }),
);
