import { describe, expect, it } from 'vitest';
import { lineUp } from './lineUp';
import { PEOPLE, person } from './fixtures';
import { whoIs } from './whoIs';

describe('who somebody is', () => {
  it('knows the side of a team member, and none of an arbiter or a commentator', () => {
    expect(whoIs(PEOPLE, 'w2')).toMatchObject({ side: 'white', person: { id: 'w2' } });
    expect(whoIs(PEOPLE, 'b1')).toMatchObject({ side: 'black', person: { role: 'captain' } });
    expect(whoIs(PEOPLE, 'a1')).toMatchObject({ side: null, person: { role: 'arbiter' } });
    expect(whoIs(PEOPLE, 'c1')).toMatchObject({ side: null, person: { role: 'commentator' } });
  });

  it('knows nobody by an unknown id', () => {
    expect(whoIs(PEOPLE, 'nobody')).toBeNull();
  });
});

describe('a line-up', () => {
  it('leads with the captain, then players by table, reserve and coach last', () => {
    const entered = [
      person('coach', 'coach', 'К', null),
      person('three', 'player', 'Т', 3),
      person('reserve', 'reserve', 'Р', null),
      person('loose', 'player', 'С', null),
      person('one', 'player', 'О', 1),
      person('captain', 'captain', 'Л', 5),
    ];
    expect(lineUp(entered).map(({ id }) => id)).toEqual(['captain', 'one', 'three', 'loose', 'reserve', 'coach']);
  });

  it('leaves the list it was given as it was', () => {
    const entered = [person('b', 'player', 'Б', 2), person('a', 'captain', 'А', 1)];
    lineUp(entered);
    expect(entered.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
