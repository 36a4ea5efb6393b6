import { BoardCaptain } from '../../captain/boards/BoardCaptain';
import type { GameInHall } from '../../kit/display';
import { PLAIN } from '../plain';

/** Whether a draw is offered on a board by who has moved there. */
const isDrawOffered: GameInHall['isDrawOffered'] = ({ board }, { play }) =>
  play?.game === 'classical' &&
  play.boards.some((each) => each.board === board && each.offers.length > 0 && each.end === null);

export const CLASSICAL: GameInHall = { ...PLAIN, Captain: BoardCaptain, isDrawOffered };
