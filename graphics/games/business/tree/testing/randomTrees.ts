import type { BusinessCourse } from 'chess-match/games/business';
import fc from 'fast-check';
import { TreeGrower, type Happening } from '../../fixtures/treeGrower';

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

/** What a whim comes to in this position; not everything wanted is legal. */
const happeningOf = ({ kind, a, b }: Whim, grower: TreeGrower): Happening => {
  const boards = grower.liveBoards;
  const board = pick(boards, a, 1);
  const chips = grower.chipsOn(board);
  const others = boards.filter((other) => other !== board);
  const other = pick(others, b, board);
  const second = pick(others, b + 1, other);
  if (kind < 9) return { kind: 'pass', from: board, to: other };
  if (kind < 12) {
    const sans = [pick(SANS, a, 'e4'), pick(SANS, b, 'd4')] as const;
    return { kind: 'fork', board, daughterChips: Math.max(1, b % chips), sans };
  }
  if (kind < 14) {
    const to =
      second === other || chips < 2 ? [[other, chips] as const] : [[other, 1] as const, [second, chips - 1] as const];
    return { kind: 'select', board, to };
  }
  return { kind: 'end', board, how: pick(['mate', 'resignation', 'flag', 'draw'] as const, b, 'draw') };
};

/** A key change too many is a pass, a pass too many is a quiet turn, a last branch is not given away so soon. */
const withinLimits = (wanted: Happening, grower: TreeGrower, limits: Limits): readonly Happening[] => {
  const isKey = wanted.kind === 'fork' || wanted.kind === 'select';
  const boards = grower.liveBoards;
  if (isKey && grower.keyChanges >= limits.keyChanges) return [];
  if (wanted.kind === 'pass' && grower.passes >= limits.passes) return [];
  return wanted.kind === 'end' && boards.length < 3 && grower.ply < limits.plies / 2 ? [] : [wanted];
};

/** Plays whims; `afterTurn` sees the game after each of them. */
const grow = (whims: readonly Whim[], limits: Limits, afterTurn: (grower: TreeGrower) => void): BusinessCourse => {
  const grower = new TreeGrower(limits.chips);
  for (const whim of whims) {
    const quiet = grower.ply + whim.quiet;
    if (grower.liveBoards.length === 0 || quiet >= limits.plies) break;
    grower.quietUntil(quiet).turn(...withinLimits(happeningOf(whim, grower), grower, limits));
    grower.moves(Object.fromEntries(grower.liveBoards.map((board) => [board, pick(SANS, whim.a + board, 'e4')])));
    afterTurn(grower);
  }
  return grower.view;
};

const whim: fc.Arbitrary<Whim> = fc.record({
  kind: fc.integer({ min: 0, max: 14 }),
  a: fc.nat(99),
  b: fc.nat(99),
  quiet: fc.oneof({ arbitrary: fc.constant(0), weight: 6 }, { arbitrary: fc.nat(12), weight: 1 }),
});

const whims = (limits: Limits) => fc.array(whim, { minLength: 1, maxLength: limits.plies, size: 'max' });

/** Games that grow turn by turn: the tree after each turn, from the start. */
export const growingTrees = (limits: Limits): fc.Arbitrary<readonly BusinessCourse[]> =>
  whims(limits).map((list) => {
    const trees = [new TreeGrower(limits.chips).view];
    grow(list, limits, ({ view }) => trees.push(view));
    return trees;
  });

/** The last tree of such a game. */
export const randomTree = (limits: Limits): fc.Arbitrary<BusinessCourse> =>
  whims(limits).map((list) => grow(list, limits, () => undefined));
