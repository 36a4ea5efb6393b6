import { opponent, type Side } from '../../common/sides';
import type { Settings } from './settings';

type Agreed = Pick<Settings, 'colours'>;

/** C1 whether a team has the other colour on a board than on the first. */
const isReversed = ({ colours }: Agreed, board: number): boolean => colours === 'alternating' && board % 2 === 0;

/** C1 the team that has a colour on a board; a team is named by its colour on the first. */
export const teamAt = (agreed: Agreed, board: number, side: Side): Side =>
  isReversed(agreed, board) ? opponent(side) : side;

/** C1 the colour a team has on a board. */
export const sideOf = teamAt;
