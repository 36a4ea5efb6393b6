import { chessCounts, type TeamCount } from '../../common/statistics';
import { teamAt } from '../rules/colours';
import type { State } from '../rules/state';

/** Captures and checks on all boards, by team. */
export const statistics = ({ settings, moves }: State): readonly TeamCount[] =>
  chessCounts(moves.map(({ board, side, san }) => ({ team: teamAt(settings, board, side), san })));
