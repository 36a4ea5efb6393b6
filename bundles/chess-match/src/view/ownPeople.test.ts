import type { PeopleView, Person } from '@schemas/people';
import { describe, expect, it } from 'vitest';
import { isOwnTeam, ownPeople } from './ownPeople';

const person = (id: string): Person => ({
  id,
  name: id,
  title: '',
  role: 'player',
  elo: null,
  seat: 1,
  photo: null,
  hasMic: false,
});
const PEOPLE: PeopleView = {
  white: { name: 'Reds', short: 'R', logo: '/reds.png', colour: 'red', people: [person('w1')] },
  black: { name: 'Blues', short: '', logo: null, colour: null, people: [person('b1')] },
  arbiters: [person('a1')],
  commentators: [],
};
const match = (white: string, black: string, demo = false) => ({
  demo,
  teams: { white: { name: white }, black: { name: black } },
});

describe('the people of the open match', () => {
  it('are those entered where its teams are called as theirs, whatever the case, as the same list', () => {
    expect(ownPeople(PEOPLE, match('reds ', 'Blues'))).toBe(PEOPLE);
  });

  it('are none of a team that is called otherwise, nor its logo and colour; who belongs to no team stays', () => {
    const shown = ownPeople(PEOPLE, match('Greens', 'Blues'));
    expect(shown).toEqual({
      ...PEOPLE,
      white: { name: 'Greens', short: '', logo: null, colour: null, people: [] },
    });
    expect(isOwnTeam(PEOPLE, match('Greens', 'Blues'), 'white')).toBe(false);
    expect(isOwnTeam(PEOPLE, match('Greens', 'Blues'), 'black')).toBe(true);
  });

  it.each([
    ['the list names no team', { ...PEOPLE, white: { ...PEOPLE.white, name: '' } }, match('Greens', 'Blues')],
    ['no match is open', PEOPLE, match('', '')],
    ['the match is a demonstration', PEOPLE, match('Greens', 'Yellows', true)],
  ])('are all where %s', (_where, people, now) => {
    expect(ownPeople(people, now)).toBe(people);
  });
});
