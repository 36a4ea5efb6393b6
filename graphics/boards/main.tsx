import { BOARD_REPLICANTS } from 'chess-match/client';
import { mount } from '../shared/mount';
import { BoardsOverlay } from './BoardsOverlay';
import { pictureOf } from './picture';
import { planBoards } from './plan';

void mount({
  names: BOARD_REPLICANTS,
  plan: (previous, current) => planBoards(pictureOf(previous), pictureOf(current)),
  Overlay: BoardsOverlay,
});
