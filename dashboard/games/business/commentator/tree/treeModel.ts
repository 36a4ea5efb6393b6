import equal from 'fast-deep-equal';
import type { BoardView } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { hallRow } from 'chess-match/client/view';
import { chipsOf, motherOf, type BusinessCourse } from 'chess-match/games/business';

type Lines = Pick<BusinessCourse, 'branches'>;
type Line = BusinessCourse['branches'][number];

/** A place in the tree: a line of play after so many turns. */
export interface NodeId {
  readonly branch: string;
  readonly ply: number;
}

export interface TreeNode extends NodeId {
  readonly board: number;
  readonly view: BoardView;
  /** The line that its line parted from; null for the first. */
  readonly mother: Line | null;
  /** The label of the turn it stands after; empty at the beginning. */
  readonly turn: string;
  /** The last move of that very turn; null where none was made on this board. */
  readonly san: string | null;
  /** Chips of the line before this turn; null at its beginning. */
  readonly chipsBefore: number | null;
}

/** Every place that can be looked at, turn by turn. */
export interface TreeModel {
  readonly nodes: readonly TreeNode[];
  readonly byKey: ReadonlyMap<string, TreeNode>;
  /** Board numbers from above as the hall hangs them from the left, 4 2 1 3 5. */
  readonly rows: readonly number[];
  readonly lastPly: number;
}

export const keyOf = ({ branch, ply }: NodeId): string => `${ply} ${branch}`;

/** A line's identity; a game that names none has one line a board. */
const branchOf = ({ line: branch, board }: BoardView): string => branch ?? `board ${board}`;

const nodesOf = (course: Lines, moment: Moment, before: Moment | undefined): readonly TreeNode[] =>
  moment.boards.map((view) => {
    const branch = branchOf(view);
    const earlier = before?.boards.find((other) => branchOf(other) === branch);
    const wasMoved = !equal(earlier?.lastMoves, view.lastMoves);
    return {
      branch,
      ply: moment.ply,
      board: view.board,
      view,
      mother: motherOf(course, branch) ?? null,
      turn: moment.turn,
      san: wasMoved ? (view.lastMoves.at(-1)?.san ?? null) : null,
      chipsBefore: earlier === undefined ? null : chipsOf(earlier),
    };
  });

/**
 * @param boards how many boards the match may use; more are shown where more were played on
 * @param course which line parted from which
 */
export const treeModel = (moments: readonly Moment[], boards: number, course: Lines): TreeModel => {
  const nodes = moments.flatMap((moment, index) => nodesOf(course, moment, moments[index - 1]));
  const used = Math.max(0, ...nodes.map(({ board }) => board));
  return {
    nodes,
    byKey: new Map(nodes.map((node) => [keyOf(node), node])),
    rows: hallRow(Math.max(used, Math.min(boards, 9))),
    lastPly: moments.at(-1)?.ply ?? 0,
  };
};
