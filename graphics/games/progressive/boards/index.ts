import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { planBoard } from '../series/planBoard';
import { buildBoard } from '../series/playSeries';
import { Boards, BOARDS_VIEWS } from './Boards';

/** The graphic `boards` of chess in series. */
export const boards = onAir({
  graphic: 'boards',
  names: BOARDS_VIEWS,
  plan: planBoard,
  build: withinAir(buildBoard),
  Drawing: Boards,
});
