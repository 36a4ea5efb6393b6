import { NO_PLAY } from '../views/read';
import { describe, expect, it } from 'vitest';
import { headlineOf, type Standing } from './headline';
import { headlineText } from './headlineText';

const standing = (
  [white, black]: readonly [number, number],
  chips: readonly number[],
  status: Standing['match']['status'] = 'playing',
): Standing => ({
  match: { status },
  play: {
    ...NO_PLAY,
    stakes: chips.map((count, index) => ({ board: index + 1, branch: `b${index}`, chips: count })),
  },
  score: { white, black },
});

const told = (...parts: Parameters<typeof standing>): readonly (string | null)[] => {
  const headline = headlineOf(standing(...parts));
  return (['ru', 'en'] as const).map((language) => headline && headlineText(headline, language));
};

describe('the headline', () => {
  it('says who leads and what is still at stake', () => {
    expect(told([6, 0], [2, 2, 1, 2])).toEqual([
      'Белые ведут 3:0, на досках ещё 7 очков',
      'White leads 3:0, 7 points still on the boards',
    ]);
    expect(told([8, 11], [1])).toEqual([
      'Чёрные ведут 5½:4, на доске ещё 1 очко',
      'Black leads 5½:4, 1 point still on the board',
    ]);
  });

  it('says that nobody leads', () => {
    expect(told([10, 10], [3, 2])).toEqual([
      'Поровну, 5:5, на досках ещё 5 очков',
      'Level at 5:5, 5 points still on the boards',
    ]);
    expect(told([0, 0], [10])[0]).toBe('Счёт 0:0, на доске 1 все 10 очков');
    expect(told([0, 0], [7, 3])[0]).toBe('Счёт 0:0, на 2 досках 10 очков');
  });

  it('says how a game ended', () => {
    expect(told([20, 26], [], 'over')).toEqual([
      'Партия окончена: чёрные выиграли 13:10',
      'Game over: Black won 13:10',
    ]);
    expect(told([20, 20], [], 'over')[0]).toBe('Партия окончена вничью, 10:10');
  });

  it('says nothing where nobody plays, or for nothing that can be counted', () => {
    expect(headlineOf(standing([0, 0], [], 'none'))).toBeNull();
    expect(headlineOf(standing([0, 0], [0]))).toBeNull();
  });
});
