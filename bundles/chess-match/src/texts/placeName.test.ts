import { expect, it } from 'vitest';
import { EVERY_PLACE } from '../games/halls';
import { LANGUAGES } from '../view/language';
import { callsIn, placeName } from './placeName';

const seat = (thread: string, team: 'white' | 'black', side: 'white' | 'black') => ({ thread, team, side });
const TEAMS = { white: { name: 'Rooks' }, black: { name: 'Pawns' } };
const thread = (id: string, boards: number[]) => ({
  id,
  boards,
  toMove: null,
  turn: '1',
  moveNumber: 1,
  ply: 0,
  version: 1,
});

it('every place has a name of its own in every language', () => {
  for (const language of LANGUAGES)
    expect(new Set(EVERY_PLACE.map((place) => placeName(place, language))).size).toBe(EVERY_PLACE.length);
});

it('a team is called by its colour where it has one, else by its name, and boards as in the match', () => {
  const one = { teams: TEAMS, threads: [thread('game', [1])], seats: [seat('game', 'white', 'white')] };
  const apart = {
    teams: TEAMS,
    threads: [thread('A', [1]), thread('B', [2])],
    seats: [seat('A', 'white', 'white'), seat('B', 'white', 'black')],
  };
  const named = (match: Parameters<typeof callsIn>[0], place: Parameters<typeof placeName>[0]) =>
    LANGUAGES.map((language) => placeName(place, language, callsIn(match))).toSorted();
  expect(named(one, 'captain-white')).toEqual(['White’s captain', 'Капитан белых']);
  expect(named(apart, 'captain-white-2')).toEqual(['Captain of Rooks, board B', 'Капитан команды «Rooks», доска B']);
  expect(named(apart, 'table-black-3')).toEqual(['Work table 3 of Pawns', 'Рабочий стол 3 команды «Pawns»']);
  expect(named(undefined, 'own-control')).toEqual(['Control board', 'Контрольная доска']);
});
