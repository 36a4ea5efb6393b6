import { NO_PLAY } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { whyOf, whyOfBoard, type Stand } from './why';
import { whyText } from './whyText';

const stand = (
  [white, black]: readonly [number, number],
  chips: readonly number[],
  status: Stand['match']['status'] = 'playing',
): Stand => ({
  match: { status },
  play: {
    ...NO_PLAY,
    stakes: chips.map((count, index) => ({ board: index + 1, branch: `b${index}`, chips: count })),
  },
  score: { white, black },
});

const told = (...parts: Parameters<typeof stand>): readonly (string | null)[] => {
  const why = whyOf(stand(...parts));
  return (['ru', 'en'] as const).map((language) => why && whyText(why, language));
};

const toldOf = (board: number, ...parts: Parameters<typeof stand>): readonly (string | null)[] => {
  const why = whyOfBoard(stand(...parts), board);
  return (['ru', 'en'] as const).map((language) => why && whyText(why, language));
};

describe('why it matters', () => {
  it('names the boards worth most while nobody leads', () => {
    expect(told([0, 0], [10])).toEqual([
      'Победа на доске 1 даёт 10 очков, ничья — по 5',
      'A win on board 1 scores 10 points, a draw 5 each',
    ]);
    expect(told([0, 0], [1, 2, 2, 2, 3])).toEqual([
      'Дороже всех доска 5: победа на ней даёт 3 очка и выводит вперёд',
      'Board 5 is worth most: a win there scores 3 points and takes the lead',
    ]);
    expect(told([10, 10], [1, 2, 2])).toEqual([
      'Дороже всех доски 2 и 3: победа на любой из них даёт 2 очка',
      'Boards 2 and 3 are worth most: a win on any of them scores 2 points',
    ]);
    expect(told([2, 2], [1, 1])).toEqual([
      'Победа на любой доске даёт 1 очко и выводит вперёд',
      'A win on any board scores 1 point and takes the lead',
    ]);
  });

  it('says what the dearest board would do for who is behind', () => {
    expect(told([8, 10], [2, 6])).toEqual([
      'Победа на доске 2 даёт 6 очков: с ней белые вышли бы вперёд, 10:5',
      'A win on board 2 scores 6 points: it would put White ahead, 10:5',
    ]);
    expect(told([10, 6], [2, 1])).toEqual([
      'Победа на доске 1 даёт 2 очка: с ней чёрные сравняли бы счёт',
      'A win on board 1 scores 2 points: it would bring Black level',
    ]);
  });

  it('says where no board alone, or all together, are enough', () => {
    expect(told([15, 6], [3, 4])).toEqual([
      'Чёрным надо отыграть 4½ очка: одной доски для этого мало',
      'Black is 4½ points behind: one board is not enough',
    ]);
    expect(told([6, 16], [2, 3])[0]).toBe('Белым надо отыграть 5 очков: одной доски для этого мало');
    expect(told([16, 6], [4])).toEqual([
      'Белых уже не догнать: отрыв 5 очков, на досках осталось 4 очка',
      'White cannot be caught: 5 points ahead, 4 points left on the boards',
    ]);
  });

  it('says of one board what it pays and does, or that it is over', () => {
    expect(toldOf(1, [0, 0], [7, 3])).toEqual([
      'Победа на доске 1 даёт 7 очков и выводит вперёд',
      'A win on board 1 scores 7 points and takes the lead',
    ]);
    expect(toldOf(2, [8, 10], [6, 1])[0]).toBe('Победа на доске 2 даёт 1 очко: с ней белые сравняли бы счёт');
    expect(toldOf(2, [4, 10], [6, 1])).toEqual([
      'Победа на доске 2 даёт 1 очко, ничья — по ½',
      'A win on board 2 scores 1 point, a draw ½ each',
    ]);
    expect(toldOf(5, [8, 10], [6, 1])).toEqual([
      'На доске 5 эта партия уже окончена',
      'Play on board 5 has already ended',
    ]);
  });

  it('says nothing where nobody plays, or for nothing that can be counted', () => {
    expect(told([0, 0], [], 'none')[0]).toBeNull();
    expect(told([0, 0], [0])[0]).toBeNull();
    expect(told([20, 10], [], 'over')[0]).toBeNull();
    expect(toldOf(1, [0, 0], [0])[0]).toBeNull();
  });
});
