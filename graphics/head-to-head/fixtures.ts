import type { HeadToHeadContent } from 'chess-match/client/contract';
import { ANY } from '../air/anyGame/fixtures';
import { COUNTED_APART, SPOKEN } from '../air/people/counted';
import { COLOURED_PEOPLE } from '../air/people/fixtures';
import { takenIn } from '../air/showFixture';

const state = (what: HeadToHeadContent['what'], board: number | null) =>
  takenIn({ ...ANY['any-five'], people: COLOURED_PEOPLE, statistics: COUNTED_APART, spoken: SPOKEN }, 'head-to-head', {
    what,
    board,
    one: null,
    other: null,
  });

/** By name: states of matches of any game. */
export const fixtures = {
  'any-five': state('board', 1),
  'any-pairings': state('pairings', null),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['any-five'];
