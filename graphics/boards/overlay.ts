import { seeing } from '../air/visit/seeing';
import { withinAir } from '../motion/air';
import { onAirParts } from '../air/onAirParts';
import { overlay } from '../air/overlay';
import { BoardsOverlay } from '../games/business/boards/BoardsOverlay';
import { BOARDS_REPLICANTS, pictureOf } from '../games/business/boards/picture';
import { planAll } from '../games/business/boards/plan';
import { buildTimeline } from '../games/business/boards/timeline';

/** The graphic `boards`: what it is drawn from and how it moves. */
export default overlay(
  seeing(
    onAirParts({
      graphic: 'boards',
      names: BOARDS_REPLICANTS,
      plan: (previous, current) => planAll(pictureOf(previous), pictureOf(current)),
      build: withinAir(buildTimeline),
      Drawing: BoardsOverlay,
    }),
  ),
);
