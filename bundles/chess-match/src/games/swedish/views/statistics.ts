import { chessCounts, countOf, type TeamCount } from '../../common/statistics';
import { teamColourAt } from '../rules/numbers';
import type { State } from '../rules/state';

/** Captures, which feed the partner, what was dropped of them, and checks. */
export const statistics = ({ moves }: State): readonly TeamCount[] => {
  const made = moves.map(({ board, side, san, move }) => ({ team: teamColourAt(board, side), san, kind: move.kind }));
  const drops = countOf(
    'drops',
    made.filter(({ kind }) => kind === 'drop'),
  );
  const [captures, ...others] = chessCounts(made);
  return captures === undefined ? [drops] : [captures, drops, ...others];
};
