import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { withinAir } from '../../../motion/air';
import { BOARDS_VIEWS } from '../boards/Boards';
import { planBoard } from '../series/planBoard';
import { buildBoard } from '../series/playSeries';
import { Focus } from './Focus';

/** The graphic `focus` of chess in series: there is one board, whichever was asked for. */
export const focus = graphicOf(
  onAirParts({
    graphic: 'focus',
    names: BOARDS_VIEWS,
    plan: planBoard,
    build: withinAir(buildBoard),
    Drawing: Focus,
  }),
);
