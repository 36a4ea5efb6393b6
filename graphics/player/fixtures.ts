import { ANY } from '../air/anyGame/fixtures';
import { COUNTED_APART, SPOKEN } from '../air/people/counted';
import { COLOURED_PEOPLE } from '../air/people/fixtures';
import { takenIn } from '../air/showFixture';

/** By name: states of matches of any game. */
export const fixtures = {
  'any-five': takenIn(
    { ...ANY['any-five'], people: COLOURED_PEOPLE, statistics: COUNTED_APART, spoken: SPOKEN },
    'player',
    { person: 'b3' },
  ),
};
