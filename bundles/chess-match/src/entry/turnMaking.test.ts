import { describe, expect, it } from 'vitest';
import { ONE_MOVE } from './turnMaking';

describe('a turn that is one move', () => {
  const view = { board: 1, status: 'live', files: 8, ranks: 8, pieces: {}, lastMoves: [], check: [] };
  const moves = { '1': [{ san: 'e4', from: 'e2', to: 'e4', promotion: null }] };
  const made = (line: string, legal: typeof moves | Record<string, never>) =>
    ONE_MOVE.boards({ views: [view], moves: legal, line, draft: { line: '', boards: [] } } as unknown as Parameters<
      typeof ONE_MOVE.boards
    >[0]);

  it('is made where there are moves, and its line is the move', () => {
    expect(made('', moves).map((board) => [board.state, ONE_MOVE.isMovable(board)])).toEqual([['to-move', true]]);
    expect(made('e4', moves).map(({ state }) => state)).toEqual(['moved']);
    expect(made('', {}).map((board) => [board.state, ONE_MOVE.isMovable(board)])).toEqual([[null, false]]);
    expect(ONE_MOVE.withMove('d4', 1, 'e4')).toBe('e4');
  });

  it('stands as the draft leaves it once the rules have judged this very line', () => {
    const drafted = { board: 1, state: 'moved', pieces: { e4: 'wP' }, lastMoves: [], check: [] };
    const draft = { line: 'e4', boards: [drafted] };
    const after = (line: string) =>
      ONE_MOVE.boards({ views: [view], moves, line, draft } as unknown as Parameters<typeof ONE_MOVE.boards>[0])[0]
        ?.after;
    expect(after(' e4 ')).toBe(drafted);
    expect(after('e4!')).toBe(view);
  });
});
