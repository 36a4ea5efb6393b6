import { BOARD_REPLICANTS } from 'chess-match/client';
import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { BoardsOverlay } from './BoardsOverlay';
import { pictureOf } from './picture';
import { planBoards } from '../shared/cards/plan';

/** The graphic `boards`: what it is drawn from and how it moves. */
export const boards = overlay({
  graphic: 'boards',
  names: BOARD_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planBoards(pictureOf(previous), pictureOf(current))),
  Overlay: BoardsOverlay,
});
