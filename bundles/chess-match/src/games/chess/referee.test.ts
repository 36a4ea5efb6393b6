import { describe, expect, it } from 'vitest';
import { legalMoves } from './onFen';
import { ORTHODOX_REFEREE as referee } from './referee';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
const STALEMATE = '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1';

describe('the rules an engine is held against', () => {
  it('play every legal move by its coordinates, and no other', () => {
    for (const { from, to, promotion, san } of legalMoves(START))
      expect(referee.play(START, `${from}${to}${promotion ?? ''}`)?.san).toBe(san);
    expect([referee.play(START, 'e2e5'), referee.play(START, ''), referee.play('nonsense', 'e2e4')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('go on from where a move leads', () => {
    const { position = '' } = referee.play(START, 'e2e4') ?? {};
    expect([referee.toMove(position), referee.play(position, 'e7e5')?.san]).toEqual(['black', 'e5']);
  });

  it('know where nobody can move, and that only one of these is a mate', () => {
    const said = (fen: string) => [referee.canMove(fen), referee.isMate(fen)];
    expect([START, MATED, STALEMATE, 'nonsense'].map(said)).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
});
