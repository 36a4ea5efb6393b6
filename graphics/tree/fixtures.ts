import type { MatchView, Replicants } from 'chess-match/client/contract';
import { NO_COURSE, type BusinessCourse } from 'chess-match/games/business';
import { ledgerOf } from '../games/business/facts/testing';
import { FIXTURES, matchOf, playIn } from '../games/business/fixtures/fixtures';
import { scoreFrom } from '../games/business/fixtures/ledgerFixture';
import { showWith } from '../air/showFixture';
import { fork, pass, scheme4, select, TreeGrower, type Happening } from '../games/business/fixtures/treeFixture';
import { swedishStates } from '../games/swedish/shared/states';

const DENSE_SANS: readonly (readonly [string, string])[] = [
  ['Nbd7', 'exd4'],
  ['O-O-O', 'Nbxd7+'],
  ['Bxf7+', 'e5'],
  ['Rfxe8', 'Qxd5'],
  ['Ngxe5', 'h4'],
  ['cxb8=Q+', 'exd8=Q#'],
];
const DENSE_FORKS: ReadonlyMap<number, number> = new Map([9, 18, 25, 38, 61, 95].map((ply, index) => [ply, index]));
const DENSE_SELECTIONS: ReadonlySet<number> = new Set([52, 79]);

/** What happens at `ply` of the dense tree; `rich` has most chips, `poor` fewest. */
const denseTurn = (
  ply: number,
  rich: number,
  poor: number,
  other: number,
  chips: (board: number) => number,
): Happening[] => {
  const sans = DENSE_SANS[DENSE_FORKS.get(ply) ?? -1];
  if (sans) return [fork(rich, Math.max(1, Math.floor(chips(rich) / 2)), sans)];
  if (DENSE_SELECTIONS.has(ply)) return [select(poor, [rich, chips(poor)])];
  if (ply === 108) return [{ kind: 'end', board: poor, how: 'draw' }];
  return ply % 3 === 0 && ply > 12 ? [pass(rich, other)] : [];
};

/** Sixty moves of both sides with some thirty passes and eight forks and selections. */
export const denseTree = (ply: number): BusinessCourse => {
  const grower = new TreeGrower(12);
  for (let at = 1; at <= ply; at++) {
    const chips = (board: number): number => grower.chipsOn(board);
    const boards = [...grower.liveBoards].sort((a, b) => chips(b) - chips(a) || a - b);
    const [rich = 1, ...others] = boards;
    const other = others[(at * 7) % Math.max(1, others.length)] ?? rich;
    grower.turn(...denseTurn(at, rich, others.at(-1) ?? rich, other, chips));
    grower.moves({ 1: 'Nbxd7+', 2: 'Rfe8', 3: 'exd8=Q+', 4: 'Kh1', 5: 'O-O-O' });
  }
  return grower.view;
};

const grown = (tree: BusinessCourse, match: Partial<MatchView> = {}, on = true): Partial<Replicants> => ({
  match: matchOf(tree, match),
  play: playIn(tree),
  course: tree,
  score: scoreFrom(ledgerOf(tree)),
  show: showWith('tree', { on, content: {} }),
});

/** By name: every state a viewer may meet. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: grown(NO_COURSE, FIXTURES.empty.match),
  off: grown(scheme4(36), {}, false),
  'one-branch': grown(scheme4(9)),
  'two-branches': grown(scheme4(18)),
  'five-branch': grown(scheme4(40)),
  selection: grown(scheme4(48)),
  passes: grown(denseTree(44)),
  crowded: grown(denseTree(120)),
  'longest-names': grown(denseTree(96), { teams: FIXTURES.longest.match.teams }),
  ended: grown(scheme4(95)),
  ...swedishStates('tree', {}, ['swedish']),
};
