import { describe, expect, it } from 'vitest';
import {
  letGo,
  mayHold,
  movesTo,
  pickUp,
  pulled,
  sameHeld,
  targetsOf,
  type PickableMove,
  type HeldPiece,
} from './picking';

const move = (san: string, from: string | null, to: string, piece: string, promotion: string | null = null) =>
  ({ san, from, to, piece, promotion }) satisfies PickableMove;
const MOVES = [
  move('e4', 'e2', 'e4', 'P'),
  move('e3', 'e2', 'e3', 'P'),
  move('P@f6', null, 'f6', 'P'),
  move('N@f6', null, 'f6', 'N'),
  move('N@f3', null, 'f3', 'N'),
  move('a8=Q', 'a7', 'a8', 'P', 'Q'),
  move('a8=N', 'a7', 'a8', 'P', 'N'),
];
const field = { files: 8, ranks: 8, bottom: 'white' } as const;
const at = { x: 4.5, y: 6.5 };
const inHand = (square: string, before: HeldPiece | null = null): HeldPiece => {
  const piece = pickUp(MOVES, { from: square }, at, before);
  if (piece === null) throw new Error(`${square} may move`);
  return piece;
};

describe('where a piece in hand may go', () => {
  it('from its square where a move goes', () => {
    expect(targetsOf(MOVES, { from: 'e2' })).toEqual(['e4', 'e3']);
    expect(movesTo(MOVES, { from: 'e2' }, 'e4').map(({ san }) => san)).toEqual(['e4']);
    expect(movesTo(MOVES, { from: 'e2' }, 'f6')).toEqual([]);
  });

  it('S3 from the reserve only as the kind it is', () => {
    expect(targetsOf(MOVES, { piece: 'N' })).toEqual(['f6', 'f3']);
    expect(movesTo(MOVES, { piece: 'P' }, 'f6').map(({ san }) => san)).toEqual(['P@f6']);
    expect(mayHold(MOVES, { piece: 'Q' })).toBe(false);
  });

  it('to one square by several moves where a pawn promotes, and the square once', () => {
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

describe('picking up and putting down', () => {
  it('takes up what may move, and knows it again when it was in hand', () => {
    expect(pickUp(MOVES, { from: 'd2' }, at, null)).toBeNull();
    expect(inHand('e2')).toMatchObject({ held: { from: 'e2' }, wasHeld: false, hasMoved: false });
    expect(inHand('e2', inHand('e2')).wasHeld).toBe(true);
    expect(inHand('e2', inHand('a7')).wasHeld).toBe(false);
    expect(pickUp(MOVES, { piece: 'N' }, at, null)?.held).toEqual({ piece: 'N' });
  });

  it('pulls only beyond a twitch, and not after it was let go', () => {
    const piece = inHand('e2');
    expect(pulled(piece, { x: 4.55, y: 6.5 }, field)).toBe(piece);
    expect(pulled(piece, { x: 4.5, y: 5 }, field)).toMatchObject({
      hasMoved: true,
      point: { x: 4.5, y: 5 },
      start: at,
    });
    const lying = { ...piece, isDown: false };
    expect(pulled(lying, { x: 1, y: 1 }, field)).toBe(lying);
  });

  it('leaves it lying in hand after a click, and puts it down after a second one or a pull to nowhere', () => {
    expect(letGo(inHand('e2'))).toMatchObject({ isDown: false });
    expect(letGo(inHand('e2', inHand('e2')))).toBeNull();
    expect(letGo({ ...inHand('e2'), hasMoved: true })).toBeNull();
  });

  it('a pen follows the squares and stays at the last one beyond the board', () => {
    const pen = { kind: 'pen', from: 'e2', to: 'e2' } as const;
    expect(pulled(pen, { x: 4.5, y: 4.5 }, field)).toEqual({ kind: 'pen', from: 'e2', to: 'e4' });
    expect(pulled(pen, { x: -1, y: 4 }, field)).toBe(pen);
  });
});
