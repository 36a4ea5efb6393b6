import type { Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../shared/fixtureReplicants';
import { FIXTURES } from '../shared/fixtures';
import { showWith } from '../shared/showFixture';

/** By name: every state a viewer may meet. The match does not show. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: { ...replicantsOf(FIXTURES.empty), show: showWith('test-card', { on: true, content: {} }) },
  'five-branch': { ...replicantsOf(FIXTURES.five), show: showWith('test-card', { on: true, content: {} }) },
  off: { ...replicantsOf(FIXTURES.one), show: showWith('test-card', { on: false, content: {} }) },
};
