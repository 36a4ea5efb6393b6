import type { TreeView } from 'chess-match/client';
import fc from 'fast-check';
import { TreeGrower, type Happening } from '../fixtures';

const SANS = ['e4', 'O-O-O', 'Nbxd7+', 'exd8=Q#', 'Rfe8', 'Qh4xe1#', 'Kd2', 'a8=N', 'Bxf7+'] as const;

interface Whim {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly quiet: number;
}

export interface Limits {
  /** Turns of both sides. */
  readonly plies: number;
  readonly passes: number;
  /** Forks and selections together. */
  readonly keyChanges: number;
  readonly chips: number;
}

const pick = <T>(items: readonly T[], index: number, otherwise: T): T => items[index % items.length] ?? otherwise;

/** What a whim comes to in this position; not every wish is legal. */
const happeningOf = ({ kind, a, b }: Whim, grower: TreeGrower): Happening => {
  const boards = grower.liveBoards;
  const board = pick(boards, a, 1);
  const chips = grower.chipsOn(board);
  const others = boards.filter((other) => other !== board);
  const other = pick(others, b, board);
  const second = pick(others, b + 1, other);
  if (kind < 6) return { kind: 'pass', from: board, to: other };
  if (kind < 9) {
    const sans = [pick(SANS, a, 'e4'), pick(SANS, b, 'd4')] as const;
    return { kind: 'fork', board, daughterChips: Math.max(1, (b % chips) + 0), sans };
  }
  if (kind < 11) {
    const to = second === other || chips < 2 ? [[other, chips] as const] : [[other, 1] as const, [second, chips - 1] as const];
    return { kind: 'select', board, to };
  }
  return { kind: 'end', board, how: pick(['mate', 'resignation', 'flag', 'draw'] as const, b, 'draw') };
};

const isWithin = (tree: TreeView, limits: Limits): boolean =>
  tree.passes.length <= limits.passes && tree.forks.length + tree.selections.length <= limits.keyChanges;

const grow = (whims: readonly Whim[], limits: Limits): readonly TreeView[] => {
  const grower = new TreeGrower(limits.chips);
  const trees: TreeView[] = [grower.view];
  for (const whim of whims) {
    if (grower.liveBoards.length === 0) break;
    grower.quietUntil(grower.view.ply + whim.quiet).turn(happeningOf(whim, grower));
    grower.moves(Object.fromEntries(grower.liveBoards.map((board) => [board, pick(SANS, whim.a + board, 'e4')])));
    const { view } = grower;
    if (view.ply > limits.plies || !isWithin(view, limits)) break;
    trees.push(view);
  }
  return trees;
};

const whim: fc.Arbitrary<Whim> = fc.record({
  kind: fc.integer({ min: 0, max: 11 }),
  a: fc.nat(99),
  b: fc.nat(99),
  quiet: fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, { arbitrary: fc.nat(12), weight: 1 }),
});

/** Games that grow turn by turn: the tree after each event, from the start. */
export const growingTrees = (limits: Limits): fc.Arbitrary<readonly TreeView[]> =>
  fc.array(whim, { minLength: 1, maxLength: limits.plies, size: 'max' }).map((whims) => grow(whims, limits));

/** The last tree of such a game. */
export const randomTree = (limits: Limits): fc.Arbitrary<TreeView> =>
  growingTrees(limits).map((trees) => trees.at(-1) ?? new TreeGrower(limits.chips).view);
