import { describe, expect, it } from 'vitest';
import { COUNTED, COUNTED_APART, SPOKEN } from './counted';
import { PEOPLE } from './fixtures';
import { recordOf, spokenByTeam } from './record';
import { whoIs } from './whoIs';

const MINUTE = 60_000;

const record = (id: string, statistics = COUNTED, spoken = SPOKEN) => {
  const known = whoIs(PEOPLE, id);
  if (known === null) throw new Error(`Nobody is ${id}.`);
  return recordOf(known.person, known.side, { statistics, spoken });
};

describe('what is counted of a person', () => {
  it('is the clock of his own board where boards are played apart', () => {
    const { pace, isOwnClock } = record('b3', COUNTED_APART);
    expect([pace?.longest?.turn, isOwnClock]).toEqual(['20...', true]);
  });

  it('is his team’s clock where it has one, for those who play', () => {
    expect([record('w3').pace?.turns, record('w3').isOwnClock]).toEqual([24, false]);
    expect([record('w6').pace, record('w7').pace, record('c1').pace]).toEqual([null, null, null]);
  });

  it('is no board’s clock for who sits at none', () => {
    expect(record('w7', COUNTED_APART).pace).toBeNull();
  });

  it('is the time he spoke, as far as it is worth telling', () => {
    expect(record('w1').spokenMs).toBe(24 * MINUTE);
    expect(record('w5').spokenMs).toBeNull();
    expect(record('w5', COUNTED, { people: [{ id: 'w5', ms: 9999 }] }).spokenMs).toBeNull();
  });

  it('of a team is the sum of its people', () => {
    expect(
      spokenByTeam(PEOPLE, 'white', {
        people: [
          { id: 'w1', ms: 6000 },
          { id: 'w7', ms: 5000 },
          { id: 'b1', ms: 1 },
        ],
      }),
    ).toBe(11_000);
    expect(spokenByTeam(PEOPLE, 'black', { people: [{ id: 'b1', ms: 1 }] })).toBeNull();
  });
});
