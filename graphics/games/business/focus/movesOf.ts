import type { TurnsView } from 'chess-match/client';
import type { BusinessCourse } from 'chess-match/games/business';
import type { ListedMove } from '../../../focus/listedMove';
import { lineageOf } from './path';

/** The last moves that led to a line's position, oldest first; before its fork they stand on its mother's board. */
export const movesOf = (
  { turns }: TurnsView,
  tree: Pick<BusinessCourse, 'branches'>,
  branch: string,
): readonly ListedMove[] => {
  const lines = lineageOf(tree, branch);
  return turns.flatMap(({ ply, turn, side, moves }) => {
    const line = lines.findLast(({ bornPly }) => bornPly <= ply);
    const move = moves.find(({ board }) => board === line?.board);
    return !line || !move || (line.endPly !== null && ply > line.endPly) ? [] : [{ ply, turn, side, san: move.san }];
  });
};
