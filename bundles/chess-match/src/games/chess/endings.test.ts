import { Chess, type Color, type PieceSymbol, type Square } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { random, type Random } from '../common/random';
import { isInCheck } from './attacks';
import { isCheckmate, isMateOnBoard, isStalemate, withFullReserve } from './endings';
import { hasLegalMove } from './legal';
import type { Position } from './position';
import { drops, orthodox, position } from './testing/positions';

const on = (fen: string): Position => position(drops, fen);

describe('S6 mate on the board', () => {
  it.each([
    ['a knight gives check', '6rk/6pp/7N/8/8/8/8/4K3[] b - - 0 1', false],
    ['a smothered king, the knight cannot be taken', '6rk/5Npp/8/8/8/8/8/4K3[] b - - 0 1', true],
    ['contact', '7k/6Q1/6K1/8/8/8/8/8[] b - - 0 1', true],
    ['double check by a rook and a knight', '7k/5N2/8/8/8/8/6PP/4K2R[] b - - 0 1', false],
    ['from afar, all flights taken', '4R1k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1', false],
    ['from afar, the defender has one to put between', '4R1k1/5ppp/8/8/8/8/8/4K3[q] b - - 0 1', false],
    ['from afar, but no square between', '5Rk1/5ppp/8/8/8/8/8/B3K1R1[] b - - 0 1', false],
    [
      'from afar along the last rank, closed to pawns but to nothing else',
      'R5k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1',
      false,
    ],
  ])('S6 %s', (_, fen, mate) => {
    expect(isMateOnBoard(drops, on(fen))).toBe(mate);
  });

  it('S6 two checks from afar at once, that no single piece stops, are mate', () => {
    // Rook along the file, bishop along the diagonal, the corner closed by Black's own pieces.
    const twice = on('6rk/6p1/8/4B3/8/8/8/K6R[] b - - 0 1');
    expect(isInCheck(drops, twice, 'black')).toBe(true);
    expect(isMateOnBoard(drops, twice)).toBe(false);
    const open = on('6rk/8/8/4B3/8/8/8/K6R[] b - - 0 1');
    expect(isCheckmate(drops, open)).toBe(true);
    expect(isMateOnBoard(drops, open)).toBe(true);
    expect(isMateOnBoard(drops, withFullReserve(drops, open))).toBe(true);
  });

  it('S6 an ordinary mate from afar is a check that can be sat out', () => {
    const afar = on('4R1k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1');
    expect(isCheckmate(drops, afar)).toBe(true);
    expect(isMateOnBoard(drops, afar)).toBe(false);
    expect(hasLegalMove(drops, afar)).toBe(false);
    expect(hasLegalMove(drops, withFullReserve(drops, afar))).toBe(true);
  });

  it('S8 no check and no move is no mate; a piece in the reserve ends the stalemate', () => {
    expect(isStalemate(drops, on('7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1'))).toBe(true);
    expect(isStalemate(drops, on('7k/5Q2/6K1/8/8/8/8/8[p] b - - 0 1'))).toBe(false);
    expect(isMateOnBoard(drops, on('7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1'))).toBe(false);
  });

  it('S6 without reserves the two kinds of mate are one', () => {
    const fen = '4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1';
    expect(isMateOnBoard(orthodox, position(orthodox, fen))).toBe(true);
  });
});

const COLOURS: readonly Color[] = ['w', 'b'];

/**
 * A few pieces thrown on a board, many of them near the king to move: ones that are often in check and sometimes mated.
 */
const thrown = (from: Random): Chess => {
  const board = new Chess();
  board.clear();
  const square = (file: number, rank: number): Square => `${'abcdefgh'[file] ?? 'a'}${rank + 1}` as Square;
  const isHemmedIn = from.chance(0.5);
  const within = (of: number, reach: number): number =>
    Math.min(7, Math.max(0, of + from.below(2 * reach + 1) - reach));
  const near = (of: number): number => within(of, 2);
  const [file, rank] = [from.pick([0, 1, 6, 7, 3]), from.pick([0, 0, 7, 7, 1, 4])];
  board.put({ type: 'k', color: 'b' }, square(file, rank));
  const put = (type: PieceSymbol, color: Color, at: Square): void => {
    if (!board.get(at) && !(type === 'p' && /[18]/.test(at))) board.put({ type, color }, at);
  };
  const reach = isHemmedIn ? 1 : 2;
  for (let pieces = 0; pieces < (isHemmedIn ? 14 : 4 + from.below(5)); pieces += 1)
    put(from.pick(['p', 'p', 'p', 'b', 'n']), 'b', square(within(file, reach), within(rank, reach)));
  for (let pieces = 0; pieces < (isHemmedIn ? from.below(3) : 3 + from.below(5)); pieces += 1)
    put(from.pick(['q', 'r', 'b', 'n', 'n', 'q']), 'w', square(near(file), near(rank)));
  // Some from afar, whose check a piece could stop.
  if (from.chance(0.4)) put(from.pick(['q', 'r']), 'w', square(file, from.below(8)));
  if (from.chance(0.4)) put(from.pick(['q', 'r']), 'w', square(from.below(8), rank));
  for (const [x, y] of [
    [0, 0],
    [7, 7],
    [7, 0],
    [0, 7],
    [4, 4],
  ] as const)
    if (!board.findPiece({ type: 'k', color: 'w' })[0]) {
      const isApart = Math.max(Math.abs(x - file), Math.abs(y - rank)) > 1;
      if (isApart) put('k', 'w', square(x, y));
    }
  return board;
};

/**
 * S6 once more, from nothing but chess.js: no move on the board, and no piece put on any empty square ends the check.
 */
const isMatedWhateverComes = (fen: string): boolean => {
  const board = new Chess(fen);
  if (!board.isCheckmate()) return false;
  const king = board.findPiece({ type: 'k', color: 'b' })[0];
  if (king === undefined) throw new Error('no king');
  for (const file of 'abcdefgh')
    for (const rank of '12345678') {
      const at = `${file}${rank}` as Square;
      if (board.get(at)) continue;
      for (const type of ['q', 'n', 'r', 'b'] as const) {
        board.put({ type, color: 'b' }, at);
        const isHelped = !board.isAttacked(king, 'w');
        board.remove(at);
        if (isHelped) return false;
      }
    }
  return true;
};

describe('S6 two ways to tell a mate on the board', () => {
  it('S6 agree on thousands of random positions', { timeout: 180_000 }, () => {
    const seen = { positions: 0, checks: 0, sitting: 0, mates: 0 };
    const from = random(2016);
    for (let tries = 0; tries < 4000; tries += 1) {
      const board = thrown(from);
      const fen = board.fen().replace(/ w .*$/, ' b - - 0 1');
      if (COLOURS.some((color) => !board.findPiece({ type: 'k', color })[0])) continue;
      const white = board.findPiece({ type: 'k', color: 'w' })[0];
      if (white === undefined || board.isAttacked(white, 'b')) continue;
      const read = on(fen);
      const mate = isMateOnBoard(drops, read);
      expect([fen, mate]).toEqual([fen, isMatedWhateverComes(fen)]);
      seen.positions += 1;
      if (isInCheck(drops, read, 'black')) seen.checks += 1;
      if (mate) seen.mates += 1;
      else if (isCheckmate(drops, read)) seen.sitting += 1;
    }
    expect(seen.positions).toBeGreaterThan(2000);
    expect(seen.checks).toBeGreaterThan(1000);
    expect(seen.mates).toBeGreaterThan(200);
    expect(seen.sitting).toBeGreaterThan(50);
  });
});
