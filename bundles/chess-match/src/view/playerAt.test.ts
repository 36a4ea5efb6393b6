import { describe, expect, it } from 'vitest';
import type { PeopleView } from '@schemas/people';
import { playerAt, seatsOfTeam } from './playerAt';

const person = (name: string, table: number | null): PeopleView['white']['people'][number] => ({
  id: name,
  name,
  title: '',
  role: 'player',
  elo: null,
  photo: null,
  hasMic: false,
  seat: table,
});
const PEOPLE = {
  white: {
    name: '',
    short: '',
    logo: null,
    colour: null,
    people: [person('Coach', null), person('Anna', 2), person('Boris', 1)],
  },
  black: { name: '', short: '', logo: null, colour: null, people: [] },
};

const thread = (id: string, boards: number[]) => ({
  id,
  boards,
  toMove: null,
  turn: '',
  moveNumber: 1,
  ply: 0,
  version: 0,
});
const SEATS = [
  { thread: 'A', side: 'white', team: 'white' },
  { thread: 'A', side: 'black', team: 'black' },
  { thread: 'B', side: 'white', team: 'black' },
  { thread: 'B', side: 'black', team: 'white' },
] as const;

describe('who sits where', () => {
  it('is told by the table, which has the number of the board', () => {
    expect([playerAt(PEOPLE, 'white', 1), playerAt(PEOPLE, 'white', 2)]).toEqual(['Boris', 'Anna']);
    expect([playerAt(PEOPLE, 'black', 1), playerAt(undefined, 'white', 1)]).toEqual(['', '']);
  });

  it('S1 a team has a seat a board, the other colour on the second', () => {
    const match = { threads: [thread('A', [1]), thread('B', [2])], seats: [...SEATS] };
    expect(seatsOfTeam(match, 'white')).toEqual([
      { thread: 'A', board: 1, side: 'white' },
      { thread: 'B', board: 2, side: 'black' },
    ]);
    expect(seatsOfTeam({ ...match, threads: [thread('main', [1, 2])] }, 'white')).toEqual([]);
  });
});
