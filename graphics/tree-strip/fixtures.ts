import type { MatchView, Replicants } from 'chess-match/client/contract';
import { NO_COURSE, type BusinessCourse } from 'chess-match/games/business';
import { ledgerOf } from '../games/business/facts/testing';
import { FIXTURES, matchOf, playIn } from '../games/business/fixtures/fixtures';
import { scoreFrom } from '../games/business/fixtures/ledgerFixture';
import { showWith } from '../air/showFixture';
import { scheme4 } from '../games/business/fixtures/treeFixture';
import { denseTree } from '../tree/fixtures';
import { swedishStates } from '../games/swedish/shared/states';

const strip = (tree: BusinessCourse, match: Partial<MatchView> = {}, on = true): Partial<Replicants> => ({
  match: matchOf(tree, match),
  play: playIn(tree),
  course: tree,
  score: scoreFrom(ledgerOf(tree)),
  show: showWith('tree-strip', { on, content: {} }),
});

/** The name of a state: what it shows. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: strip(NO_COURSE, FIXTURES.empty.match),
  off: strip(scheme4(36), {}, false),
  'one-branch': strip(scheme4(9)),
  'two-branches': strip(scheme4(18)),
  'three-branches': strip(scheme4(22)),
  'four-branches': strip(scheme4(30)),
  'five-branch': strip(scheme4(40)),
  passes: strip(denseTree(44)),
  crowded: strip(denseTree(120)),
  'longest-names': strip(denseTree(96), { teams: FIXTURES.longest.match.teams }),
  'late-game': strip(scheme4(80)),
  ended: strip(scheme4(95)),
  ...swedishStates('tree-strip', {}, ['swedish']),
};
