import { describe, expect, it } from 'vitest';
import { fenIn } from './fenIn';

describe('the present position of a board', () => {
  it('is that of its number in a list, of its name among named boards, or the only one', () => {
    const list = [
      { board: 1, fen: 'one' },
      { board: 2, fen: 'two' },
    ];
    expect([1, 2, 3].map((board) => fenIn({ boards: list }, board, String(board)))).toEqual(['one', 'two', null]);
    expect(fenIn({ branches: list }, 2, '2')).toBe('two');
    expect(fenIn({ boards: { A: { fen: 'a' }, B: { fen: 'b' } } }, 2, 'B')).toBe('b');
    expect(fenIn({ fen: 'only' }, 1, '1')).toBe('only');
  });
});
