import { describe, expect, it } from 'vitest';
import { positionOf } from '../testing/turns';
import { keyOf, readPosition, readWritten, START, writePosition } from './fen';
import { UNIFIED, type Agreed } from './setting';

const PASSING: Agreed = { ...UNIFIED, enPassant: true };
const KNIAZES = '4ak3/9/9/9/9/9/9/9/4AK3';
const told = (text: string, agreed: Agreed = UNIFIED) => {
  const read = readPosition(agreed, text);
  return read.ok ? writePosition(read.value) : [read.error.kind, read.error.text];
};

describe('positions of Belarusian chess, as they are written', () => {
  it('L1 the numbers, the rights and what was passed over may be left out, and are read where they stand', () => {
    expect(told(`${KNIAZES} w`)).toBe(`${KNIAZES} w - - 0 1`);
    expect(told(`  ${KNIAZES}   b - - 7 31 `)).toBe(`${KNIAZES} b - - 7 31`);
    expect(told(`${KNIAZES} b - - 9999 9999`)).toBe(`${KNIAZES} b - - 9999 9999`);
    expect(writePosition(START)).toBe('lvmgakvml/rrrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL w KQkq - 0 1');
    expect(keyOf(START)).toBe('lvmgakvml/rrrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL w KQkq -');
  });

  it('L6 rights are those that kniaz and ladyas at home bear out', () => {
    const home = 'l3a3l/9/9/9/9/9/9/4K4/L3A3L';
    expect(told(`${home} w`)).toBe(`${home} w KQkq - 0 1`);
    expect(told(`${home} w Kq`)).toBe(`${home} w Kq - 0 1`);
    expect(told(`${home} w -`)).toBe(`${home} w - - 0 1`);
    expect(told('l2a4l/9/9/9/9/9/9/4K4/L3A2L1 w KQkq')).toBe('l2a4l/9/9/9/9/9/9/4K4/L3A2L1 w Q - 0 1');
    expect(told('v3a3l/9/9/9/9/9/9/4K4/l3A3L w KQkq')).toBe('v3a3l/9/9/9/9/9/9/4K4/l3A3L w Kk - 0 1');
    expect(positionOf(`${home} w K`).kingUnmoved).toEqual({ white: true, black: false });
    expect(positionOf(`${home} w q`).kingUnmoved).toEqual({ white: false, black: true });
  });

  it('L5 what was passed over is read where ratniks take in passing, and nowhere else', () => {
    const passed = '4ak3/9/9/9/9/2R6/9/9/4AK3 b - c3';
    expect(told(passed)).toBe('4ak3/9/9/9/9/2R6/9/9/4AK3 b - - 0 1');
    expect(readPosition(PASSING, passed)).toMatchObject({ ok: true, value: { enPassant: 20 } });
    const down = '4ak3/9/9/2r6/9/9/9/9/4AK3 w - c7';
    expect(readPosition(PASSING, down)).toMatchObject({ ok: true, value: { enPassant: 56 } });
    for (const wrong of ['c4', 'd3', 'c2', 'z3', 'e3'])
      expect(told(passed.replace('c3', wrong), PASSING)).toEqual(['en-passant', wrong]);
    for (const [pieces, why] of [
      ['4ak3/9/9/9/9/2r6/9/9/4AK3 b - c3', 'a foreign ratnik'],
      ['4ak3/9/9/9/9/2L6/9/9/4AK3 b - c3', 'no ratnik'],
      ['4ak3/9/9/9/9/2R6/2V6/9/4AK3 b - c3', 'a piece on it'],
      ['4ak3/9/9/9/9/2R6/9/2V6/4AK3 b - c3', 'a piece behind it'],
    ])
      expect([why, told(pieces ?? '', PASSING)]).toEqual([why, ['en-passant', 'c3']]);
  });

  it.each([
    [`${KNIAZES} w - - 0 1 more`, ['fields', `${KNIAZES} w - - 0 1 more`]],
    ['', ['fields', '']],
    [`${KNIAZES} white`, ['side', 'white']],
    [KNIAZES, ['side', '']],
    [`${KNIAZES} w KK`, ['castling', 'KK']],
    [`${KNIAZES} w xKQ`, ['castling', 'xKQ']],
    [`${KNIAZES} w - - -1 4`, ['number', '-1 4']],
    [`${KNIAZES} w - - 1x 4`, ['number', '1x 4']],
    [`${KNIAZES} w - - x`, ['number', 'x']],
    [`${KNIAZES} w - - 0 0`, ['number', '0 0']],
    [`${KNIAZES} w - - 10000 1`, ['number', '10000 1']],
    ['4aa3/9/9/9/9/9/9/9/4AK3 w', ['kings', 'black']],
    ['5k3/9/9/9/9/9/9/9/4AK3 w', ['kings', 'black']],
    ['9/9/9/9/9/9/9/9/4AK3 b', ['kings', 'black']],
    ['4ak3/9/9/9/9/9/R8/RRRRRRRRR/4A4 w', ['pawns', 'white']],
    ['4ak3/9/9/9/9/9/9/LLL6/4A4 w', ['pieces', 'l']],
    ['4akk2/9/9/9/9/9/9/9/4A4 w', ['pieces', 'k']],
    ['4ak2r/9/9/9/9/9/9/9/4A4 w', ['pawn-rank', 'i9']],
    ['4ak3/9/9/9/9/9/9/9/R3A4 w', ['pawn-rank', 'a1']],
    ['4ak3/9/9/9/4v4/9/9/9/4A4 w', ['throne', 'e5']],
  ])('L1 L2 L7 what cannot be is told by its part: %s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it('L7 the side to move may lack its kniaz while its kniazhych stands; ratniks may stand on the last rank', () => {
    expect(told('5k3/9/9/9/9/9/9/9/4A4 b')).toBe('5k3/9/9/9/9/9/9/9/4A4 b - - 0 1');
    expect(told('R3ak3/9/9/9/9/9/9/9/4A4 w')).toBe('R3ak3/9/9/9/9/9/9/9/4A4 w - - 0 1');
    expect(told('4ak3/9/9/9/9/9/9/RRRRRRRRR/4A4 w')).toBe('4ak3/9/9/9/9/9/9/RRRRRRRRR/4A4 w - - 0 1');
  });

  it('L7 what was written of a side that has lost everything is read again', () => {
    const lost = '9/9/9/9/9/9/9/9/4AK3 b - - 3 40';
    const read = readWritten(UNIFIED, lost);
    expect(read.ok && writePosition(read.value)).toBe(lost);
    expect(readWritten(UNIFIED, '9/9 w').ok).toBe(false);
  });
});
