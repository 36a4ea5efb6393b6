import { describe, expect, it } from 'vitest';
import { newMatch } from '../testing/play';
import { readStart, writeStart } from './fen';
import { kindIn } from './state';

const ITALIAN = kindIn(newMatch());
const LOGICAL = kindIn(newMatch({ variant: 'logical' }));
const ENGLISH = kindIn(newMatch({ variant: 'english' }));

/** What is wrong with a position, with the part that is; else the position as it is written. */
const read = (text: string, kind = ITALIAN): string => {
  const found = readStart(kind, text);
  return found.ok ? writeStart(kind, found.value) : `${found.error.kind} ${found.error.text}`.trim();
};

const BARE = '4k3/8/8/8/8/8/8/4K3';
const PASSED = '4k3/8/8/8/P1P5/8/8/4K3 b';

describe('a position at the beginning of a turn', () => {
  it.each([
    [`${BARE} w`, `${BARE} w - - 1`],
    [`${BARE} b`, `${BARE} b - - 2`],
    [`  ${BARE}   w   -   -   7 `, `${BARE} w - - 7`],
    [`${BARE} b 12`, `${BARE} b - - 12`],
    [`${BARE} w - - 9999`, `${BARE} w - - 9999`],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1'],
    // The two clocks of a FEN tell nothing of the turn.
    [`${BARE} w - - 0 57`, `${BARE} w - - 1`],
    [`${BARE} b - - 3 57`, `${BARE} b - - 2`],
  ])('P1 %s is read as %s', (text, written) => {
    expect(read(text)).toBe(written);
  });

  it('P6 has the squares that pawns have just passed over, one or more', () => {
    expect(read(`${PASSED} - a3 4`)).toBe(`${PASSED} - a3 4`);
    expect(read(`${PASSED} - a3c3 4`)).toBe(`${PASSED} - a3c3 4`);
    expect(read('4k3/8/8/p7/8/8/8/4K3 w - a6 3')).toBe('4k3/8/8/p7/8/8/8/4K3 w - a6 3');
  });

  it.each([
    ['x', 'en-passant x'],
    ['b3', 'en-passant b3'],
    ['a3b3', 'en-passant a3b3'],
    ['a4', 'en-passant a4'],
    ['a6', 'en-passant a6'],
    ['z9', 'en-passant z9'],
    ['a12', 'en-passant a12'],
  ])('P6 but for %s, over which no pawn can have gone', (targets, wrong) => {
    expect(read(`${PASSED} - ${targets} 4`)).toBe(wrong);
  });

  it('P6 nor over a square that is not empty, from one that is not, or with another piece', () => {
    expect(read('4k3/8/8/8/P7/N7/8/4K3 b - a3 4')).toBe('en-passant a3');
    expect(read('4k3/8/8/8/P7/8/N7/4K3 b - a3 4')).toBe('en-passant a3');
    expect(read('4k3/8/8/8/N7/8/8/4K3 b - a3 4')).toBe('en-passant a3');
    expect(read('4k3/8/8/8/p7/8/8/4K3 b - a3 4')).toBe('en-passant a3');
  });

  it.each([
    [`${BARE} w - - 0`, 'number 0'],
    [`${BARE} w - - 12345`, 'number 12345'],
    [`${BARE} w - - 1 2 3`, 'number 1 2 3'],
    [`${BARE} w - - 2`, 'turn 2'],
    [`${BARE} b - - 1`, 'turn 1'],
    [`${BARE} w - - x 3`, 'fields'],
    [BARE, 'side'],
  ])('%s is refused', (text, wrong) => {
    expect(read(text).startsWith(wrong)).toBe(true);
  });

  it('P9 P11 has no taking in passing, or no castling, where its chess has none', () => {
    expect(read('r3k2r/8/8/8/8/8/8/R3K2R w KQkq', LOGICAL)).toBe('r3k2r/8/8/8/8/8/8/R3K2R w - - 1');
    expect(read(`${PASSED} - a3 4`, ENGLISH)).toBe(`${PASSED} - - 4`);
  });
});
