import { withinAir } from '../../../motion/air';
import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { Boards, BOARDS_VIEWS } from './Boards';
import { planBoards } from './plan';
import { buildBoards } from './timeline';

/** The graphic `boards` of Swedish chess. */
export const boards = graphicOf(
  onAirParts({
    graphic: 'boards',
    names: BOARDS_VIEWS,
    plan: planBoards,
    build: withinAir(buildBoards),
    Drawing: Boards,
  }),
);
