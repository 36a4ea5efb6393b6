import type { PeopleView, Replicants, Side } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { LONG_PEOPLE, PEOPLE } from '../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../air/showFixture';

const state = (
  fixture: Fixture,
  people: PeopleView,
  ids: string[],
  side: Side | null = null,
  on = true,
): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  people,
  speaking: { ids },
  show: showWith('mics', { on, content: { side } }),
});

/** By name: every state a viewer may meet. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty, NO_PEOPLE, ['nobody']),
  off: state(FIXTURES.one, PEOPLE, ['w1'], null, false),
  'one-branch': state(FIXTURES.one, PEOPLE, ['w1']),
  'five-branch': state(FIXTURES.five, PEOPLE, ['w2', 'w5', 'b3', 'c1', 'a1']),
  ended: state(FIXTURES.over, PEOPLE, ['c1', 'c2']),
  'longest-names': state(FIXTURES.longest, LONG_PEOPLE, ['w1', 'w2', 'w3', 'w4', 'b1', 'b2', 'b3', 'b4', 'b5']),
  'white-row': state(FIXTURES.five, PEOPLE, ['w3', 'w6'], 'white'),
  'black-row': state(FIXTURES.five, PEOPLE, ['b2'], 'black'),
  'black-row-longest': state(FIXTURES.longest, LONG_PEOPLE, ['b1', 'b7'], 'black'),
  'row-without-microphones': state(FIXTURES.one, NO_PEOPLE, [], 'white'),
};
