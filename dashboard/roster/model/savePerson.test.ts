import type { RosterView, RosterPerson } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { savePerson, type Editing } from './savePerson';

const person = (id: string, name: string): RosterPerson => ({
  id,
  name,
  title: '',
  role: 'player',
  elo: null,
  seat: null,
  photo: null,
  mic: null,
});
const team = (name: string, people: RosterPerson[]) => ({ name, short: '', logo: null, colour: null, people });
const ANNA = person('w-1', 'Anna');
const BORIS = person('b-1', 'Boris');
const NEW = person('w-2', 'New');
const list = (white: RosterView['white'], black: RosterView['black']): RosterView => ({
  white,
  black,
  arbiters: [],
  commentators: [],
});
const BEFORE = list(team('Ones', [ANNA]), team('Twos', [BORIS]));
const SWAPPED = list(BEFORE.black, BEFORE.white);
const namesOf = ({ white, black }: RosterView) =>
  [white, black].map(({ people }) => people.map(({ name }) => name).join(' '));

const adding: Editing = { group: 'white', seen: null, list: BEFORE };
const editing: Editing = { group: 'white', seen: ANNA, list: BEFORE };
/** Pressed again where the first press was refused. */
const pressed = (people: RosterView, window: Editing, typed: RosterPerson): readonly [presses: number, RosterView] => {
  const first = savePerson(people, window, typed);
  if ('people' in first) return [1, first.people];
  const second = savePerson(people, first.changed, typed);
  if (!('people' in second)) throw new Error('Refused twice.');
  return [2, second.people];
};

describe('saving a person', () => {
  it('adds him to the team the window was opened for', () => {
    const [presses, people] = pressed(BEFORE, adding, NEW);
    expect([presses, namesOf(people)]).toEqual([1, ['Anna New', 'Boris']]);
  });

  it.each([
    ['with people', BEFORE, SWAPPED],
    ['without names', list(team('', [ANNA]), team('', [BORIS])), list(team('', [BORIS]), team('Ones', [ANNA]))],
    ['by names alone', list(team('Ones', []), team('Twos', [])), list(team('Twos', []), team('Ones', []))],
  ])('adds him to the same team after the teams changed colours, on the second press: %s', (_, before, now) => {
    const [presses, people] = pressed(now, { ...adding, list: before }, NEW);
    expect(presses).toBe(2);
    expect(people.black).toMatchObject({ name: 'Ones' });
    expect(people.black.people.at(-1)).toEqual(NEW);
  });

  it.each(['Ones', ''])('is not stopped where one person alone moved over from "%s"', (name) => {
    const second = person('w-3', 'Third');
    const before = list(team(name, [ANNA, second]), team(name === '' ? '' : 'Twos', [BORIS]));
    const now = list({ ...before.white, people: [second] }, { ...before.black, people: [BORIS, ANNA] });
    expect(pressed(now, { ...adding, list: before }, NEW)[0]).toBe(1);
  });

  it('changes him where he stands by now, once', () => {
    const [presses, people] = pressed(SWAPPED, editing, { ...ANNA, name: 'Anne' });
    expect([presses, namesOf(people)]).toEqual([1, ['Boris', 'Anne']]);
  });

  it('asks again over what somebody else saved, and after he was removed', () => {
    const changed = list(team('Ones', [{ ...ANNA, elo: 2400 }]), BEFORE.black);
    expect(pressed(changed, editing, { ...ANNA, name: 'Anne' })).toMatchObject([
      2,
      { white: { people: [{ name: 'Anne' }] } },
    ]);
    const removed = list(team('Ones', []), BEFORE.black);
    expect(pressed(removed, editing, ANNA)).toMatchObject([2, { white: { people: [ANNA] } }]);
  });
});
