import { chessCounts, countOf, type TeamCount } from '../../common/statistics';
import { sideOfPly } from '../../common/sides';
import type { State } from '../rules/state';

const movesOf = ({ record }: State) =>
  record.flatMap((line) =>
    line.kind !== 'turn'
      ? []
      : line.items.flatMap(({ item }) => (item.kind === 'move' ? [{ team: sideOfPly(line.ply), san: item.san }] : [])),
  );

/** Branches born (B6), chips moved by passes and selections, boards given up for their chips, then chess. */
export const statistics = (state: State): readonly TeamCount[] => {
  const { forks, passes, selections } = state;
  const moved = [...passes, ...selections].map(({ side, chips }) => ({ team: side, times: chips }));
  return [
    countOf(
      'branchings',
      forks.map(({ side }) => ({ team: side })),
    ),
    countOf('chipsMoved', moved),
    countOf(
      'givenUp',
      selections.map(({ side }) => ({ team: side })),
    ),
    ...chessCounts(movesOf(state)),
  ];
};
