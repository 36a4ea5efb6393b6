import type { TurnsView } from '@schemas/turns';
import { printTurnLine } from '../record/turnLine';
import { sideOfPly, turnLabel } from '../../common/sides';
import type { State } from '../rules/state';

/** As many turns as pages may look back: four of each side. */
const SHOWN = 8;

/** The last turns as they were written down. */
export const projectTurns = ({ record }: State): TurnsView => {
  const turns = record.filter((line) => line.kind === 'turn').slice(-SHOWN);
  return {
    turns: turns.map(({ ply, items: read }) => {
      const items = read.map(({ item }) => item);
      return {
        turn: turnLabel(ply),
        ply: ply + 1,
        side: sideOfPly(ply),
        moves: items.flatMap((item) => (item.kind === 'move' ? [{ board: item.board, san: item.san }] : [])),
        line: printTurnLine(items),
      };
    }),
  };
};
