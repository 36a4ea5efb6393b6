import type { Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../shared/fixtureReplicants';
import { FIXTURES } from '../shared/fixtures';
import { showWith } from '../shared/showFixture';

/** Between two plays nothing is to be seen; with `?preview=1` the covered frame is. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  idle: { ...replicantsOf(FIXTURES.one), show: showWith('stinger', { on: true, content: {} }) },
};

/** The covered frame is a preview. */
export const previews: readonly string[] = ['idle'];
