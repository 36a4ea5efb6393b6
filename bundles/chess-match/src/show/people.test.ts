import type { RosterView, RosterPerson } from '@schemas/roster';
import { describe, expect, it } from 'vitest';
import { completed, followTeams, nobody } from './people';

const anna: RosterPerson = {
  id: 'w1',
  name: 'Anna',
  title: 'WGM',
  role: 'captain',
  elo: 2410,
  seat: 1,
  photo: null,
  mic: 'Mic 1',
};

const people: RosterView = {
  ...nobody(),
  white: { name: 'Reds', short: '', logo: '/reds.png', colour: 'red', people: [anna] },
  black: { name: 'Blues', short: '', logo: null, colour: null, people: [] },
};

describe('people from before a field existed', () => {
  it('get the team name, the colour and the Elo they lack, and keep all they have', () => {
    const older = { id: 'w1', name: 'Anna', title: 'WGM', role: 'captain', table: 1, photo: null, mic: 'Mic 1' };
    const old = { ...people, white: { logo: '/reds.png', people: [older] }, black: { logo: null, people: [] } };
    expect(completed(old)).toEqual({
      ...people,
      white: { name: '', short: '', logo: '/reds.png', colour: null, people: [{ ...anna, elo: null }] },
      black: { name: '', short: '', logo: null, colour: null, people: [] },
    });
    expect(completed(people)).toEqual(people);
  });

  it('have their Elo and their seat by the names of today', () => {
    const { elo: rating, seat: table, ...rest } = anna;
    const old = { ...people, white: { ...people.white, people: [{ ...rest, rating, table }] } };
    expect(completed(old)).toEqual(people);
  });

  it.each([[null], ['text'], [[]], [{ white: 5, arbiters: [5] }]])(
    'leaves what is no list of people as it is: %j',
    (odd) => {
      expect(completed(odd)).toMatchObject(odd ?? {});
    },
  );
});

describe('B20 the people follow their teams', () => {
  const before = { white: 'Reds', black: 'Blues' };
  const reversed = { white: 'Blues', black: 'Reds' };

  it('to the other side when the match names the teams the other way round', () => {
    expect(followTeams(people, before, reversed)).toEqual({ ...people, white: people.black, black: people.white });
  });

  it('by the names of the match before where the list names no teams', () => {
    const unnamed = { ...people, white: { ...people.white, name: '' }, black: { ...people.black, name: '' } };
    expect(followTeams(unnamed, before, reversed)).toEqual({ ...people, white: people.black, black: people.white });
    expect(followTeams(unnamed, null, reversed)).toBeNull();
  });

  it.each([[before], [{ white: 'Blues', black: 'Greens' }], [{ white: 'Greens', black: 'Reds' }]])(
    'and stay for %j',
    (now) => {
      expect(followTeams(people, before, now)).toBeNull();
    },
  );

  it('and stay where both teams have one name', () => {
    const twins = { ...people, black: { ...people.black, name: 'Reds' } };
    expect(followTeams(twins, null, { white: 'Reds', black: 'Reds' })).toBeNull();
  });
});
