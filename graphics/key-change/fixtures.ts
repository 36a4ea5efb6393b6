import { SECOND } from '../air/testing/secondGame';
import type { MatchView, Replicants } from 'chess-match/client/contract';
import { NO_COURSE, type BusinessCourse, type BusinessPlay } from 'chess-match/games/business';
import { ledgerOf } from '../games/business/facts/testing';
import { FIXTURES, matchOf, playIn } from '../games/business/fixtures/fixtures';
import { scoreFrom } from '../games/business/fixtures/ledgerFixture';
import { anyStates } from '../air/anyGame/fixtures';
import { showWith } from '../air/showFixture';
import { end, fork, pass, scheme4, select, TreeGrower, type Happening } from '../games/business/fixtures/treeFixture';
import { belarusianStates } from '../games/belarusian/shared/states';
import { seriesStates } from '../games/progressive/shared/fixtures';
import { swedishStates } from '../games/swedish/shared/states';

interface Parts {
  readonly match?: Partial<MatchView>;
  readonly play?: Partial<BusinessPlay>;
  readonly together?: Replicants['score']['match'];
  readonly on?: boolean;
}

const told = (
  tree: BusinessCourse,
  { match = {}, play = {}, together = null, on = true }: Parts = {},
): Partial<Replicants> => ({
  match: matchOf(tree, match),
  play: playIn(tree, play),
  course: tree,
  score: scoreFrom(ledgerOf(tree), together),
  show: showWith('key-change', { on, content: {} }),
});

/** Five boards after four turns, with these chips in all, and one turn more. Of 41: 9, 12, 7, 8 and 5 by board. */
const fiveThen = (chips: number, ...happenings: readonly Happening[]): BusinessCourse =>
  new TreeGrower(chips)
    .turn(fork(1, 20, ['e4', 'd4']))
    .turn(fork(1, 12, ['Nf6', 'e5']))
    .turn(fork(2, 8, ['Nf3', 'c4']))
    .turn(fork(3, 5, ['d5', 'Nc6']))
    .turn(...happenings).view;

/** A turn that ended boards of a game of five. */
const ended = (how: string, ...boards: readonly number[]): Partial<Replicants> =>
  told(fiveThen(41, ...boards.map((board) => end(board, how))));

/** Two boards of many chips, the last of which ends the game. */
const LONG: BusinessCourse = new TreeGrower(245)
  .turn(fork(1, 201, ['e4', 'd4']))
  .quietUntil(89)
  .turn(end(2, 'draw'))
  .quietUntil(94)
  .turn(end(1, 'resignation')).view;

/** White's 12th turn as the arbiter has it now, another on these boards. */
const corrected = (...boards: readonly number[]): NonNullable<MatchView['correction']> => ({
  seq: 40,
  number: 12,
  side: 'white',
  isCut: false,
  moves: boards.map((board) => ({ board, before: 'Nxd5', after: 'Nce2' })),
});

/** The name of a state: what it shows. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: told(NO_COURSE, { match: FIXTURES.empty.match }),
  off: told(scheme4(36), { on: false }),
  quiet: told(scheme4(5)),
  'one-branch': told(scheme4(5), { play: { vetoes: ['black'] } }),
  'five-branch': told(scheme4(36)),
  fork: told(scheme4(13)),
  'fork-many-chips': told(new TreeGrower(60).turn(fork(1, 21, ['e4', 'd4'])).view),
  pass: told(fiveThen(41, pass(3, 5))),
  selection: told(scheme4(48)),
  'selection-many': told(fiveThen(41, select(2, [1, 4], [3, 2], [4, 1], [5, 5]))),
  draw: told(scheme4(50)),
  draws: ended('draw', 1, 3),
  mate: ended('mate', 4),
  resignation: ended('resignation', 2),
  stalemate: ended('stalemate', 5),
  'dead-position': ended('dead-position', 2),
  repetition: ended('repetition', 3),
  fifty: ended('fifty', 3),
  'seventy-five': told(fiveThen(55, end(1, 'seventy-five'))),
  flag: ended('flag', 1, 2, 3, 4, 5),
  correction: told(scheme4(40), { match: { correction: corrected(2, 4) } }),
  'correction-cut': told(scheme4(40), { match: { correction: { ...corrected(), isCut: true } } }),
  veto: told(scheme4(40), {
    match: { settings: { gameRating: 10, vetoScope: 'opponent' } },
    play: { vetoes: ['white'] },
  }),
  'control-board': told(scheme4(80), {
    match: { settings: { gameRating: 10, endgame: 'increment30' } },
    play: { vetoes: ['white'], controlBoard: true },
  }),
  ended: told(scheme4(95)),
  'drawn-game': told(new TreeGrower(10).quietUntil(79).turn(end(1, 'draw')).view),
  'longest-names': told(LONG, {
    match: { teams: FIXTURES.longest.match.teams },
    together: { white: 601, black: 622, ...SECOND },
  }),
  ...swedishStates('key-change', {}, [
    'swedish',
    'swedish-queen',
    'swedish-sitting',
    'swedish-longest',
    'swedish-waiting',
    'swedish-kamikaze',
    'swedish-mate',
    'swedish-flag',
    'swedish-resigned',
    'swedish-draw',
  ]),
  ...seriesStates('key-change', {}, [
    'progressive',
    'progressive-scottish',
    'progressive-promoted',
    'progressive-taking',
    'progressive-quiet',
    'progressive-mate',
    'progressive-progressive-mate',
    'progressive-all-taken',
    'progressive-ten-turns',
    'progressive-resigned',
  ]),
  ...belarusianStates('key-change', {}, [
    'belarusian',
    'belarusian-throne',
    'belarusian-rokosh',
    'belarusian-check',
    'belarusian-taken',
    'belarusian-crowned',
    'belarusian-longest',
    'belarusian-won',
    'belarusian-mate',
    'belarusian-draw',
    'belarusian-resigned',
  ]),
  ...anyStates('key-change', {}, ['any-mate', 'any-draw', 'any-five', 'any-three-ended']),
};

export const everyLook = [
  'swedish-longest',
  'swedish-resigned',
  'progressive-progressive-mate',
  'progressive-scottish',
  'belarusian-crowned',
  'belarusian-rokosh',
];
