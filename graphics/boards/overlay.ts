import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { Boards, BOARDS_VIEWS } from './Boards';
import { planBoards } from './plan';
import { buildBoards } from './timeline';

/** The graphic `boards`: one to five boards of any size. */
export default onAir({
  graphic: 'boards',
  names: BOARDS_VIEWS,
  plan: planBoards,
  build: withinAir(buildBoards),
  Drawing: Boards,
});
