import { keyOf, type NodeId, type TreeModel, type TreeNode } from './treeModel';

export const DIRECTIONS = ['back', 'forward', 'up', 'down', 'first', 'last'] as const;
/** Along a line (first: its root, last: its end), or to the line drawn above or below at that moment. */
export type Direction = (typeof DIRECTIONS)[number];

const at = (model: TreeModel, branch: string, ply: number): TreeNode | undefined =>
  model.byKey.get(keyOf({ branch, ply }));

/** The turn before: on the line itself, or on its mother where it was born. */
const back = (model: TreeModel, node: TreeNode): TreeNode =>
  at(model, node.branch, node.ply - 1) ??
  (node.mother === null ? undefined : at(model, node.mother.branch, node.ply - 1)) ??
  node;

const aside = (model: TreeModel, node: TreeNode, by: 1 | -1): TreeNode => {
  const row = model.rows.indexOf(node.board);
  const beyond = by === 1 ? model.rows.slice(row + 1) : model.rows.slice(0, row).toReversed();
  const there = model.nodes.filter(({ ply }) => ply === node.ply);
  const board = beyond.find((number) => there.some((other) => other.board === number));
  return there.find((other) => other.board === board) ?? node;
};

const until = (step: (node: TreeNode) => TreeNode, node: TreeNode): TreeNode => {
  let [here, next] = [node, step(node)];
  while (next !== here) [here, next] = [next, step(next)];
  return here;
};

/** The place that lies in a direction; the same one where there is none. */
export const walk = (model: TreeModel, node: TreeNode, direction: Direction): TreeNode => {
  switch (direction) {
    case 'back':
      return back(model, node);
    case 'forward':
      return at(model, node.branch, node.ply + 1) ?? node;
    case 'up':
      return aside(model, node, -1);
    case 'down':
      return aside(model, node, 1);
    case 'first':
      return until((from) => back(model, from), node);
    case 'last':
      return until((from) => at(model, from.branch, from.ply + 1) ?? from, node);
  }
};

/** What is looked at: a place that was chosen, or the newest one of a line, whatever happens. */
export interface Selection {
  /** Null: the game is followed as it goes on. */
  readonly ply: number | null;
  readonly branch: string | null;
}

export const LIVE: Selection = { ply: null, branch: null };

/**
 * The place a selection means now. A line that has ended or a turn that was taken back gives way to the nearest that is
 * there: the same line earlier, else the newest live line.
 */
export const resolve = (model: TreeModel, { branch, ply }: Selection): TreeNode | null => {
  const wanted = Math.min(ply ?? model.lastPly, model.lastPly);
  const chosen = branch === null ? undefined : at(model, branch, wanted);
  if (chosen !== undefined) return chosen;
  const there = model.nodes.filter((node) => node.ply === wanted);
  const inOrder = there.toSorted((a, b) => model.rows.indexOf(a.board) - model.rows.indexOf(b.board));
  return inOrder.find(({ view }) => view.status === 'live') ?? inOrder[0] ?? null;
};

/** The selection that stays on a place; the newest place of a line is followed. */
export const selectionOf = (model: TreeModel, node: NodeId): Selection => ({
  branch: node.branch,
  ply: node.ply === model.lastPly ? null : node.ply,
});
