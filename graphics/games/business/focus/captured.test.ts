import { placementOf } from 'chess-match/client/view';
import { describe, expect, it } from 'vitest';
import { capturedOf } from './captured';

const of = (fen: string) => capturedOf({ files: 8, ranks: 8, pieces: placementOf(fen) });

describe('captured material', () => {
  it('is nothing at the start', () => {
    const nothing = { pieces: [], ahead: 0 };
    expect(of('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR')).toEqual({ white: nothing, black: nothing });
  });

  it('lists what is missing, the most precious first, and who is ahead', () => {
    expect(of('rnb1kbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQK1NR')).toEqual({
      white: { pieces: ['bQ', 'bP'], ahead: 7 },
      black: { pieces: ['wB'], ahead: 0 },
    });
  });

  it('does not count a pawn that became a queen as taken', () => {
    expect(of('QQ2k3/8/8/8/8/8/PPPPPPP1/4K3')?.black.pieces).toEqual(['wR', 'wR', 'wB', 'wB', 'wN', 'wN']);
  });

  it('is unknown for other boards and other pieces', () => {
    expect(of('ffffkfff/8/8/8/8/8/8/4K3')).toBeNull();
    expect(capturedOf({ files: 9, ranks: 9, pieces: {} })).toBeNull();
  });
});
