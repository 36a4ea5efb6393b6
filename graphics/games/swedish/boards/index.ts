import { withinAir } from '../../../motion/air';
import { asGameGraphic } from '../../../air/gameGraphics';
import { onAirParts } from '../../../air/onAirParts';
import { Boards, BOARDS_VIEWS } from './Boards';
import { planBoards } from './plan';
import { buildBoards } from './timeline';

/** The graphic `boards` of Swedish chess. */
export const boards = asGameGraphic(
  onAirParts({
    graphic: 'boards',
    names: BOARDS_VIEWS,
    plan: planBoards,
    build: withinAir(buildBoards),
    Drawing: Boards,
  }),
);
