import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { BOARDS_VIEWS } from '../boards/Boards';
import { planBoard } from '../series/planBoard';
import { buildBoard } from '../series/playSeries';
import { Focus } from './Focus';

/** The graphic `focus` of chess in series: there is one board, whichever was asked for. */
export const focus = onAir({
  graphic: 'focus',
  names: BOARDS_VIEWS,
  plan: planBoard,
  build: withinAir(buildBoard),
  Drawing: Focus,
});
