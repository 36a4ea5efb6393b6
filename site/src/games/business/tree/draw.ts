import type { BusinessCourse as Tree } from 'chess-match/games/business';
import { planLanes } from '../../../../../graphics/games/business/tree/layout/lanes';

type Line = Tree['branches'][number];

/** Pixels of the drawing. */
export const SIZE = { lane: 36, top: 20, left: 16, right: 50, axis: 26, end: 16 } as const;

export interface DrawnLine {
  readonly branch: string;
  readonly board: number;
  /** Of the line on its lane, from its birth to its end or to now. */
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** How it leaves its mother's; null for the first. */
  readonly birth: string | null;
  /** Chips at its head; null where it has ended. */
  readonly chips: number | null;
}

export interface DrawnEnd {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Half-points. */
  readonly white: number;
  readonly black: number;
}

export interface DrawnPass {
  readonly key: string;
  readonly path: string;
  readonly board: number;
  readonly x: number;
  readonly y: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly DrawnLine[];
  readonly passes: readonly DrawnPass[];
  /** Chips of a line that was given up, on their way to others. */
  readonly gifts: readonly { readonly key: string; readonly path: string; readonly board: number }[];
  readonly ends: readonly DrawnEnd[];
  /** The score after a turn that changed it, where there is room for it. */
  readonly scores: readonly {
    readonly x: number;
    readonly ply: number;
    readonly white: number;
    readonly black: number;
  }[];
  readonly xOf: (ply: number) => number;
}

const SCORE_ROOM = 46;

const xs = (plies: number, width: number): ((ply: number) => number) => {
  const room = Math.max(1, width - SIZE.left - SIZE.right);
  return (ply) => SIZE.left + (plies === 0 ? 0 : (room * ply) / plies);
};

/** A line from lane to lane, standing upright at x and lying at its ends. */
const bent = (x: number, from: number, to: number): string => {
  const [reach, down] = [10, Math.sign(to - from) * 10];
  return `M${x - reach} ${from}Q${x} ${from} ${x} ${from + down}V${to - down}Q${x} ${to} ${x + reach} ${to}`;
};

/** An arc that leaves a lane and comes back down on another. */
const arc = (x: number, from: number, to: number): string => `M${x} ${from}Q${x + 14} ${(from + to) / 2} ${x} ${to}`;

const withRoom = <T extends { readonly x: number }>(marks: readonly T[]): readonly T[] => {
  let after = Infinity;
  return marks
    .toReversed()
    .filter(({ x }) => {
      const isFree = x + SCORE_ROOM <= after;
      if (isFree) after = x;
      return isFree;
    })
    .toReversed();
};

/**
 * Lines of a tree over the turns that were made, each with as much room as another: what is tapped is a turn and a
 * line.
 */
export const drawTree = (tree: Tree, width: number): Drawing => {
  const { laneOf, count } = planLanes(tree);
  const xOf = xs(tree.ply, width);
  const yOf = (branch: string): number => SIZE.top + (laneOf.get(branch) ?? 0) * SIZE.lane;
  const boardOf = (branch: string): number => tree.branches.find((line) => line.branch === branch)?.board ?? 1;
  const lineOf = ({ branch, board, mother, bornPly, endPly, chips }: Line): DrawnLine => ({
    branch,
    board,
    y: yOf(branch),
    from: xOf(bornPly),
    to: xOf(endPly ?? tree.ply),
    birth: mother === null ? null : bent(xOf(bornPly), yOf(mother), yOf(branch)),
    chips: endPly === null ? chips : null,
  });
  const scores = tree.scores
    .filter(({ ply }) => ply > 0)
    .map(({ ply, white, black }) => ({ x: xOf(ply), ply, white, black }));
  return {
    width,
    height: SIZE.top + Math.max(0, count - 1) * SIZE.lane + SIZE.top + (scores.length > 0 ? SIZE.axis : 0),
    lines: tree.branches.map(lineOf),
    passes: tree.passes.map(({ ply, from, to }) => {
      const [x, y] = [xOf(ply), yOf(to)];
      return { key: `${ply} ${from} ${to}`, path: arc(x, yOf(from), y), board: boardOf(from), x, y };
    }),
    gifts: tree.selections.flatMap(({ ply, branch, targets }) =>
      targets.map((target) => ({
        key: `${ply} ${target.branch}`,
        path: bent(xOf(ply), yOf(branch), yOf(target.branch)),
        board: boardOf(branch),
      })),
    ),
    ends: tree.ends.map(({ ply, branch, white, black }) => ({
      key: branch,
      white,
      black,
      x: xOf(ply),
      y: yOf(branch),
    })),
    scores: withRoom(scores),
    xOf,
  };
};

/** The turn and the board at a place of the drawing: of the lines that were played on then the nearest. */
export const placeAt = (
  tree: Tree,
  drawing: Drawing,
  x: number,
  y: number,
): { readonly ply: number; readonly board: number | null } => {
  const room = Math.max(1, drawing.xOf(tree.ply) - SIZE.left);
  const ply = Math.round(Math.min(1, Math.max(0, (x - SIZE.left) / room)) * tree.ply);
  const near = tree.branches
    .filter(({ bornPly, endPly }) => bornPly <= ply && (endPly ?? Infinity) >= ply)
    .map(({ board, branch }) => ({
      board,
      far: Math.abs(y - (drawing.lines.find((line) => line.branch === branch)?.y ?? 0)),
    }))
    .toSorted((a, b) => a.far - b.far);
  return { ply, board: near[0]?.board ?? null };
};
