import type { PeopleView, Replicants } from 'chess-match/client/contract';
import { FIXTURES, type Fixture } from '../fixtures/fixtures';
import { replicantsOf } from '../fixtures/replicants';
import { optionsIn } from '../fixtures/optionsFixture';
import { LONG_PEOPLE, PEOPLE } from '../../../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../../../air/showFixture';

interface State {
  readonly fixture: Fixture;
  readonly people: PeopleView;
  readonly ids: string[];
  readonly on: boolean;
}

const vetoed = (fixture: Fixture): Fixture => {
  const vetoing: Fixture = { ...fixture, play: { ...fixture.play, vetoes: ['black'] } };
  return { ...vetoing, options: optionsIn(vetoing) };
};

/** Before it is known what may be done besides moving. */
const unprepared = (fixture: Fixture): Fixture => ({ ...fixture, options: { game: 'business', turn: null } });

/** The last game of three. */
const thirdGame = (fixture: Fixture): Fixture => ({
  ...fixture,
  score: {
    ...fixture.score,
    match: {
      white: 243,
      black: 226,
      game: 3,
      planned: 3,
      before: [
        { white: 21, black: 20 },
        { white: 15, black: 1 },
      ],
    },
  },
});

const STATES: Readonly<Record<string, State>> = {
  empty: { fixture: FIXTURES.empty, people: NO_PEOPLE, ids: [], on: true },
  off: { fixture: FIXTURES.five, people: PEOPLE, ids: ['w1'], on: false },
  'one-branch': { fixture: FIXTURES.one, people: PEOPLE, ids: ['w1', 'b1'], on: true },
  three: { fixture: FIXTURES.three, people: PEOPLE, ids: [], on: true },
  four: { fixture: FIXTURES.four, people: PEOPLE, ids: ['b3', 'b7', 'w2', 'a1'], on: true },
  'five-branch': { fixture: FIXTURES.five, people: PEOPLE, ids: ['w2', 'w5', 'b4'], on: true },
  'ended-boards': { fixture: FIXTURES.ended, people: PEOPLE, ids: ['w7'], on: true },
  veto: { fixture: vetoed(FIXTURES.three), people: PEOPLE, ids: [], on: true },
  'longest-names': {
    fixture: FIXTURES.longest,
    people: LONG_PEOPLE,
    ids: ['w1', 'w2', 'w3', 'w4', 'b1', 'b2', 'b3', 'b4'],
    on: true,
  },
  'third-game': { fixture: thirdGame(FIXTURES.five), people: PEOPLE, ids: [], on: true },
  'longest-match': {
    fixture: thirdGame(FIXTURES.longest),
    people: LONG_PEOPLE,
    ids: ['w1', 'w2', 'w3', 'w4'],
    on: true,
  },
  ended: { fixture: FIXTURES.over, people: PEOPLE, ids: [], on: true },
  nine: { fixture: unprepared(FIXTURES.nine), people: PEOPLE, ids: [], on: true },
};

/** The states of both screens: a side's own is the same picture as the other sees it. */
export const audienceFixtures = (
  graphic: 'audience-white' | 'audience-black',
): Readonly<Record<string, Partial<Replicants>>> =>
  Object.fromEntries(
    Object.entries(STATES).map(([name, { fixture, people, ids, on }]) => [
      name,
      { ...replicantsOf(fixture), people, speaking: { ids }, show: showWith(graphic, { on, content: {} }) },
    ]),
  );
