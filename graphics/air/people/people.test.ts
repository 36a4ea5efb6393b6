import { describe, expect, it } from 'vitest';
import { describe as achievements } from './describe';
import { lineUp } from './lineUp';
import { PEOPLE, person } from './fixtures';
import { teamName } from './teamName';
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

describe('what somebody has achieved', () => {
  it('is title and Elo, whichever is known', () => {
    const one = (title: string, elo: number | null) =>
      achievements(person('p', 'player', 'П', 1, { title, elo }), 'ru');
    expect([one('Мастер ФИДЕ', 2380), one('', 2380), one('Мастер ФИДЕ', null), one('', null)]).toEqual([
      'Мастер ФИДЕ · Эло 2380',
      'Эло 2380',
      'Мастер ФИДЕ',
      '',
    ]);
  });
});

it('a team is called as in the match, or before it as its people were entered', () => {
  const people = { ...PEOPLE, white: { ...PEOPLE.white, name: 'Мэрия' } };
  const teams = (name: string) => ({ teams: { white: { name }, black: { name: '' } } });
  expect([teamName(teams('Город'), people, 'white'), teamName(teams(''), people, 'white')]).toEqual(['Город', 'Мэрия']);
});
