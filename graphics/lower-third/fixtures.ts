import type { LowerThirdContent, PeopleView, Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { LONG_PEOPLE, PEOPLE } from '../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../air/showFixture';

const NOBODY: LowerThirdContent = { person: null, name: '', title: '' };

const state = (fixture: Fixture, people: PeopleView, content: Partial<LowerThirdContent>): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  people,
  show: showWith('lower-third', { on: true, content: { ...NOBODY, ...content } }),
});

/** By name: every state a viewer may meet. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty, NO_PEOPLE, {}),
  off: { ...state(FIXTURES.one, PEOPLE, {}), show: showWith('lower-third', { on: false, content: NOBODY }) },
  'one-branch': state(FIXTURES.one, PEOPLE, { person: 'w1' }),
  'five-branch': state(FIXTURES.five, PEOPLE, { person: 'b3' }),
  ended: state(FIXTURES.over, PEOPLE, { person: 'b1' }),
  'longest-names': state(FIXTURES.longest, LONG_PEOPLE, { person: 'w3' }),
  'longest-names-black': state(FIXTURES.longest, LONG_PEOPLE, { person: 'b4' }),
  arbiter: state(FIXTURES.five, PEOPLE, { person: 'a1' }),
  commentator: state(FIXTURES.five, PEOPLE, { person: 'c1' }),
  'without-title': state(FIXTURES.five, PEOPLE, { person: 'c2' }),
  typed: state(FIXTURES.five, PEOPLE, { name: 'Виктор Гость', title: 'Историк шахмат' }),
  'typed-name': state(FIXTURES.five, PEOPLE, { name: 'Пресс-центр турнира' }),
};
