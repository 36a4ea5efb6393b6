import { describe, expect, it } from 'vitest';
import { KEPT_PLACE_PATTERN, presentPlace } from './formerPlaces';
import { PLACE_PATTERN, placeRow, placesOf, seatOf, tableOf, type Place } from './places';

const HALL = { boards: [1, 2, 12], captainsOf: [1, 12], screens: ['vault'] };

describe('places of a hall', () => {
  it('are those of its boards, its captains and its own screens, each once, and all of them are places', () => {
    const places = placesOf(HALL);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => !new RegExp(PLACE_PATTERN).test(place))).toEqual([]);
    expect(places.filter((place) => placeRow(place).kind === 'captain')).toEqual([
      ...[
        'captain-white',
        'captain-black',
        'captain-white-1',
        'captain-white-12',
        'captain-black-1',
        'captain-black-12',
      ],
    ]);
  });

  it('say whose they are, and for which board, table or screen', () => {
    expect(placeRow('board-12')).toEqual({ kind: 'board', team: null, board: 12, table: null, screen: null });
    expect(placeRow('own-vault')).toEqual({ kind: 'own', team: null, board: null, table: null, screen: 'vault' });
    expect(seatOf('captain-black-12')).toEqual({ team: 'black', board: 12 });
    expect(tableOf('table-white-5')).toEqual({ team: 'white', table: 5 });
    expect([seatOf('screen-white'), tableOf('captain-white-1'), placeRow('table-white-5').board]).toEqual([
      ...[null, null, null],
    ]);
  });

  it.each([
    '',
    'board',
    'board-0',
    'board-100',
    'captain-red',
    'captain',
    'table-white',
    'table-white-6',
    'own',
    'own-1',
  ])('are not “%s”', (text) => {
    expect(new RegExp(PLACE_PATTERN).test(text)).toBe(false);
    expect(new RegExp(KEPT_PLACE_PATTERN).test(text)).toBe(false);
  });

  it('were called otherwise by earlier releases, and are called as today when they are read', () => {
    const isKept = (text: string): boolean => new RegExp(KEPT_PLACE_PATTERN).test(text);
    expect([isKept('control-board'), presentPlace('control-board')]).toEqual([true, 'own-control']);
    for (const place of placesOf(HALL)) expect([isKept(place), presentPlace(place)]).toEqual([true, place as Place]);
  });
});
