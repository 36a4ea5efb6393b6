import type { MatchView, Replicants, TreeView } from 'chess-match/client/contract';
import { ledgerOf, ledgerWith, type Unsummed } from '../shared/facts/testing';
import { FIXTURES } from '../shared/fixtures';
import { showWith } from '../shared/showFixture';
import { emptyTree, scheme4, TreeGrower, type Happening } from '../tree/fixtures';

type Ledger = Replicants['score']['ledger'];

interface Parts {
  readonly match?: Partial<MatchView>;
  readonly ledger?: Ledger;
  readonly together?: Replicants['score']['match'];
  readonly on?: boolean;
}

const told = (
  tree: TreeView,
  { match = {}, ledger = ledgerOf(tree), together = null, on = true }: Parts = {},
): Partial<Replicants> => {
  const last = ledger.at(-1);
  const base = FIXTURES.five.match;
  return {
    match: { ...base, ply: tree.ply, moveNumber: Math.floor(tree.ply / 2) + 1, ...match },
    tree,
    score: { white: last?.whiteTotal ?? 0, black: last?.blackTotal ?? 0, ledger, match: together },
    show: showWith('key-change', { on, content: {} }),
  };
};

const OVER = { status: 'over', toMove: null } as const;
const FORKS: readonly Happening[] = [
  { kind: 'fork', board: 1, daughterChips: 20, sans: ['e4', 'd4'] },
  { kind: 'fork', board: 1, daughterChips: 12, sans: ['Nf6', 'e5'] },
  { kind: 'fork', board: 2, daughterChips: 8, sans: ['Nf3', 'c4'] },
  { kind: 'fork', board: 3, daughterChips: 5, sans: ['d5', 'Nc6'] },
];

/** Five boards after four turns, with these chips in all, and one turn more. */
const fiveThen = (chips: number, ...happenings: readonly Happening[]): TreeView => {
  const grower = new TreeGrower(chips);
  for (const fork of FORKS) grower.turn(fork);
  return grower.turn(...happenings).view;
};

/** A turn that ended boards of a game of five. */
const ended = (...entries: Partial<Unsummed>[]): Partial<Replicants> => {
  const tree = fiveThen(41);
  const at = { ply: tree.ply, turn: '3.' };
  return told(tree, { ledger: ledgerWith(...entries.map((entry) => ({ ...at, ...entry }))) });
};

const flag = (board: number, chips: number): Partial<Unsummed> => ({
  board,
  kind: 'flag',
  chips,
  white: 0,
  black: 2 * chips,
});

/** The name of a state: what it shows. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: told(emptyTree(10), { match: FIXTURES.empty.match }),
  off: told(scheme4(36), { on: false }),
  'one-branch': told(scheme4(5)),
  'five-branch': told(scheme4(36)),
  fork: told(scheme4(13)),
  'fork-many-chips': told(
    new TreeGrower(60).turn({ kind: 'fork', board: 1, daughterChips: 21, sans: ['e4', 'd4'] }).view,
  ),
  pass: told(fiveThen(41, { kind: 'pass', from: 3, to: 5 })),
  selection: told(scheme4(48)),
  'selection-many': told(
    fiveThen(41, {
      kind: 'select',
      board: 2,
      to: [
        [1, 4],
        [3, 2],
        [4, 1],
        [5, 5],
      ],
    }),
  ),
  draw: told(scheme4(50)),
  draws: ended({ board: 1, chips: 5, white: 5, black: 5 }, { board: 3, chips: 2, white: 2, black: 2 }),
  mate: ended({ board: 4, kind: 'mate', chips: 5, white: 10, black: 0 }),
  resignation: ended({ board: 2, kind: 'resignation', chips: 11, white: 0, black: 22 }),
  stalemate: ended({ board: 2, kind: 'stalemate', chips: 1, white: 1, black: 1 }),
  'dead-position': ended({ board: 2, kind: 'dead-position', chips: 4, white: 4, black: 4 }),
  repetition: ended({ board: 3, kind: 'repetition', chips: 3, white: 3, black: 3 }),
  fifty: ended({ board: 3, kind: 'fifty', chips: 3, white: 3, black: 3 }),
  'seventy-five': ended({ board: 3, kind: 'seventy-five', chips: 23, white: 23, black: 23 }),
  flag: ended(flag(1, 9), flag(2, 12), flag(3, 7), flag(4, 8), flag(5, 5)),
  'ended-game': told(scheme4(95), { match: OVER }),
  'drawn-game': told(scheme4(5), { match: OVER }),
  'longest-names': told(scheme4(95), {
    match: { ...OVER, teams: FIXTURES.longest.match.teams },
    ledger: ledgerWith(
      { ply: 90, turn: '45...', white: 201, black: 199, chips: 200 },
      { ply: 95, turn: '48.', board: 4, kind: 'resignation', chips: 44, white: 0, black: 88 },
    ),
    together: { white: 400, black: 333 },
  }),
};
