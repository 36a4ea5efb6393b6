import { expect, it } from 'vitest';
import { COUNTED, COUNTED_APART, NOBODY_SPOKE, SPOKEN } from '../air/people/counted';
import { PEOPLE } from '../air/people/fixtures';
import { recordOf } from '../air/people/record';
import { whoIs } from '../air/people/whoIs';
import { factsOf } from './facts';

const facts = (id: string, statistics = COUNTED, spoken = SPOKEN) => {
  const known = whoIs(PEOPLE, id);
  return (
    known &&
    factsOf(recordOf(known.person, known.side, { statistics, spoken }), 'en').map(
      ({ label, text }) => `${label} ${text}`,
    )
  );
};

it('tells strength, whose clock it was, and time spoken', () => {
  expect(facts('w1')).toEqual(['Elo 2688', 'Team’s time used 52:36', 'Time spoken 24:00']);
  expect(facts('b3', COUNTED_APART)).toEqual(['Elo 2318', 'Thinking time 1:01:12', 'Time spoken 9:12']);
});

it('tells only what is known', () => {
  expect([facts('w7', COUNTED, NOBODY_SPOKE), facts('c1')]).toEqual([[], ['Time spoken 5:30']]);
});
