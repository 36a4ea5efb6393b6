import { hallFor, placesOf } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { placesFor } from './placesFor';

const thread = (id: string, boards: number[]) => ({
  id,
  boards,
  toMove: null,
  turn: '1',
  moveNumber: 1,
  ply: 0,
  version: 1,
});
const offered = (game: string | null, ...threads: ReturnType<typeof thread>[]) => placesFor({ game, threads });
const ANY = placesOf(hallFor(null));

describe('places for a screen', () => {
  it('where boards wait for one another, nobody is the captain of one', () => {
    const places = offered('business', thread('main', [1, 2, 3, 4, 5]));
    expect(places.filter((place) => place.startsWith('captain'))).toEqual(['captain-white', 'captain-black']);
    expect(places).toContain('board-5');
    expect(places).toContain('own-control');
    expect(offered('another', thread('main', [1, 2, 3, 4, 5]))).not.toContain('own-control');
  });

  it('where they are played apart, each has its captains, and there are no more boards than those', () => {
    const places = offered('swedish', thread('A', [1]), thread('B', [2]));
    expect(places.filter((place) => place.startsWith('captain'))).toHaveLength(6);
    expect(places.filter((place) => place.startsWith('board-'))).toEqual(['board-1', 'board-2']);
  });

  it('before a match is there, a hall may be set up for any', () => {
    expect(offered(null)).toEqual(ANY);
    expect(placesFor(undefined)).toEqual(ANY);
  });
});
