import { SECOND } from '../air/testing/secondGame';
import type { PeopleView, Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, fixtureOf, type Fixture } from '../games/business/fixtures/fixtures';
import { COLOURED_PEOPLE, LOGO, PEOPLE } from '../air/people/fixtures';
import { anyStates } from '../air/anyGame/fixtures';
import { showWith } from '../air/showFixture';
import { belarusianStates } from '../games/belarusian/shared/states';
import { seriesStates } from '../games/progressive/shared/fixtures';
import { swedishStates } from '../games/swedish/shared/states';
import { playedThen } from '../games/business/fixtures/treeFixture';

const state = (fixture: Fixture, on = true): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  show: showWith('scorebug', { on, content: {} }),
});

/** Over another picture than the boards. */
const overFocus = (fixture: Fixture): Partial<Replicants> => {
  const values = state(fixture);
  const show = showWith('boards', { on: false, content: {} });
  return { ...values, show };
};

/** Beside boards, with the tree below them. */
const aboveTree = (fixture: Fixture): Partial<Replicants> => ({
  ...state(fixture),
  show: showWith('tree-strip', { on: true, content: {} }),
});

const withMarks = (fixture: Fixture): Fixture => ({
  ...fixture,
  play: {
    ...fixture.play,
    cards: { white: ['warning'], black: ['warning', 'expulsion', 'time'] },
    vetoes: ['white', 'black'],
  },
  score: { ...fixture.score, match: { white: 243, black: 226, ...SECOND } },
});

const CONTROL = fixtureOf(playedThen(74, 80).view, { play: { controlBoard: true, vetoes: ['white'] } });

/** Teams with logos, and names that fit. */
const CALLED: PeopleView = {
  ...PEOPLE,
  white: { ...PEOPLE.white, short: 'Югра' },
  black: { ...PEOPLE.black, short: 'ФДШ Петербург', logo: LOGO, colour: null },
};

/** By name: every state a viewer may meet. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty),
  off: state(FIXTURES.five, false),
  'one-branch': state(FIXTURES.one),
  'two-branches': state(FIXTURES.two),
  'three-branches': state(FIXTURES.three),
  'four-branches': state(FIXTURES.four),
  'five-branch': state(FIXTURES.five),
  'ended-boards': state(FIXTURES.ended),
  'longest-names': state(FIXTURES.longest),
  'short-names': { ...state(FIXTURES.longest), people: CALLED },
  coloured: { ...state(FIXTURES.longest), people: COLOURED_PEOPLE },
  ended: state(FIXTURES.over),
  'control-board': state(CONTROL),
  nine: state(FIXTURES.nine),
  'return-game': state(withMarks(FIXTURES.five)),
  'return-game-ended-boards': state(withMarks(FIXTURES.ended)),
  'return-game-longest': state(withMarks(FIXTURES.longest)),
  stacks: state(FIXTURES.stacks),
  'beginning-beside-boards': state(fixtureOf(playedThen(0, 0).view)),
  'above-tree': aboveTree(FIXTURES.five),
  'above-tree-return-game': aboveTree(withMarks(FIXTURES.ended)),
  'above-tree-longest': aboveTree(FIXTURES.longest),
  'over-focus': overFocus(FIXTURES.five),
  'over-focus-longest': overFocus(FIXTURES.longest),
  ...swedishStates('scorebug', {}, [
    'swedish',
    'swedish-start',
    'swedish-sitting',
    'swedish-coloured',
    'swedish-longest',
    'swedish-mate',
    'swedish-flag',
    'swedish-draw',
  ]),
  ...seriesStates('scorebug', {}, [
    'progressive',
    'progressive-start',
    'progressive-twelve',
    'progressive-taking',
    'progressive-quiet',
    'progressive-marseillais',
    'progressive-mate',
    'progressive-progressive-mate',
    'progressive-ten-turns',
  ]),
  ...belarusianStates('scorebug', {}, [
    'belarusian',
    'belarusian-start',
    'belarusian-throne',
    'belarusian-rokosh',
    'belarusian-taken',
    'belarusian-longest',
    'belarusian-won',
    'belarusian-draw',
  ]),
  ...anyStates('scorebug', {}, ['any', 'any-longest', 'any-mate', 'any-draw', 'any-five']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['coloured', 'swedish', 'swedish-longest', 'any-mate', 'progressive', 'belarusian-rokosh'];
