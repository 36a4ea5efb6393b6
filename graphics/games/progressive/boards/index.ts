import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { withinAir } from '../../../motion/air';
import { planBoard } from '../series/planBoard';
import { buildBoard } from '../series/playSeries';
import { Boards, BOARDS_VIEWS } from './Boards';

/** The graphic `boards` of chess in series. */
export const boards = graphicOf(
  onAirParts({
    graphic: 'boards',
    names: BOARDS_VIEWS,
    plan: planBoard,
    build: withinAir(buildBoard),
    Drawing: Boards,
  }),
);
