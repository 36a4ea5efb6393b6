import type { BusinessCourse } from 'chess-match/games/business';
import { keyOf, type NodeId, type TreeModel, type TreeNode } from './treeModel';

/** Distances of the drawing in pixels. */
export const TREE = { left: 22, right: 34, top: 16, axis: 42, least: 15, most: 46, radius: 7 } as const;

/** Height of a line's row on a high and on a low screen. */
const ROW = { high: 46, low: 32, below: 900 } as const;

export const rowHeight = (screenHeight: number): number => (screenHeight < ROW.below ? ROW.low : ROW.high);

/** Where turns and boards stand in the drawing. */
export interface TreeLayout {
  readonly width: number;
  readonly height: number;
  /** Pixels from one turn to the next. */
  readonly step: number;
  readonly axisY: number;
  readonly xOf: (ply: number) => number;
  readonly yOf: (board: number) => number;
}

/** The whole game where it fits into `room` pixels, else as wide as it needs. */
export const treeLayout = ({ rows, lastPly }: TreeModel, room: number, row: number): TreeLayout => {
  const free = room - TREE.left - TREE.right;
  const step = Math.min(TREE.most, Math.max(TREE.least, free / Math.max(1, lastPly)));
  const axisY = TREE.top + rows.length * row;
  return {
    width: Math.max(room, TREE.left + TREE.right + step * lastPly),
    height: axisY + TREE.axis,
    step,
    axisY,
    xOf: (ply) => TREE.left + ply * step,
    yOf: (board) => TREE.top + (Math.max(0, rows.indexOf(board)) + 0.5) * row,
  };
};

export interface TreeLine {
  readonly branch: string;
  readonly board: number;
  readonly d: string;
}

/** Each line from its first to its last place, a daughter's coming from her mother's place before. */
export const linesOf = ({ nodes }: TreeModel, { xOf, yOf }: TreeLayout): readonly TreeLine[] => {
  const branches = new Map<string, TreeNode[]>();
  for (const node of nodes) branches.set(node.branch, [...(branches.get(node.branch) ?? []), node]);
  return [...branches].flatMap(([branch, places]) => {
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined) return [];
    const [x, y] = [xOf(first.ply), yOf(first.board)];
    const { mother } = first;
    const hasMother = mother !== null && first.ply > 0;
    const [fromX, fromY] = hasMother ? [xOf(first.ply - 1), yOf(mother.board)] : [x, y];
    const middle = (fromX + x) / 2;
    const birth = hasMother ? `M${fromX} ${fromY}C${middle} ${fromY} ${middle} ${y} ${x} ${y}` : `M${x} ${y}`;
    return [{ branch, board: first.board, d: `${birth}H${xOf(last.ply)}` }];
  });
};

export interface ChipArc {
  readonly key: string;
  readonly kind: 'pass' | 'selection';
  readonly board: number;
  readonly chips: number;
  readonly d: string;
  readonly labelX: number;
  readonly labelY: number;
}

/** Chips on their way from line to line: passes, and what a given-up line leaves to others. */
export const arcsOf = (tree: BusinessCourse, { xOf, yOf }: TreeLayout): readonly ChipArc[] => {
  const boardOf = new Map(tree.branches.map(({ branch, board }) => [branch, board]));
  const arc = (kind: ChipArc['kind'], ply: number, from: string, to: string, chips: number): readonly ChipArc[] => {
    const [source, target] = [boardOf.get(from), boardOf.get(to)];
    if (source === undefined || target === undefined) return [];
    const [x, y, endY] = [xOf(ply), yOf(source), yOf(target)];
    const labelY = (y + endY) / 2;
    const d = `M${x} ${y}Q${x + 14} ${labelY} ${x} ${endY}`;
    return [{ key: `${kind} ${ply} ${from} ${to}`, kind, board: source, chips, d, labelX: x + 9, labelY }];
  };
  return [
    ...tree.passes.flatMap(({ ply, from, to, chips }) => arc('pass', ply, from, to, chips)),
    ...tree.selections.flatMap(({ ply, branch, targets }) =>
      targets.flatMap((target) => arc('selection', ply, branch, target.branch, target.chips)),
    ),
  ];
};

/** Move numbers under the axis: every one, or as many as have room. */
export const ticksOf = (lastPly: number, step: number): readonly { readonly ply: number; readonly move: number }[] => {
  const every = [1, 2, 5, 10, 20].find((moves) => moves * 2 * step >= 34) ?? 50;
  const moves = Array.from({ length: Math.ceil(lastPly / 2) }, (_, index) => index + 1);
  return moves.filter((move) => move === 1 || move % every === 0).map((move) => ({ ply: move * 2 - 1, move }));
};

/** Id of a place's element in the page. */
export const nodeId = (node: NodeId): string => `node ${keyOf(node)}`.replaceAll(' ', '-');
