import { describe, expect, it } from 'vitest';
import { mayHold, movesTo, sameHeld, targetsOf, type DeskMove } from './hand';

const move = (
  san: string,
  from: string | null,
  to: string,
  piece: string,
  promotion: string | null = null,
): DeskMove => ({
  ...{ san, from, to, piece, promotion },
});
const MOVES = [
  move('e4', 'e2', 'e4', 'P'),
  move('e3', 'e2', 'e3', 'P'),
  move('P@f6', null, 'f6', 'P'),
  move('N@f6', null, 'f6', 'N'),
  move('N@f3', null, 'f3', 'N'),
  move('a8=Q', 'a7', 'a8', 'P', 'Q'),
  move('a8=N', 'a7', 'a8', 'P', 'N'),
];

describe('a man in hand', () => {
  it('goes from its square where a move goes', () => {
    expect(targetsOf(MOVES, { from: 'e2' })).toEqual(['e4', 'e3']);
    expect(movesTo(MOVES, { from: 'e2' }, 'e4').map(({ san }) => san)).toEqual(['e4']);
    expect(movesTo(MOVES, { from: 'e2' }, 'f6')).toEqual([]);
  });

  it('S3 drops from the reserve only as the kind it is', () => {
    expect(targetsOf(MOVES, { piece: 'N' })).toEqual(['f6', 'f3']);
    expect(movesTo(MOVES, { piece: 'P' }, 'f6').map(({ san }) => san)).toEqual(['P@f6']);
    expect(mayHold(MOVES, { piece: 'Q' })).toBe(false);
  });

  it('has several moves to one square where a pawn promotes, and the square once', () => {
    expect(targetsOf(MOVES, { from: 'a7' })).toEqual(['a8']);
    expect(movesTo(MOVES, { from: 'a7' }, 'a8')).toHaveLength(2);
  });

  it('is told from what lies elsewhere under the same name', () => {
    expect(sameHeld({ from: 'e2' }, { from: 'e2' })).toBe(true);
    expect(sameHeld({ piece: 'N' }, { piece: 'P' })).toBe(false);
    expect(sameHeld({ piece: 'N' }, { from: 'N' })).toBe(false);
    expect(sameHeld({ from: 'e2' }, { piece: 'e2' })).toBe(false);
  });
});
