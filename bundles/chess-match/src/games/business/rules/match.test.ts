import { describe, expect, it } from 'vitest';
import { newGame, play, stakedGame } from '../../testing/play';
import { returnRating, returnSettings } from '../record/returnGame';

describe('B20 the match', () => {
  it('B20 from a difference of returnGameThreshold on, the return game’s rating is the difference + 1', () => {
    expect(returnRating(play(newGame({}), 'resign 1'))).toBe(11);
    expect(returnRating(play(stakedGame([12, 1], {}), '1:e4 resign 2', 'resign 1'))).toBe(12);
    expect(returnRating(play(newGame({ gameRating: 9 }), 'resign 1'))).toBe(9);
    expect(returnRating(play(newGame({ gameRating: 9, returnGameThreshold: 9 }), 'resign 1'))).toBe(10);
  });

  it('B20 halves do not spoil the difference', () => {
    const drawn = play(stakedGame([3, 12], { gameRating: 15 }), '1:e4 resign 2 offer 1', 'draw 1');
    expect(returnRating(drawn)).toBe(13);
    const level = play(stakedGame([3, 4], {}), '1:e4 resign 2 offer 1', 'draw 1');
    expect(returnRating(level)).toBe(7);
  });

  it('B20 the return game keeps the other settings, and there is none while the first goes on', () => {
    const settings = { passSize: 2, reuseBoards: false };
    expect(returnSettings(newGame(settings))).toBe(null);
    const over = play(newGame(settings), 'resign 1');
    expect(returnSettings(over)).toEqual({ ...over.settings, gameRating: 11 });
  });
});
