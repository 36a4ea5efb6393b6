import { ONE_MOVE } from 'chess-match/client/turn';
import { SERIES } from 'chess-match/games/progressive';
import { describe, expect, it } from 'vitest';
import { turnMade } from './useMaking';

type Snapshot = Parameters<typeof turnMade>[1];

const move = (san: string) => ({ san, from: 'a1', to: 'a2', piece: 'P', promotion: null });
const VIEW = { board: 1, status: 'live', files: 8, ranks: 8, pieces: {}, lastMoves: [], check: [], result: null };
const item = (text: string) => {
  const problem = text.startsWith('?') ? { code: 'move/illegal', params: {}, rule: null, item: text } : null;
  return { text, kind: 'move', board: 1, problem };
};

/** A draft of a series, with what may follow it and what may stand in the place of its first wrong word. */
const seriesOf = (line: string, next: readonly string[], instead: readonly string[], version = 1): Snapshot => {
  const items = line.split(' ').filter(Boolean).map(item);
  const drafted = { ...VIEW, state: 'to-move' };
  return {
    boards: { boards: [VIEW] },
    draft: { version: 1, line, items, boards: [drafted] },
    entry: { game: 'progressive', draft: { version }, moves: next.map(move), instead: instead.map(move) },
  } as unknown as Snapshot;
};

describe('a turn as it is made at the desk', () => {
  it('goes on behind its moves, and back to before any of them', () => {
    const turn = turnMade(SERIES, seriesOf('e4 d4', ['Nf3'], []), {}, 'e4 d4');
    const [board] = turn.boards;
    expect([turn.made, turn.withMove(1, 'Nf3'), turn.back(1)]).toEqual(['e4 d4', 'e4 d4 Nf3', 'e4']);
    expect(board !== undefined && turn.isMovable(board)).toBe(true);
  });

  it('lets a move made by hand take the place of a word that is none, and of what follows it', () => {
    const turn = turnMade(SERIES, seriesOf('e4 ?Nf9 d4', [], ['Nf3']), {}, 'e4 ?Nf9 d4');
    expect([turn.next.map(({ san }) => san), turn.withMove(1, 'Nf3')]).toEqual([['Nf3'], 'e4 Nf3']);
  });

  it('offers nothing until the rules have judged this very line', () => {
    const other = turnMade(SERIES, seriesOf('e4', ['Nf3'], []), {}, 'e4 d4');
    expect(other.boards.map((board) => other.isMovable(board))).toEqual([false]);
    expect(turnMade(SERIES, seriesOf('e4', ['Nf3'], [], 2), {}, 'e4').next).toEqual([]);
  });

  it('is one move where the game says nothing of what follows: another one takes its place', () => {
    const snapshot = { ...seriesOf('e2-e4', [], []), entry: { game: null } } as unknown as Snapshot;
    const turn = turnMade(ONE_MOVE, snapshot, { '1': [move('d2-d4')] }, 'e2-e4');
    expect([turn.made, turn.next.map(({ san }) => san), turn.withMove(1, 'd2-d4'), turn.back(0)]).toEqual([
      ...['', ['d2-d4'], 'd2-d4', ''],
    ]);
  });
});
