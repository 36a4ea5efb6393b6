import { describe, expect, it } from 'vitest';
import { after, moves, newMatch, T0 } from '../testing/play';
import { liveGames } from './liveGames';

const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const SET = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBN1 b Qkq - 0 7';

describe('boards as other programs follow them', () => {
  it('have their moves with clocks, from the first on', () => {
    const begun = after(newMatch({ boards: 2, timePerPlayerMs: 60_000, incrementMs: 0 }), { type: 'startClock' });
    const [first, second] = liveGames(
      moves(begun, '1:e4 2:d4 1:c5', (index) => T0 + 1000 * (index + 1)),
      NAMES,
    );
    expect(first).toMatchObject({
      key: 'board-1',
      board: 1,
      fen: null,
      result: '*',
      end: null,
      first: { side: 'white', number: 1 },
      moves: [
        { san: 'e4', clockMs: 59_000 },
        { san: 'c5', clockMs: 58_000 },
      ],
      clocksMs: { white: 60_000, black: 60_000 },
    });
    expect(second).toMatchObject({ key: 'board-2', board: 2, moves: [{ san: 'd4' }] });
    expect(first?.tags.map(({ name }) => name)).toEqual([
      ...['Event', 'Date', 'White', 'Black', 'WhiteTeam', 'BlackTeam', 'TimeControl'],
    ]);
  });

  it('begin where the arbiter has set a position, or where the match began', () => {
    const set = after(moves(newMatch({ boards: 1 }), 'e4 e5'), {
      ...({ type: 'correctPosition', board: 1, reason: 'hall' } as const),
      fen: SET,
    });
    expect(liveGames(set, NAMES)).toMatchObject([{ fen: SET, moves: [], first: { side: 'black', number: 7 } }]);
    expect(liveGames(moves(set, 'd5'), NAMES)).toMatchObject([
      { fen: SET, moves: [{ san: 'd5' }], first: { side: 'black', number: 7 } },
    ]);
    const [from] = liveGames(newMatch({ boards: 1, start: SET }), NAMES);
    expect(from).toMatchObject({ fen: SET, moves: [], first: { side: 'black', number: 7 } });
    expect(from?.tags.some(({ name }) => ['SetUp', 'FEN'].includes(name))).toBe(false);
  });

  it('say how they ended', () => {
    const mated = moves(newMatch({ boards: 2 }), '1:f3 1:e5 1:g4 1:Qh4');
    expect(liveGames(mated, NAMES).map(({ result, end }) => [result, end])).toEqual([
      ['0-1', 'mate'],
      ['*', null],
    ]);
  });
});
