import type { MatchView, Replicants, TreeView } from 'chess-match/client/contract';
import { ledgerOf, ledgerWith } from '../shared/facts/testing';
import { FIXTURES } from '../shared/fixtures';
import { showWith } from '../shared/showFixture';
import { emptyTree, scheme4, TreeGrower } from '../tree/fixtures';

type Turn = Replicants['turns']['turns'][number];

/** The turn of `ply`, its moves given as "1:e4 2:Nf3". */
const turn = (ply: number, line: string): Turn => ({
  turn: `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '...'}`,
  ply,
  side: ply % 2 === 1 ? 'white' : 'black',
  moves: line.split(' ').flatMap((item) => {
    const [board, san] = item.split(':');
    return san === undefined ? [] : [{ board: Number(board), san }];
  }),
  line,
});

/** Turns that end with the one of `last`. */
const turnsTo = (last: number, ...lines: readonly string[]): readonly Turn[] =>
  lines.map((line, index) => turn(last - lines.length + 1 + index, line));

interface Parts {
  readonly match?: Partial<MatchView>;
  readonly ledger?: Replicants['score']['ledger'];
  readonly on?: boolean;
}

const ticked = (
  tree: TreeView,
  turns: readonly Turn[],
  { match = {}, ledger = ledgerOf(tree), on = true }: Parts = {},
): Partial<Replicants> => {
  const last = ledger.at(-1);
  return {
    match: { ...FIXTURES.five.match, ply: tree.ply, ...match },
    tree,
    turns: { turns: [...turns] },
    score: { white: last?.whiteTotal ?? 0, black: last?.blackTotal ?? 0, ledger, match: null },
    show: showWith('ticker', { on, content: {} }),
  };
};

const OPENING = turnsTo(5, '1:d4', '1:Nf6', '1:c4', '1:g6', '1:Nc3');
const FIVE = turnsTo(
  49,
  '1:Nd4 2:Nxd4 3:Bxa6 4:Qe6 5:Nd4',
  '1:b5 2:Bxd4 3:fxg6 4:Bg5 5:Qxd4+',
  '1:Bh6 2:Bxc6 3:Re7 4:Rac8',
  '1:bxa6 2:Rac1 3:Bxa6 4:Nf6',
);
const CROWD = 'Qh4xe1#';

const pass = new TreeGrower(9).turn({ kind: 'fork', board: 1, daughterChips: 4, sans: ['e4', 'd4'] });

/** The name of a state: what it shows. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: ticked(emptyTree(10), [], { match: FIXTURES.empty.match }),
  off: ticked(scheme4(5), OPENING, { on: false }),
  beginning: ticked(scheme4(1), turnsTo(1, '1:d4')),
  'one-branch': ticked(scheme4(5), OPENING),
  fork: ticked(scheme4(13), turnsTo(13, '1:d6', '1:Nf3', '1:O-O', '1:Be2', '1:e5', '1:O-O 2:Be3')),
  pass: ticked(pass.turn({ kind: 'pass', from: 1, to: 2 }).view, turnsTo(2, '1:e4 2:d4', '1:e5 2:d5')),
  'five-branch': ticked(scheme4(36), [
    ...turnsTo(35, '1:Nb5 2:g3 3:b5 4:Bxd4', '1:Rf7 2:Ng7 3:Nh5 4:Be6', '1:Kh1 2:b4 3:Nb2 4:Bc5'),
    turn(36, '1:Ng3+ 2:Ne6 3:Rf7 4:Qc8 5:Qe7'),
  ]),
  selection: ticked(scheme4(48), FIVE.slice(0, 3)),
  draw: ticked(scheme4(50), [...FIVE, turn(50, '1:bxa6 3:Qf8 4:h6')]),
  'longest-names': ticked(
    scheme4(36),
    [turn(235, '1:e4'), turn(236, [1, 2, 3, 4, 5].map((board) => `${board}:${CROWD}`).join(' '))],
    {
      match: { ply: 236, teams: FIXTURES.longest.match.teams },
      ledger: ledgerWith(
        ...[1, 2, 3, 4, 5].map((board) => ({
          ply: 236,
          board,
          kind: board % 2 === 0 ? 'dead-position' : 'seventy-five',
          chips: 21,
          white: 21,
          black: 21,
        })),
      ),
    },
  ),
  'ended-game': ticked(scheme4(95), turnsTo(95, '4:Qf6', '4:Kg8', '4:Qd8+', '4:Kh7', '4:Qxd5', ''), {
    match: { status: 'over', toMove: null },
  }),
};
