import type { Person } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { placeOf, roleText } from './place';

const player = (seat: number | null): Person => ({
  id: 'p',
  name: 'Anna',
  title: '',
  role: 'player',
  photo: null,
  elo: null,
  hasMic: false,
  seat,
});

describe('where somebody sits', () => {
  it('is a board of the match, by the game’s own name for it', () => {
    const places = [1, 2].map((seat) => placeOf(player(seat), { game: 'swedish', boards: 2 }, 'en'));
    expect(places).toEqual(['Board A', 'Board B']);
    expect(placeOf(player(5), { game: 'business', boards: 5 }, 'ru')).toBe('Стол 5');
  });

  it('is nowhere for whoever has no seat, or one of a larger game', () => {
    expect(placeOf(player(null), { game: 'business', boards: 5 }, 'en')).toBeNull();
    expect(placeOf(player(3), { game: 'swedish', boards: 2 }, 'en')).toBeNull();
    expect(roleText(player(3), 'Player', { game: 'swedish', boards: 2 }, 'en')).toBe('Player');
  });

  it('is as in the roster where no match is made yet', () => {
    expect(roleText(player(3), 'Player', { game: null, boards: 0 }, 'en')).toBe('Player · Table 3');
  });

  it('is said of a player alone', () => {
    expect(roleText({ ...player(1), role: 'captain' }, 'Captain', { game: 'business', boards: 5 }, 'en')).toBe(
      'Captain',
    );
  });
});
