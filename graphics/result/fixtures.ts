import { SECOND } from '../air/testing/secondGame';
import type { Replicants, ScoreView } from 'chess-match/client/contract';
import { FIXTURES, fixtureOf, type Fixture } from '../games/business/fixtures/fixtures';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { SHORT_NAMED } from '../air/people/fixtures';
import { anyStates } from '../air/anyGame/fixtures';
import { showWith } from '../air/showFixture';
import { end, fork, playedThen, select, TreeGrower, type Happening } from '../games/business/fixtures/treeFixture';
import type { Entry } from '../games/business/result/story';
import { belarusianStates } from '../games/belarusian/shared/states';
import { seriesStates } from '../games/progressive/shared/fixtures';
import { swedishStates } from '../games/swedish/shared/states';

/** How a branch ends in a long story, one after the other. */
const KINDS = ['selection', 'draw', 'selection', 'resignation', 'mate', 'stalemate', 'flag', 'dead-position'] as const;
const MORE = ['repetition', 'selection', 'seventy-five', 'mate', 'fifty', 'resignation'] as const;
const GAP = 7;

/** A game of which so many branches end, each of them a daughter of board 1 that board 2 was given for. */
const longGame = (endings: number): TreeGrower => {
  const kinds = [...KINDS, ...MORE];
  const grower = new TreeGrower(30 * endings);
  for (let count = 0; count < endings; count += 1) {
    const chips = 1 + ((count * 5) % 9);
    const kind = kinds[count % kinds.length] ?? 'draw';
    const last: Happening = kind === 'selection' ? select(2, [1, chips]) : end(2, kind);
    grower
      .quietUntil(grower.ply + (count % 2))
      .turn(fork(1, chips, ['Nf3', 'c4']))
      .quietUntil(grower.ply + GAP)
      .turn(last);
  }
  return grower;
};

/** A ledger of so many entries. */
export const ledgerOf = (count: number): readonly Entry[] => fixtureOf(longGame(count).view).score.ledger;

interface State {
  readonly on?: boolean;
  readonly match?: ScoreView['match'];
}

const state = (fixture: Fixture, { on = true, match = null }: State = {}): Partial<Replicants> => ({
  ...replicantsOf({ ...fixture, score: { ...fixture.score, match } }),
  show: showWith('result', { on, content: {} }),
});

const FIVE_AGAIN = fixtureOf(
  new TreeGrower(10)
    .turn(fork(1, 4, ['e4', 'd4']))
    .quietUntil(23)
    .turn(select(2, [1, 4]))
    .turn(fork(1, 7, ['O-O', 'Be3']))
    .turn(fork(2, 2, ['exf5', 'f3']))
    .turn(fork(2, 2, ['Nc6', 'dxc4']))
    .turn(fork(1, 1, ['Qc8', 'Qe7']))
    .quietUntil(48).view,
);

const DRAWN = fixtureOf(
  new TreeGrower(20)
    .turn(fork(1, 10, ['e4', 'd4']))
    .quietUntil(39)
    .turn(end(2, 'mate'))
    .quietUntil(60)
    .turn(end(1, 'mate')).view,
);

const FOURTEEN = fixtureOf(longGame(14).turn(end(1, 'flag')).view);
const LONG = fixtureOf(longGame(31).view, { match: { teams: FIXTURES.longest.match.teams } });

/** State name → what the pages would be sent. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty),
  off: state(FIXTURES.over, { on: false }),
  'one-branch': state(FIXTURES.one),
  'five-branch': state(FIVE_AGAIN),
  'ended-boards': state(FIXTURES.ended),
  late: state(fixtureOf(playedThen(74, 80).view)),
  ended: state(FIXTURES.over),
  'return-game': state(FIXTURES.over, { match: { white: 42, black: 26, ...SECOND } }),
  draw: state(DRAWN),
  fourteen: state(FOURTEEN),
  'longest-names': {
    ...state(LONG, { match: { white: 601, black: 599, ...SECOND } }),
    people: SHORT_NAMED,
  },
  ...swedishStates('result', {}, ['swedish', 'swedish-mate', 'swedish-flag', 'swedish-draw']),
  ...seriesStates('result', {}, [
    'progressive',
    'progressive-mate',
    'progressive-progressive-mate',
    'progressive-all-taken',
    'progressive-ten-turns',
    'progressive-resigned',
  ]),
  ...belarusianStates('result', {}, [
    'belarusian',
    'belarusian-won',
    'belarusian-mate',
    'belarusian-draw',
    'belarusian-resigned',
  ]),
  ...anyStates('result', {}, ['any-mate', 'any-draw', 'any-three-ended']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['swedish-mate', 'swedish-flag', 'any-mate', 'progressive-progressive-mate', 'belarusian-won'];
