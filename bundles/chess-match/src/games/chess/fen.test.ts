import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random } from '../common/random';
import { legalMoves } from './legal';
import { play } from './play';
import { withReserve, type Position } from './position';
import { readFen, saysReserve } from './readFen';
import { makeRules } from './rules';
import { startPosition } from './start';
import { drops, fenError, orthodox, position } from './testing/positions';
import { positionKey, writeFen } from './writeFen';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

describe('FEN', () => {
  it('writes the start position, with reserves where there are any', () => {
    expect(writeFen(orthodox, startPosition(orthodox))).toBe(`${START} w KQkq - 0 1`);
    expect(writeFen(drops, startPosition(drops))).toBe(`${START}[] w KQkq - 0 1`);
  });

  it.each([
    'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[Np] w KQkq - 0 2',
    'r3k2r/8/8/8/8/8/8/R3K2R[QRRBNNPqp] b Kq - 7 31',
    'r1b1kn1Q~/8/8/8/8/8/6n~1/R3K2R[] w KQq - 12 40',
    '4k3/8/8/8/3Pp3/8/8/4K3[] b - d3 0 1',
  ])('reads and writes back %s', (fen) => {
    expect(writeFen(drops, position(drops, fen))).toBe(fen);
  });

  it('is a plain value', () => {
    const read = position(drops, 'r3k2r/8/8/8/3Pp3/8/8/R3K2Q~[PNqb] b KQkq d3 0 9');
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });

  it('takes reserves in any order and fills in what is left out', () => {
    expect(writeFen(drops, position(drops, '4k3/8/8/8/8/8/8/4K3[bPqN] w'))).toBe('4k3/8/8/8/8/8/8/4K3[NPqb] w - - 0 1');
    expect(writeFen(drops, position(drops, '4k3/8/8/8/8/8/8/4K3 w'))).toBe('4k3/8/8/8/8/8/8/4K3[] w - - 0 1');
  });

  it.each([
    ['4k3/8/8/8/8/8/8/4K3[-] w - - 0 1', '[]'],
    ['4k3/8/8/8/8/8/8/4K3/Pn w - - 0 1', '[Pn]'],
    ['4k3/8/8/8/8/8/8/4K3/ w - - 0 1', '[]'],
    ['4k3/8/8/8/8/8/8/4K3/- w - - 0 1', '[]'],
  ])('reads the reserve of %s as %s', (fen, reserve) => {
    expect(writeFen(drops, position(drops, fen))).toBe(`4k3/8/8/8/8/8/8/4K3${reserve} w - - 0 1`);
    expect(saysReserve(drops, fen)).toBe(true);
    expect(readFen(orthodox, fen).ok).toBe(false);
  });

  it('says whether it says anything of the reserves', () => {
    expect(saysReserve(drops, '4k3/8/8/8/8/8/8/4K3 w')).toBe(false);
    expect(saysReserve(drops, '4k3/8/8/8/8/8/8/4K3[] w')).toBe(true);
    expect(saysReserve(drops, 'nothing')).toBe(false);
  });

  it('drops rights no piece bears out, and an en passant square nobody can use', () => {
    expect(writeFen(drops, position(drops, '4k3/8/8/8/8/8/8/4K2R[] w KQkq - 0 1'))).toContain(' w K - ');
    expect(writeFen(drops, position(drops, '4k3/8/8/8/3P4/8/8/4K3[] b - d3 0 1'))).toContain(' b - - ');
    const pinned = '8/8/8/8/k2Pp2Q/8/8/3K4[] b - d3 0 1';
    expect(writeFen(drops, position(drops, pinned))).toContain(' b - - ');
  });

  it.each([
    ['r3k2r/8/8/8/8/8/8/R3K2R[] w HAha - 0 1', 'KQkq'],
    ['r3k2r/8/8/8/8/8/8/R3K2R[] w Ah - 0 1', 'Qk'],
    ['r3k2r/8/8/8/8/8/8/R3K2R[] w Hq - 0 1', 'Kq'],
    ['4k3/8/8/8/8/8/8/R3K3[] w HA - 0 1', 'Q'],
  ])('reads castling by the files of the rooks where king and rook begin at home: %s', (fen, rights) => {
    expect(writeFen(drops, position(drops, fen)).split(' ')[2]).toBe(rights);
  });

  it.each([
    ['', 'fields', ''],
    ['4k3/8/8/8/8/8/8/4K3', 'fields', '4k3/8/8/8/8/8/8/4K3'],
    [`${START} w KQkq - 0 1 more`, 'fields', `${START} w KQkq - 0 1 more`],
    ['4k3/8/8/8/8/8/8/4K3 w\nmore', 'fields', '4k3/8/8/8/8/8/8/4K3 w\nmore'],
    ['4k3/8/8/8/8/8/4K3 w', 'ranks', '4k3/8/8/8/8/8/4K3'],
    ['4k4/8/8/8/8/8/8/4K3 w', 'rank', '4k4'],
    ['4k2/8/8/8/8/8/8/4K3 w', 'rank', '4k2'],
    ['4k3/8/8/8/8/8/9/4K3 w', 'rank', '9'],
    ['4k3/8/8/8/8/8/0x7/4K3 w', 'rank', '0x7'],
    ['4k3/8/8/8/8/8/8/4K3 x', 'side', 'x'],
    ['4k3/8/8/8/8/8/0p7/4K3 w', 'rank', '0p7'],
    ['4k3/8/8/8/8/8/8/4K3[K] w', 'reserve', 'K'],
    ['4k3/8/8/8/8/8/8/4K3[P?] w', 'reserve', '?'],
    ['4k3/8/8/8/8/8/8/4K3[P-] w', 'reserve', '-'],
    ['4k3/8/8/8/8/8/8/4K3/K w', 'reserve', 'K'],
    ['4k3/8/8/8/8/8/8/4K3/P[P] w', 'ranks', '4k3/8/8/8/8/8/8/4K3/P'],
    ['4k3/8/8/8/8/8/8/4K3/P/P w', 'ranks', '4k3/8/8/8/8/8/8/4K3/P/P'],
    ['4k3/8/8/8/8/8/8/4K2R w X', 'castling', 'X'],
    ['4k3/8/8/8/8/8/8/4K2R w KK', 'castling', 'KK'],
    ['4k3/8/8/8/8/8/8/4K2R w KX', 'castling', 'KX'],
    ['4k3/8/8/8/8/8/8/4K2R w KH', 'castling', 'KH'],
    ['1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb', 'chess960', 'GBgb'],
    ['4k3/8/8/8/8/8/8/R4K1R w HA', 'chess960', 'HA'],
    ['r4k1r/8/8/8/8/8/8/R3K2R w HAha', 'chess960', 'HAha'],
    ['4k3/8/8/8/8/8/8/4K2R w I', 'castling', 'I'],
    ['4k3/8/8/8/8/8/8/4K3 w - e9', 'en-passant', 'e9'],
    ['4k3/8/8/8/8/8/8/4K3 b - e4', 'en-passant', 'e4'],
    ['4k3/8/8/8/8/8/8/4K3 b - d3', 'en-passant', 'd3'],
    ['4k3/8/8/8/8/3Pp3/8/4K3 w - e4', 'en-passant', 'e4'],
    ['4k3/8/8/3PP3/8/8/8/4K3 w - e6', 'en-passant', 'e6'],
    ['4k3/8/4n3/3Pp3/8/8/8/4K3 w - e6', 'en-passant', 'e6'],
    ['4k3/8/8/8/8/8/8/4K3 w - - -1', 'number', '-1'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 1x', 'number', '1x'],
    ['4k3/8/8/8/8/8/8/4K3 w - - x1', 'number', 'x1'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 12345', 'number', '0 12345'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 0', 'number', '0 0'],
    ['8/8/8/8/8/8/8/4K3 w', 'kings', 'black'],
    ['4k3/8/8/8/8/8/8/4KK2 w', 'kings', 'white'],
    ['4k2P/8/8/8/8/8/8/4K3 w', 'pawn-rank', 'h8'],
    ['4k3/8/8/8/8/8/8/3pK3 w', 'pawn-rank', 'd1'],
    ['4k3/8/8/8/8/8/8/p3K3 w', 'pawn-rank', 'a1'],
    ['[]4k3/8/8/8/8/8/8/4K3 w', 'fields', '[]4k3/8/8/8/8/8/8/4K3 w'],
    ['4k3/4R3/8/8/8/8/8/4K3 w', 'waiting-king-in-check', 'black'],
  ])('refuses %j: %s', (fen, kind, text) => {
    expect(fenError(drops, fen)).toEqual([kind, text]);
  });

  it('is read whatever spaces stand around and between its fields', () => {
    expect(writeFen(orthodox, position(orthodox, ' 4k3/8/8/8/8/8/8/4K2R   b  K  -  3  9 '))).toBe(
      '4k3/8/8/8/8/8/8/4K2R b K - 3 9',
    );
  });

  it('S5 a king with a right has not moved; a right without its own rook is none', () => {
    const rights = (fen: string) => position(drops, fen);
    expect(rights('r3k3/8/8/8/8/8/8/4K2R[] w K - 0 1')).toMatchObject({
      castling: { white: ['king'], black: [] },
      kingUnmoved: { white: true, black: false },
    });
    expect(rights('r3k3/8/8/8/8/8/8/4KB1r[] b Kq - 0 1')).toMatchObject({
      castling: { white: [], black: ['queen'] },
      kingUnmoved: { white: false, black: true },
    });
  });

  it('S5 at the start neither king has moved', () => {
    expect(startPosition(drops).kingUnmoved).toEqual({ white: true, black: true });
    expect(startPosition(makeRules({ ...drops.definition, castlings: [] })).kingUnmoved).toEqual({
      white: false,
      black: false,
    });
  });

  it('an orthodox board has no reserve', () => {
    expect(fenError(orthodox, '4k3/8/8/8/8/8/8/4K3[P] w')).toEqual(['reserve', 'P']);
    expect(fenError(orthodox, '4k3/8/8/8/8/8/8/4K3[-] w')).toEqual(['reserve', '-']);
    expect(fenError(orthodox, '4k3/8/8/8/8/8/8/4K3/P w')).toEqual(['ranks', '4k3/8/8/8/8/8/8/4K3/P']);
  });

  it('survives any text', () => {
    const pieces = fc.stringMatching(/^[kqrbnpKQRBNP1-9/~[\] wbKQkq\-0]{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), pieces), (text) => {
        const read = readFen(drops, text);
        if (read.ok) expect(readFen(drops, writeFen(drops, read.value))).toEqual(read);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('carries a game of drops, promotions and castlings: reading what is written gives the position again', () => {
    const from = random(11);
    let compared = 0;
    for (let game = 0; game < 25; game += 1) {
      let at: Position = startPosition(drops);
      for (let ply = 0; ply < 80; ply += 1) {
        const moves = legalMoves(drops, at);
        if (moves.length === 0) break;
        at = play(drops, at, from.pick(moves)).position;
        if (from.chance(0.3)) at = withReserve(at, at.toMove, from.pick(['q', 'r', 'b', 'n', 'p']), 1);
        const fen = writeFen(drops, at);
        const read = position(drops, fen);
        expect(writeFen(drops, read)).toBe(fen);
        expect(fen.startsWith(positionKey(drops, at))).toBe(true);
        // All but one thing is in it: a king at home without rights may still get a rook to castle with.
        expect({ ...read, kingUnmoved: at.kingUnmoved, reserve: at.reserve }).toEqual(at);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
