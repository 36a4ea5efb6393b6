import { chessCounts, countOf, type TeamCount } from '../../common/statistics';
import type { State } from '../rules/state';

/** What series brought: captures, checks, promotions. */
export const statistics = ({ turns }: State): readonly TeamCount[] => {
  const moves = turns.flatMap(({ side, moves: made }) => made.map(({ san }) => ({ team: side, san })));
  return [
    ...chessCounts(moves),
    countOf(
      'promotions',
      moves.filter(({ san }) => san.includes('=')),
    ),
  ];
};
