import type { Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { NO_STINGERS, showWith } from '../air/showFixture';

const state = (fixture: Fixture): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  show: showWith('stinger', { on: true, content: {} }),
  stingers: NO_STINGERS,
});

/** Between two plays nothing is to be seen, whatever the match; with `?preview=1` the covered frame is. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty),
  'one-branch': state(FIXTURES.one),
  'five-branch': state(FIXTURES.five),
  'longest-names': state(FIXTURES.longest),
  ended: state(FIXTURES.over),
};

/** The covered frame is a preview. */
export const previews: readonly string[] = ['empty', 'five-branch', 'longest-names'];
