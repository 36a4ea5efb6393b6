import type { FocusContent, Replicants, TurnsView } from 'chess-match/client/contract';
import { FIXTURES, type Fixture, type FixtureName } from '../shared/fixtures';
import { replicantsOf } from '../shared/fixtureReplicants';
import { showWith } from '../shared/showFixture';
import { emptyTree, scheme4 } from '../tree/fixtures';

/** Boards and tree name their lines alike: the tree's names are the played game's. */
const asPlayed = (fixture: Fixture): Fixture => ({
  ...fixture,
  boards: fixture.boards.map((view) => (view.status === 'empty' ? view : { ...view, branch: `b${view.board}` })),
});

/** Moves 21 to 24 of the played game by board, the last one of Black left out; board 4 has two long ones of ours. */
const SANS: readonly (readonly string[])[] = [
  ['Nd4', 'b5', 'exf5', 'Nxd5', 'Qxc4+'],
  ['Ne3', 'cxb5', 'e4', 'b6', 'Kf8'],
  ['Nf5', 'c6', 'Be1', 'Be3', 'Ne4'],
  ['Nxf5', 'Bxd4', 'b5', 'Nbxd7+', 'Kg7'],
  ['b4', 'Nxd4', 'Bxb5', 'exd8=Q+', 'Qc3+'],
  ['Nd4', 'Nxd4', 'Bxa6', 'Qe6', 'Nd4'],
  ['b5', 'Bxd4', 'fxg6', 'Bg5', 'Qxd4+'],
];

/** The turns that led to `ply`; the latest is the one marked on the boards. */
const turnsTo = (ply: number, boards: Fixture['boards']): TurnsView => ({
  turns: [...SANS, boards.map(({ lastMoves }) => lastMoves.at(-1)?.san ?? '')].map((sans, index) => {
    const at = ply - SANS.length + index;
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
  'one-branch': replicants({ fixture: 'one', ply: 8, content: AUTO, on: true }),
  'five-branch': replicants({ fixture: 'five', ply: 47, content: AUTO, on: true }),
  'board-2-asked': replicants({ fixture: 'five', ply: 47, content: { board: 2 }, on: true }),
  'board-in-check': replicants({ fixture: 'five', ply: 47, content: { board: 3 }, on: true }),
  'ended-board': replicants({ fixture: 'ended', ply: 48, content: { board: 5 }, on: true }),
  'longest-names': replicants({ fixture: 'longest', ply: 47, content: { board: 4 }, on: true }),
  ended: replicants({ fixture: 'over', ply: 95, content: AUTO, on: true }),
  nine: replicants({ fixture: 'nine', ply: 20, content: { board: 2 }, on: true }),
  stacks: replicants({ fixture: 'stacks', ply: 47, content: { board: 3 }, on: true }),
};
