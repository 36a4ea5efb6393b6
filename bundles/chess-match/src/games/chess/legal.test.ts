import { describe, expect, it } from 'vitest';
import { random, type Random } from '../common/random';
import { opponent } from '../common/sides';
import { checkOf, isAttacked, isInCheck, kingOf } from './attacks';
import { mayStand } from './drops';
import { countLegal, hasLegalMove, legalMoves, stepOf } from './legal';
import { squaresAfter, withPiece } from './place';
import { play } from './play';
import { coordinates, inReserve, pieceAt, sameMove, withReserve, type Move, type Position } from './position';
import { fileOf, isOnBoard, nameOf, ownRank, rankOf, squareOf } from './squares';
import { startPosition } from './start';
import { stepsOf } from './steps';
import { drops, movesOf, orthodox, position } from './testing/positions';
import { writeFen } from './writeFen';

const TYPES = ['q', 'r', 'b', 'n', 'p'];

/** Every legal move the slow way: make it, and look whether the own king stands attacked. */
const slowly = (at: Position): string[] => {
  const side = at.toMove;
  const isSafe = (squares: Position['squares']): boolean => {
    const king = kingOf(drops, squares, side);
    return king < 0 || !isAttacked(drops, squares, king, opponent(side));
  };
  const name = (square: number): string => drops.names[square] ?? '';
  const steps = stepsOf(drops, at)
    .filter((step) => isSafe(squaresAfter(at, step)))
    .map(({ from, to, promotion }) => coordinates({ kind: 'move', from: name(from), to: name(to), promotion }));
  const dropped = TYPES.filter((type) => inReserve(at, side, type) > 0).flatMap((type) =>
    at.squares.flatMap((piece, square) => {
      if (piece !== null || !mayStand(drops, at, type, square)) return [];
      const after = withPiece(at.squares, square, { type, side, promoted: false });
      return isSafe(after) ? [coordinates({ kind: 'drop', piece: type, to: name(square) })] : [];
    }),
  );
  return [...steps, ...dropped].toSorted();
};

/** Positions of a random game in which both sides are given a piece now and then. */
const gameOf = (from: Random, plies: number): readonly Position[] => {
  const seen: Position[] = [];
  let at = startPosition(drops);
  for (let ply = 0; ply < plies; ply += 1) {
    seen.push(at);
    const moves = legalMoves(drops, at);
    if (moves.length === 0) break;
    const checks = moves.filter((move) => isChecking(at, move));
    at = play(drops, at, checks.length > 0 && from.chance(0.5) ? from.pick(checks) : from.pick(moves)).position;
    if (from.chance(0.4)) at = withReserve(at, at.toMove, from.pick(TYPES), 1);
  }
  return seen;
};

const isChecking = (at: Position, move: Move): boolean => {
  const after = play(drops, at, move).position;
  return isInCheck(drops, after, after.toMove);
};

describe('legal moves', () => {
  it('are those that leave no king attacked, found the slow way', { timeout: 120_000 }, () => {
    const from = random(64);
    const seen = { positions: 0, checks: 0, drops: 0 };
    for (let game = 0; game < 30; game += 1)
      for (const at of gameOf(from, 60)) {
        const legal = legalMoves(drops, at);
        expect([writeFen(drops, at), legal.map(coordinates).toSorted()]).toEqual([writeFen(drops, at), slowly(at)]);
        expect(countLegal(drops, at)).toBe(legal.length);
        expect(hasLegalMove(drops, at)).toBe(legal.length > 0);
        seen.positions += 1;
        if (isInCheck(drops, at, at.toMove)) seen.checks += 1;
        if (legal.some(({ kind }) => kind === 'drop')) seen.drops += 1;
      }
    expect(seen.positions).toBeGreaterThan(1000);
    expect(seen.checks).toBeGreaterThan(200);
    expect(seen.drops).toBeGreaterThan(500);
  });

  it('every one changes the side to move, keeps one king a side, and is found again from its squares', () => {
    const from = random(5);
    for (const at of gameOf(from, 80))
      for (const move of legalMoves(drops, at)) {
        const after = play(drops, at, move).position;
        expect(after.toMove).toBe(opponent(at.toMove));
        expect(isInCheck(drops, after, at.toMove)).toBe(false);
        expect(after.squares.filter((piece) => piece?.type === 'k')).toHaveLength(2);
        if (move.kind === 'move') expect(stepOf(drops, at, move)).not.toBeNull();
        else expect(inReserve(after, at.toMove, move.piece)).toBe(inReserve(at, at.toMove, move.piece) - 1);
      }
  });

  it('a move changes nothing of the position it is made in', () => {
    const at = position(drops, 'r3k2r/8/8/3pP3/8/8/8/R3K2R[PNqb] w KQkq d6 0 1');
    const before = JSON.stringify(at);
    for (const move of legalMoves(drops, at)) play(drops, at, move);
    expect(JSON.stringify(at)).toBe(before);
  });
});

describe('attacks', () => {
  it.each([
    ['e4', 'white', true],
    ['d5', 'white', true],
    ['e5', 'white', false],
    ['c3', 'white', true],
    ['e6', 'black', true],
    ['h5', 'white', true],
    ['a8', 'black', false],
  ] as const)('of %s by %s: %s', (square, side, attacked) => {
    const at = position(orthodox, '4k3/3p4/8/8/4P3/3K4/8/3Q4 w - - 0 1');
    expect(isAttacked(orthodox, at.squares, orthodox.squareByName.get(square) ?? -1, side)).toBe(attacked);
  });

  it('a line ends at the first piece, whosever it is', () => {
    const at = position(orthodox, '4k3/8/8/8/R2P3r/8/8/4K3 w - - 0 1');
    const by = (square: string, side: 'white' | 'black'): boolean =>
      isAttacked(orthodox, at.squares, orthodox.squareByName.get(square) ?? -1, side);
    expect([by('d4', 'white'), by('e4', 'white'), by('e4', 'black'), by('c4', 'black')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('a check is told with the king’s square', () => {
    expect(checkOf(orthodox, position(orthodox, '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'))).toBe('e1');
    expect(checkOf(orthodox, position(orthodox, '4k3/8/8/8/8/8/8/4K3 w - - 0 1'))).toBeNull();
  });
});

describe('castling', () => {
  const may = (fen: string): string[] =>
    movesOf(orthodox, position(orthodox, fen)).filter((move) => /^e[18][cg]/.test(move));

  it.each([
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', ['e1c1', 'e1g1']],
    ['r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1', ['e8c8', 'e8g8']],
    ['r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1', ['e1c1']],
    ['4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1', []],
    ['1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1', ['e1c1']],
    ['2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1', []],
    ['3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1', []],
    ['4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1', []],
    ['4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1', ['e1c1']],
    ['4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1', ['e1c1', 'e1g1']],
  ])('%s: %j', (fen, castlings) => {
    expect(may(fen)).toEqual(castlings);
  });

  it('the right goes with the king, the rook, or the rook’s capture', () => {
    const after = (...moves: readonly [string, string][]): string =>
      moves
        .reduce(
          (at, [from, to]) => play(orthodox, at, { kind: 'move', from, to, promotion: null }).position,
          position(orthodox, 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'),
        )
        .castling.white.join();
    expect(after(['e1', 'e2'])).toBe('');
    expect(after(['h1', 'h2'])).toBe('queen');
    expect(after(['a1', 'b1'])).toBe('king');
    expect(after(['a1', 'a2'], ['h8', 'h1'])).toBe('');
  });
});

describe('squares', () => {
  const shape = { files: 9, ranks: 7 };

  it('are counted from the first file of the first rank', () => {
    for (let square = 0; square < shape.files * shape.ranks; square += 1) {
      const [file, rank] = [fileOf(shape, square), rankOf(shape, square)];
      expect(squareOf(shape, file, rank)).toBe(square);
      expect(isOnBoard(shape, file, rank)).toBe(true);
    }
    expect([nameOf(shape, 0), nameOf(shape, 8), nameOf(shape, 9), nameOf(shape, 62)]).toEqual(['a1', 'i1', 'a2', 'i7']);
    for (const [file, rank] of [
      [-1, 0],
      [9, 0],
      [0, -1],
      [0, 7],
    ] as const)
      expect(isOnBoard(shape, file, rank)).toBe(false);
  });

  it('each side counts the ranks from its own', () => {
    expect([ownRank(shape, 'white', 1), ownRank(shape, 'black', 1), ownRank(shape, 'black', 6)]).toEqual([1, 5, 0]);
  });

  it('moves are told apart by what they do', () => {
    const move = { kind: 'move', from: 'e7', to: 'e8', promotion: 'q' } as const;
    expect(sameMove(move, { ...move })).toBe(true);
    expect(sameMove(move, { ...move, promotion: 'n' })).toBe(false);
    expect(sameMove(move, { kind: 'drop', piece: 'q', to: 'e8' })).toBe(false);
    expect(pieceAt(startPosition(orthodox).squares, 99)).toBeNull();
  });
});
