import { BOARD_REPLICANTS } from 'chess-match/client';
import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { BoardsOverlay } from './BoardsOverlay';
import { pictureOf } from './picture';
import { planBoards } from '../shared/cards/plan';

void mount({
  graphic: 'boards',
  names: BOARD_REPLICANTS,
  plan: (previous, current) => planAir(previous, current, () => planBoards(pictureOf(previous), pictureOf(current))),
  Overlay: BoardsOverlay,
});
