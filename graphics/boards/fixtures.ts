import type { Replicants } from 'chess-match/client/contract';
import { replicantsOf } from '../shared/fixtureReplicants';
import { FIXTURES, type Fixture } from '../shared/fixtures';
import { showWith } from '../shared/showFixture';
import { swedishStates } from '../swedish/shared/states';

const state = (fixture: Fixture, on = true): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  show: showWith('boards', { on, content: {} }),
});

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
  ended: state(FIXTURES.over),
  nine: state(FIXTURES.nine),
  stacks: state(FIXTURES.stacks),
  ...swedishStates('boards', {}, [
    'swedish',
    'swedish-start',
    'swedish-sitting',
    'swedish-coloured',
    'swedish-longest',
    'swedish-mate',
    'swedish-flag',
    'swedish-draw',
  ]),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['swedish', 'swedish-longest'];
