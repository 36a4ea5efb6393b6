import type { MatchView, Replicants } from 'chess-match/client/contract';
import { NO_COURSE, type BusinessCourse } from 'chess-match/games/business';
import { ledgerOf } from '../games/business/facts/testing';
import { FIXTURES, matchOf, playIn } from '../games/business/fixtures/fixtures';
import { scoreFrom } from '../games/business/fixtures/ledgerFixture';
import { showWith } from '../air/showFixture';
import { belarusianStates } from '../games/belarusian/shared/states';
import { seriesStates } from '../games/progressive/shared/fixtures';
import { swedishStates } from '../games/swedish/shared/states';
import { end, fork, pass, scheme4, TreeGrower } from '../games/business/fixtures/treeFixture';
import { sideOf, turnOf } from '../games/business/fixtures/turnFixture';

type Turn = Replicants['turns']['turns'][number];

/** The turn of `ply`, its moves given as "1:e4 2:Nf3". */
const turn = (ply: number, line: string): Turn => ({
  turn: turnOf(ply),
  ply,
  side: sideOf(ply),
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
  readonly on?: boolean;
}

const ticked = (
  tree: BusinessCourse,
  turns: readonly Turn[],
  { match = {}, on = true }: Parts = {},
): Partial<Replicants> => ({
  match: matchOf(tree, match),
  play: playIn(tree),
  course: tree,
  turns: { turns: [...turns] },
  score: scoreFrom(ledgerOf(tree)),
  show: showWith('ticker', { on, content: {} }),
});

const OPENING = turnsTo(5, '1:d4', '1:Nf6', '1:c4', '1:g6', '1:Nc3');
const FIVE = turnsTo(
  49,
  '1:Nd4 2:Nxd4 3:Bxa6 4:Qe6 5:Nd4',
  '1:b5 2:Bxd4 3:fxg6 4:Bg5 5:Qxd4+',
  '1:Bh6 2:Bxc6 3:Re7 4:Rac8',
  '1:bxa6 2:Rac1 3:Bxa6 4:Nf6',
);
const CROWD = 'Qh4xe1#';

/** All five boards end at once, each with a long move. */
const CROWDED = new TreeGrower(105)
  .turn(fork(1, 21, ['e4', 'd4']))
  .turn(fork(1, 21, ['e5', 'd5']))
  .turn(fork(1, 21, ['Nf3', 'c4']))
  .turn(fork(1, 21, ['Nf6', 'c5']))
  .quietUntil(235)
  .turn(...[1, 2, 3, 4, 5].map((board) => end(board, board % 2 === 0 ? 'dead-position' : 'seventy-five'))).view;

const PASSED = new TreeGrower(9).turn(fork(1, 4, ['e4', 'd4'])).turn(pass(1, 2)).view;

/** The name of a state: what it shows. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: ticked(NO_COURSE, [], { match: FIXTURES.empty.match }),
  off: ticked(scheme4(5), OPENING, { on: false }),
  beginning: ticked(scheme4(1), turnsTo(1, '1:d4')),
  'one-branch': ticked(scheme4(5), OPENING),
  fork: ticked(scheme4(13), turnsTo(13, '1:d6', '1:Nf3', '1:O-O', '1:Be2', '1:e5', '1:O-O 2:Be3')),
  pass: ticked(PASSED, turnsTo(2, '1:e4 2:d4', '1:e5 2:d5')),
  'five-branch': ticked(scheme4(36), [
    ...turnsTo(35, '1:Nb5 2:g3 3:b5 4:Bxd4', '1:Rf7 2:Ng7 3:Nh5 4:Be6', '1:Kh1 2:b4 3:Nb2 4:Bc5'),
    turn(36, '1:Ng3+ 2:Ne6 3:Rf7 4:Qc8 5:Qe7'),
  ]),
  selection: ticked(scheme4(48), FIVE.slice(0, 3)),
  draw: ticked(scheme4(50), [...FIVE, turn(50, '1:bxa6 3:Qf8 4:h6')]),
  'longest-names': ticked(
    CROWDED,
    [turn(235, '1:e4'), turn(236, [1, 2, 3, 4, 5].map((board) => `${board}:${CROWD}`).join(' '))],
    { match: { teams: FIXTURES.longest.match.teams } },
  ),
  ended: ticked(scheme4(95), turnsTo(95, '4:Qf6', '4:Kg8', '4:Qd8+', '4:Kh7', '4:Qxd5', '')),
  ...seriesStates('ticker', {}, ['progressive', 'progressive-start', 'progressive-twelve', 'progressive-mate']),
  ...swedishStates('ticker', {}, ['swedish', 'swedish-start', 'swedish-longest']),
  ...belarusianStates('ticker', {}, ['belarusian-crowned', 'belarusian-promoted']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['swedish', 'belarusian-crowned'];
