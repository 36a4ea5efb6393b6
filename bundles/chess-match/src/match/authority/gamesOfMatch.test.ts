import { describe, expect, it } from 'vitest';
import { gamesOfMatch, together } from './gamesOfMatch';
import type { MatchRow } from '../journal/types';

const row = (
  matchId: string,
  returnOf: string | null,
  points: readonly [white: number, black: number],
  names: readonly [white: string, black: string] = ['Reds', 'Blues'],
  games?: number,
): MatchRow =>
  ({
    matchId,
    scoreWhite: points[0],
    scoreBlack: points[1],
    setup: {
      event: '',
      white: names[0],
      black: names[1],
      settings: {},
      returnOf,
      ...(games === undefined ? {} : { games }),
    },
  }) as unknown as MatchRow;

const TURNED = ['Blues', 'Reds'] as const;
const of = (rows: readonly MatchRow[]) => {
  const last = rows.at(-1);
  if (last === undefined) throw new Error('no game');
  return gamesOfMatch(last, (id) => rows.find(({ matchId }) => matchId === id) ?? null);
};

describe('a match of several games', () => {
  it('counts the points of each team over games in which it changes colours', () => {
    const games = of([
      row('a', null, [2, 0], undefined, 4),
      row('b', 'a', [1, 1], TURNED),
      row('c', 'b', [0, 2]),
      row('d', 'c', [0, 0], TURNED),
    ]);
    expect(games).toEqual({
      before: [
        { white: 0, black: 2 },
        { white: 1, black: 1 },
        { white: 2, black: 0 },
      ],
      planned: 4,
    });
    expect(together({ white: 2, black: 0 }, games)).toEqual({
      white: 5,
      black: 3,
      game: 4,
      planned: 4,
      before: games.before,
    });
  });

  it('a game set up without a change of colours leaves points where they are', () => {
    expect(of([row('a', null, [2, 0]), row('b', 'a', [0, 0])]).before).toEqual([{ white: 2, black: 0 }]);
  });

  it('is said of the first game already where more are planned, and of a game alone never', () => {
    const none = { white: 0, black: 0 };
    expect(together(none, of([row('a', null, [0, 0])]))).toBeNull();
    expect(together(none, of([row('a', null, [0, 0], undefined, 1)]))).toBeNull();
    expect(together(none, of([row('a', null, [0, 0], undefined, 2)]))).toMatchObject({ game: 1, planned: 2 });
  });

  it('the newest word on how many there are counts, and never fewer than there were', () => {
    const two = of([row('a', null, [2, 0], undefined, 2), row('b', 'a', [0, 0], TURNED, 6)]);
    expect(two.planned).toBe(6);
    const more = of([row('a', null, [0, 0], undefined, 1), row('b', 'a', [0, 0], TURNED)]);
    expect(together({ white: 0, black: 0 }, more)).toMatchObject({ game: 2, planned: 2 });
  });

  it('a game that is not there any more, or one that names itself, ends the chain', () => {
    expect(of([row('b', 'lost', [0, 0])]).before).toEqual([]);
  });
});
