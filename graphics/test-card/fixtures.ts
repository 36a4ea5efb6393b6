import type { Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { showWith } from '../air/showFixture';

const state = (fixture: Fixture, on = true): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  show: showWith('test-card', { on, content: {} }),
});

/** By name: every state a viewer may meet. The match does not show. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty),
  off: state(FIXTURES.one, false),
  'one-branch': state(FIXTURES.one),
  'five-branch': state(FIXTURES.five),
  'longest-names': state(FIXTURES.longest),
  ended: state(FIXTURES.over),
};
