import { describe, expect, it } from 'vitest';
import { COUNTED, COUNTED_APART, SPOKEN } from '../air/people/counted';
import { PEOPLE } from '../air/people/fixtures';
import { recordOf } from '../air/people/record';
import { whoIs } from '../air/people/whoIs';
import { personLines, teamLines } from './lines';

const record = (id: string, statistics = COUNTED) => {
  const known = whoIs(PEOPLE, id);
  return known && recordOf(known.person, known.side, { statistics, spoken: SPOKEN });
};

const told = (lines: ReturnType<typeof personLines>) =>
  lines.map(({ key, left, right, share }) => [key, left.text, right.text, share === null]);

describe('what is compared', () => {
  it('of teams is the mean strength of those who play, and its sum where as many do', () => {
    const counted = { people: PEOPLE, statistics: COUNTED, spoken: SPOKEN };
    expect(told(teamLines(counted, 'en')).slice(0, 2)).toEqual([
      ['averageElo', '2536', '2575', true],
      ['sumElo', '12682', '12877', true],
    ]);
    const fewer = { ...PEOPLE, black: { ...PEOPLE.black, people: PEOPLE.black.people.slice(0, 3) } };
    expect(teamLines({ ...counted, people: fewer }, 'en').map(({ key }) => key)).not.toContain('sumElo');
  });

  it('of two at a board is strength, own time, longest thought, time spoken', () => {
    expect(told(personLines(record('w1', COUNTED_APART), record('b1', COUNTED_APART), 'en'))).toEqual([
      ['elo', '2688', '2702', true],
      ['used', '52:36', '1:01:12', false],
      ['longest', '9:21', '14:06', true],
      ['spoken', '24:00', '12:54', false],
    ]);
  });

  it('of two with one clock a team is the team’s time, and no thought of their own', () => {
    expect(personLines(record('w3'), record('b3'), 'en').map(({ key, label }) => [key, label])).toEqual([
      ['elo', 'Elo'],
      ['used', 'Team’s time used'],
      ['spoken', 'Time spoken'],
    ]);
  });

  it('is nothing where nobody is there', () => {
    expect(personLines(null, null, 'ru')).toEqual([]);
  });
});
