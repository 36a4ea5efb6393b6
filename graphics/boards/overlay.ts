import { seeing } from '../key-change/seeing';
import { withinAir } from '../motion/air';
import { onAirParts } from '../shared/onAirParts';
import { overlay } from '../shared/overlay';
import { BoardsOverlay } from './BoardsOverlay';
import { BOARDS_REPLICANTS, pictureOf } from './picture';
import { planAll } from './plan';
import { buildTimeline } from './timeline';

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
