import type { PeopleView, Replicants, Side } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { COLOURED_PEOPLE, SHORT_NAMED, PEOPLE, person } from '../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../air/showFixture';
import { swedishStates } from '../games/swedish/shared/states';

const state = (fixture: Fixture, people: PeopleView, side: Side | null, on = true): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  people,
  show: showWith('teams', { on, content: { side } }),
});

const nameless: Fixture = {
  ...FIXTURES.empty,
  match: { ...FIXTURES.empty.match, teams: { white: { name: '' }, black: { name: '' } } },
};

const four: PeopleView = {
  ...PEOPLE,
  black: { name: '', short: '', logo: null, colour: null, people: PEOPLE.black.people.slice(0, 4) },
};
const ten: PeopleView = {
  ...PEOPLE,
  white: {
    ...PEOPLE.white,
    people: [
      ...PEOPLE.white.people,
      ...['Анатолий', 'Вероника', 'Григорий'].map((name) => person(name, 'reserve', `${name} Запасной`, null)),
    ],
  },
};

/** By name: every state a viewer may meet. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(nameless, NO_PEOPLE, null),
  'empty-white': state(FIXTURES.one, NO_PEOPLE, 'white'),
  off: state(FIXTURES.one, PEOPLE, null, false),
  'one-branch': state(FIXTURES.one, PEOPLE, null),
  'five-branch': state(FIXTURES.five, PEOPLE, 'white'),
  coloured: state(FIXTURES.longest, COLOURED_PEOPLE, null),
  'coloured-black': state(FIXTURES.longest, COLOURED_PEOPLE, 'black'),
  ended: state(FIXTURES.over, PEOPLE, 'black'),
  'longest-names': state(FIXTURES.longest, SHORT_NAMED, null),
  'longest-names-black': state(FIXTURES.longest, SHORT_NAMED, 'black'),
  uneven: state(FIXTURES.one, four, null),
  'ten-in-a-team': state(FIXTURES.one, ten, null),
  'ten-in-a-team-white': state(FIXTURES.one, ten, 'white'),
  ...swedishStates('teams', { side: null }, ['swedish', 'swedish-longest']),
};
