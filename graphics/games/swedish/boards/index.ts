import { withinAir } from '../../../motion/air';
import { onAir } from '../../../air/onAir';
import { Boards, BOARDS_VIEWS } from './Boards';
import { planBoards } from './plan';
import { buildBoards } from './timeline';

/** The graphic `boards` of Swedish chess. */
export const boards = onAir({
  graphic: 'boards',
  names: BOARDS_VIEWS,
  plan: planBoards,
  build: withinAir(buildBoards),
  Drawing: Boards,
});
