import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { withinAir } from '../../../motion/air';
import { BoardsOverlay } from './BoardsOverlay';
import { BOARDS_REPLICANTS, pictureOf } from './picture';
import { planAll } from './plan';
import { buildTimeline } from './timeline';

/**
 * The graphic `boards` of Business Chess: in the band below them stands why they matter, while no announcement does.
 */
export const boards = graphicOf({
  ...onAirParts({
    graphic: 'boards',
    names: BOARDS_REPLICANTS,
    plan: (previous, current) => planAll(pictureOf(previous), pictureOf(current)),
    build: withinAir(buildTimeline),
    Drawing: BoardsOverlay,
  }),
  seesVisits: true,
});
