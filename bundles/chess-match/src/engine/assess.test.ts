import { describe, expect, it } from 'vitest';
import { ORTHODOX_REFEREE } from '../games/chess/referee';
import { assess } from './assess';
import type { Announced } from './info';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const BLACK_TO_MOVE = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2';
const line = (rank: number, hundredths: number, ...moves: readonly string[]): Announced => ({
  rank,
  depth: 12 + rank,
  score: { kind: 'pawns', hundredths },
  moves,
});

describe('an answer of an engine', () => {
  it('is told in SAN, the best variation first, as White sees it', () => {
    expect(
      assess(ORTHODOX_REFEREE, START, 9, [line(2, 20, 'd2d4'), line(1, 30, 'e2e4', 'e7e5', 'g1f3')], 'e2e4'),
    ).toEqual({
      nodes: 9,
      depth: 13,
      score: { kind: 'pawns', hundredths: 30 },
      variations: [
        { depth: 13, score: { kind: 'pawns', hundredths: 30 }, moves: ['e4', 'e5', 'Nf3'] },
        { depth: 14, score: { kind: 'pawns', hundredths: 20 }, moves: ['d4'] },
      ],
    });
    const mate: Announced = { rank: 1, depth: 5, score: { kind: 'mate', in: 1 }, moves: ['d8h4'] };
    expect(assess(ORTHODOX_REFEREE, BLACK_TO_MOVE, 9, [mate], 'd8h4')).toMatchObject({
      score: { kind: 'mate', in: -1 },
      variations: [{ moves: ['Qh4#'] }],
    });
  });

  it('tells promotions and castling by their coordinates', () => {
    const fen = '8/P6k/8/8/8/8/8/R3K3 w Q - 0 1';
    const moves = (first: string) =>
      assess(ORTHODOX_REFEREE, fen, 1, [line(1, 900, first)], first)?.variations[0]?.moves;
    expect([moves('a7a8q'), moves('e1c1'), moves('a7a8')]).toEqual([['a8=Q'], ['O-O-O'], undefined]);
  });

  it.each([
    ['its move is none there', [line(1, 30, 'e2e4')], 'e7e5'],
    ['a line begins with none', [line(1, 30, 'e2e4'), line(2, 20, 'e7e5')], 'e2e4'],
    ['a line goes on with none', [line(1, 30, 'e2e4', 'e2e4')], 'e2e4'],
    ['a line is empty', [line(1, 30)], 'e2e4'],
    ['it says nothing', [], 'e2e4'],
  ])('is worthless where %s', (_what, announced, bestMove) => {
    expect(assess(ORTHODOX_REFEREE, START, 9, announced, bestMove)).toBeNull();
  });

  it('is told as far as twelve moves', () => {
    const knights = Array.from({ length: 5 }, () => ['g1f3', 'g8f6', 'f3g1', 'f6g8']).flat();
    expect(assess(ORTHODOX_REFEREE, START, 9, [line(1, 0, ...knights)], 'g1f3')?.variations[0]?.moves).toHaveLength(12);
  });
});
