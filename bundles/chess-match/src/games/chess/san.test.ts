import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMateOnBoard } from './endings';
import { coordinates } from './position';
import { readSan } from './readSan';
import { sanOf } from './san';
import { spellings } from './spelling';
import { drops, position } from './testing/positions';

const MIDDLE = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R[QRBNPqp] w KQkq - 6 5';

/** The move a text means in a position, as [coordinates, SAN], or what is wrong with it. */
const read = (fen: string, text: string) => {
  const found = readSan(drops, position(drops, fen), text, isMateOnBoard);
  return found.ok ? [coordinates(found.value.move), found.value.san] : found.error;
};

describe('SAN as it is written', () => {
  it.each([
    ['e2e4', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1', 'e4'],
    ['f3e5', MIDDLE, 'Nxe5'],
    ['e1g1', MIDDLE, 'O-O'],
    ['P@d6', MIDDLE, 'P@d6'],
    ['Q@e6', MIDDLE, 'Q@e6+'],
    ['c3e2', '4k3/8/8/8/8/2N5/8/4K1N1[] w - - 0 1', 'Nce2'],
    ['d2b2', '4k3/8/8/3R4/8/8/1p1R4/4K3[] w - - 0 1', 'Rxb2'],
    ['d5d4', '4k3/8/8/3R4/8/8/3R4/4K3[] w - - 0 1', 'R5d4'],
    ['a4b3', '7k/8/8/8/Q1Q5/8/Q7/4K3[] w - - 0 1', 'Qa4b3'],
    ['c7d8r', '3n3k/2P5/8/8/8/8/8/4K3[] w - - 0 1', 'cxd8=R+'],
    ['e5d6', '7k/8/8/3pP3/8/8/8/4K3[] w - d6 0 1', 'exd6'],
    ['N@f7', '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1', 'N@f7#'],
    ['e1e8', '6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1', 'Re8+'],
  ])('%s in %s is %s', (move, fen, san) => {
    expect(read(fen, san)).toEqual([move, san]);
  });

  it('S6 the mark of mate is for mate on the board; from afar it is a check', () => {
    const afar = position(drops, '6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1');
    const rook = { kind: 'move', from: 'e1', to: 'e8', promotion: null } as const;
    expect(sanOf(drops, afar, rook, isMateOnBoard)).toBe('Re8+');
    expect(sanOf(drops, afar, rook, () => true)).toBe('Re8#');
  });
});

describe('SAN as people type it', () => {
  it.each([
    ['Кf3xe5', 'f3e5'],
    ['Кxe5', 'f3e5'],
    ['Ke5', null],
    ['nxe5', 'f3e5'],
    ['кe5', 'f3e5'],
    ['Кре2', 'e1e2'],
    ['крf1', 'e1f1'],
    ['Фe2', 'd1e2'],
    ['фе2', 'd1e2'],
    ['Лb1', 'a1b1'],
    ['Сb3', 'c4b3'],
    ['сb3', 'c4b3'],
    ['bb3', 'c4b3'],
    ['П@d6', 'P@d6'],
    ['п@d6', 'P@d6'],
    ['p@d6', 'P@d6'],
    ['@d6', 'P@d6'],
    ['К@f5', 'N@f5'],
    ['n@f5', 'N@f5'],
    ['Ф@g5', 'Q@g5'],
    ['С@g5', 'B@g5'],
    ['Л@b1', 'R@b1'],
    ['0-0', 'e1g1'],
    ['o-o', 'e1g1'],
    ['О-О', 'e1g1'],
    ['а4', 'a2a4'],
    ['Pa4', 'a2a4'],
    ['d4!?', 'd2d4'],
    ['Bxf7', 'c4f7'],
    ['Bxf7+', 'c4f7'],
    ['Bf7', 'c4f7'],
    ['Ng1', 'f3g1'],
    ['Nf3g1', 'f3g1'],
  ])('%s', (text, move) => {
    const found = read(MIDDLE, text);
    expect(Array.isArray(found) ? found[0] : null).toBe(move);
  });

  it.each([
    ['e8ф', 'e7e8q'],
    ['e8=q', 'e7e8q'],
    ['e8N', 'e7e8n'],
    ['e8=К', 'e7e8n'],
    ['exd8л', 'e7d8r'],
  ])('promotion %s', (text, move) => {
    expect(read('3r2k1/4P3/8/8/8/8/8/4K3[] w - - 0 1', text)).toMatchObject({ 0: move });
  });

  it('a capture by a pawn may name two files only, where one fits', () => {
    const fen = '4k3/8/8/2pp4/3PP3/8/8/4K3[] w - - 0 1';
    for (const text of ['ed', 'еd', 'exd', 'e:d', 'ed!']) expect(read(fen, text)).toEqual(['e4d5', 'exd5']);
    expect(read(fen, 'dc')).toEqual(['d4c5', 'dxc5']);
    expect(read('4k3/8/8/5p2/4P3/8/8/4K3[] w - - 0 1', 'еf')).toEqual(['e4f5', 'exf5']);
    expect(read('4k3/8/8/8/8/p7/1P6/4K3[] w - - 0 1', 'ba')).toEqual(['b2a3', 'bxa3']);
    expect(read('7k/8/8/3pP3/8/8/8/4K3[] w - d6 0 1', 'ed')).toEqual(['e5d6', 'exd6']);
    for (const text of ['ef', 'de', 'dd']) expect(read(fen, text)).not.toHaveProperty('0');
    expect(read('4k3/8/3p4/4P3/3p4/4P3/8/4K3[] w - - 0 1', 'ed')).toEqual({
      kind: 'ambiguous',
      candidates: ['exd4', 'exd6'],
    });
  });

  it('nothing is guessed: two meanings are refused with both', () => {
    expect(read('4k3/8/8/8/8/2N5/8/4K1N1[] w - - 0 1', 'Ne2')).toEqual({
      kind: 'ambiguous',
      candidates: ['Nge2', 'Nce2'],
    });
    const both = '4k3/8/8/8/2p5/1P6/4B3/4K3[] w - - 0 1';
    expect(read(both, 'bc4')).toEqual({ kind: 'ambiguous', candidates: ['bxc4', 'Bxc4'] });
    expect(read(both, 'bxc4')).toEqual(['b3c4', 'bxc4']);
    expect(read(both, 'Bxc4')).toEqual(['e2c4', 'Bxc4']);
    expect(read('6k1/4P3/8/8/8/8/8/4K3[] w - - 0 1', 'e8')).toMatchObject({
      kind: 'ambiguous',
      candidates: ['e8=Q+', 'e8=R+', 'e8=B', 'e8=N'],
    });
  });

  it.each([
    ['', { kind: 'unreadable' }],
    ['hello', { kind: 'unreadable' }],
    ['e', { kind: 'unreadable' }],
    ['P@', { kind: 'unreadable' }],
    ['e5', { kind: 'illegal', drop: null }],
    ['Nxd4', { kind: 'illegal', drop: null }],
    ['xe5', { kind: 'illegal', drop: null }],
    ['Q@e5', { kind: 'illegal', drop: { kind: 'drop', piece: 'q', to: 'e5' } }],
    ['П@h8', { kind: 'illegal', drop: { kind: 'drop', piece: 'p', to: 'h8' } }],
    ['O-O-O', { kind: 'illegal', drop: null }],
    ['d4+', { kind: 'wrong-mark', san: 'd4' }],
    ['Bxf7#', { kind: 'wrong-mark', san: 'Bxf7+' }],
  ])('%j is refused', (text, error) => {
    expect(read(MIDDLE, text)).toEqual(error);
  });

  it('any text is read or refused', () => {
    const at = position(drops, MIDDLE);
    const moveLike = fc.stringMatching(/^[a-hKQRBNPкрфлсп@x=0O1-8+#-]{1,8}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), moveLike), (text) => {
        const found = readSan(drops, at, text, isMateOnBoard);
        if (found.ok) expect(readSan(drops, at, found.value.san, isMateOnBoard)).toEqual(found);
      }),
      { numRuns: 3000, seed: 3 },
    );
  });

  it('one way of writing gives one spelling, a doubtful first letter two', () => {
    expect(spellings('Nf3')).toEqual(['Nf3']);
    expect(spellings('e4')).toEqual(['e4']);
    expect(spellings('bc4')).toEqual(['bc4', 'Bc4']);
    expect(spellings('сd4')).toEqual(['cd4', 'Bd4']);
    expect(spellings('0-0-0')).toEqual(['O-O-O']);
  });
});
