import { describe, expect, it } from 'vitest';
import { colourOf, movesBetween, pickUp, pulled, targetsOf, type LegalMove } from './hand';

const move = (from: string, to: string, promotion: string | null = null): LegalMove => ({
  san: '',
  from,
  to,
  promotion,
});
const MOVES = [move('e2', 'e3'), move('e2', 'e4'), move('a7', 'a8', 'q'), move('a7', 'a8', 'n')];
const field = { files: 8, ranks: 8, bottom: 'white' } as const;
const at = { x: 4.5, y: 6.5 };

describe('a man in hand', () => {
  it('is taken up where it may move, and known again when it was in hand', () => {
    expect(pickUp(MOVES, 'd2', at, null)).toBeNull();
    const first = pickUp(MOVES, 'e2', at, null);
    expect(first).toMatchObject({ origin: 'e2', wasPicked: false, hasMoved: false });
    expect(pickUp(MOVES, 'e2', at, first)?.wasPicked).toBe(true);
  });

  it('is pulled only beyond a twitch, and not after it was let go', () => {
    const hand = pickUp(MOVES, 'e2', at, null);
    if (hand === null) throw new Error('e2 may move');
    expect(pulled(hand, { x: 4.55, y: 6.5 }, field)).toBe(hand);
    expect(pulled(hand, { x: 4.5, y: 5 }, field)).toMatchObject({ hasMoved: true, point: { x: 4.5, y: 5 } });
    const lying = { ...hand, isDown: false };
    expect(pulled(lying, { x: 1, y: 1 }, field)).toBe(lying);
  });

  it('has each target once, however many men a pawn may become', () => {
    expect(targetsOf(MOVES, 'a7')).toEqual(['a8']);
    expect(movesBetween(MOVES, 'a7', 'a8')).toHaveLength(2);
  });
});

describe('a pen in hand', () => {
  it('follows the squares and stays at the last one beyond the board', () => {
    const pen = { kind: 'pen', from: 'e2', to: 'e2', colour: 'green' } as const;
    expect(pulled(pen, { x: 4.5, y: 4.5 }, field)).toMatchObject({ from: 'e2', to: 'e4' });
    expect(pulled(pen, { x: -1, y: 4 }, field)).toBe(pen);
  });

  it('takes its colour from the modifiers', () => {
    const with_ = (altKey: boolean, shiftKey: boolean, ctrlKey: boolean) =>
      colourOf({ altKey, shiftKey, ctrlKey }, 'green');
    expect([
      with_(false, false, false),
      with_(false, true, false),
      with_(true, false, false),
      with_(true, true, false),
    ]).toEqual(['green', 'red', 'blue', 'yellow']);
  });
});
