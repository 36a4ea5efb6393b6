import type { FocusContent, Replicants, TurnsView } from 'chess-match/client';
import { FIXTURES, type Fixture, type FixtureName } from '../shared/fixtures';
import { replicantsOf } from '../shared/fixtureReplicants';
import { showWith } from '../shared/showFixture';
import { emptyTree, scheme4 } from '../tree/fixtures';

/** Boards and tree name their lines alike: the tree's names are the played game's. */
const asPlayed = (fixture: Fixture): Fixture => ({
  ...fixture,
  boards: fixture.boards.map((view) => (view.status === 'empty' ? view : { ...view, branch: `b${view.board}` })),
});

/** Turns 20 to 24 of the played game as far as boards go; the others rest. */
const SANS: readonly (readonly string[])[] = [
  ['Kg1', 'Nce2', 'bxa6', 'Rxd5', 'Bxe7'],
  ['Nxf1', 'a5', 'Bf6', 'Na5', 'Ndxe7'],
  ['h3', 'a3', 'Qa4', 'Qb5', 'Qb5'],
  ['a6', 'Bg7', 'Nf5', 'Bxd5', 'Bc4'],
  ['Nd4', 'b5', 'exf5', 'Nxd5', 'Qxc4+'],
  ['Ne3', 'cxb5', 'e4', 'b6', 'Kf8'],
  ['Nf5', 'c6', 'Be1', 'exd8=Q+', 'Nbxd7+'],
  ['Nxf5', 'Bxd4', 'Qxf7+', 'O-O-O', 'Kg7'],
];

/** The turns that led to `ply`; the latest is the one marked on the boards. */
const turnsTo = (ply: number, boards: Fixture['boards']): TurnsView => ({
  turns: [...SANS.slice(1), boards.map(({ lastMoves }) => lastMoves.at(-1)?.san ?? '')].map((sans, index) => {
    const at = ply - SANS.length + 1 + index;
    const side = at % 2 === 1 ? 'white' : 'black';
    const moves = sans.flatMap((san, board) => (san === '' ? [] : [{ board: board + 1, san }]));
    const turn = `${Math.ceil(at / 2)}${side === 'white' ? '.' : '...'}`;
    return { turn, ply: at, side, moves, line: moves.map(({ board, san }) => `${board}:${san}`).join(' ') };
  }),
});

interface State {
  readonly fixture: FixtureName;
  readonly ply: number;
  readonly content: FocusContent;
  readonly on: boolean;
}

const replicants = ({ fixture, ply, content, on }: State): Partial<Replicants> => ({
  ...replicantsOf(asPlayed(FIXTURES[fixture])),
  tree: ply === 0 ? emptyTree(10) : scheme4(ply),
  turns: ply === 0 ? { turns: [] } : turnsTo(FIXTURES[fixture].match.ply, FIXTURES[fixture].boards),
  show: showWith('focus', { on, content }),
});

const AUTO: FocusContent = { board: null };

/** State name → what the pages would be sent. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: replicants({ fixture: 'empty', ply: 0, content: AUTO, on: true }),
  off: replicants({ fixture: 'five', ply: 47, content: AUTO, on: false }),
  one: replicants({ fixture: 'one', ply: 8, content: AUTO, on: true }),
  five: replicants({ fixture: 'five', ply: 47, content: AUTO, on: true }),
  'board 2 asked': replicants({ fixture: 'five', ply: 47, content: { board: 2 }, on: true }),
  'board 3 in check': replicants({ fixture: 'five', ply: 47, content: { board: 3 }, on: true }),
  'ended board': replicants({ fixture: 'ended', ply: 48, content: { board: 5 }, on: true }),
  longest: replicants({ fixture: 'longest', ply: 47, content: { board: 4 }, on: true }),
  over: replicants({ fixture: 'over', ply: 95, content: AUTO, on: true }),
  nine: replicants({ fixture: 'nine', ply: 20, content: { board: 2 }, on: true }),
  stacks: replicants({ fixture: 'stacks', ply: 47, content: { board: 3 }, on: true }),
};
