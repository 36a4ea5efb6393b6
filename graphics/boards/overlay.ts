import { BOARD_REPLICANTS } from 'chess-match/client';
import { withinAir } from '../motion/air';
import { planBoards } from '../shared/cards/plan';
import { buildTimeline } from '../shared/cards/timeline';
import { onAir } from '../shared/onAir';
import { BoardsOverlay } from './BoardsOverlay';
import { pictureOf } from './picture';

/** The graphic `boards`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'boards',
  names: BOARD_REPLICANTS,
  plan: (previous, current) => planBoards(pictureOf(previous), pictureOf(current)),
  build: withinAir(buildTimeline),
  Drawing: BoardsOverlay,
});
