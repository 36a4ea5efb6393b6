import type { BoardView, CourseView, MatchView } from 'chess-match/client';
import { courseOf, type BusinessCourse } from 'chess-match/games/business';
import { visibleBoards } from '../cards/visible';

interface Sources {
  readonly match: Pick<MatchView, 'status' | 'ply'>;
  /** Every board, board 1 first. */
  readonly boards: readonly BoardView[];
  readonly course: CourseView;
}

/** Lines that took part in key changes, the latest change last; of a fork the new line, of the others who gained. */
const changed = ({ forks, passes, selections }: BusinessCourse): readonly string[] =>
  [
    ...forks.map(({ ply, daughter }) => ({ ply, branch: daughter })),
    ...passes.map(({ ply, to }) => ({ ply, branch: to })),
    ...selections.flatMap(({ ply, targets }) => targets.map(({ branch }) => ({ ply, branch }))),
  ]
    .sort((a, b) => a.ply - b.ply)
    .map(({ branch }) => branch);

/**
 * The board shown large. A board asked for by number is that one, or none while it holds no line. Otherwise the live
 * one whose worth changed last, else the lowest live; when the game is over, a board that ended last.
 */
export const focusedBoard = (sources: Sources, asked: number | null): BoardView | null => {
  const { match, boards } = sources;
  if (match.status === 'none') return null;
  if (asked !== null) return boards.find(({ board, status }) => board === asked && status !== 'empty') ?? null;
  const live = boards.filter(({ status }) => status === 'live');
  const latest = changed(courseOf(sources)).findLast((branch) => live.some((board) => board.line === branch));
  return live.find(({ line }) => line === latest) ?? live[0] ?? visibleBoards(match, boards)[0] ?? null;
};
