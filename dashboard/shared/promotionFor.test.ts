import { describe, expect, it } from 'vitest';
import { promotionFor } from './promotionFor';

const MOVES = ['Q', 'R', 'B', 'N'].map((promotion) => ({ san: `e8=${promotion}`, promotion }));
const NO_MODIFIERS = { ctrlKey: false, altKey: false, metaKey: false };
const sanOf = (key: string, code: string, held: Partial<typeof NO_MODIFIERS> = {}): string | undefined =>
  promotionFor(MOVES, { key, code, ...NO_MODIFIERS, ...held })?.san;

describe('what a pawn becomes by a key', () => {
  it('is the piece whose letter it is, large or small', () => {
    expect(['q', 'R', 'b', 'N'].map((key) => sanOf(key, `Key${key.toUpperCase()}`))).toEqual([
      ...['e8=Q', 'e8=R', 'e8=B', 'e8=N'],
    ]);
  });

  it('is the piece whose Russian letter it is: К is a knight, as in the line, and no rook by its place', () => {
    const keys = [['ф', 'KeyA'] as const, ['Л', 'KeyK'] as const, ['с', 'KeyC'] as const, ['к', 'KeyR'] as const];
    expect(keys.map(([key, code]) => sanOf(key, code))).toEqual(['e8=Q', 'e8=R', 'e8=B', 'e8=N']);
  });

  it('is by the place of the key where the letter is no piece’s', () => {
    const keys = [['й', 'KeyQ'] as const, ['и', 'KeyB'] as const, ['т', 'KeyN'] as const];
    expect(keys.map(([key, code]) => sanOf(key, code))).toEqual(['e8=Q', 'e8=B', 'e8=N']);
  });

  it('is none by a key that is no piece’s, or held with another', () => {
    expect(sanOf('Enter', 'Enter')).toBeUndefined();
    expect(sanOf('x', 'KeyX')).toBeUndefined();
    expect(sanOf('r', 'KeyR', { ctrlKey: true })).toBeUndefined();
    expect(sanOf('и', 'KeyB', { altKey: true })).toBeUndefined();
  });

  it('reads moves whose piece is written small', () => {
    const small = [{ san: 'e8=N', promotion: 'n' }];
    expect(promotionFor(small, { key: 'т', code: 'KeyN', ...NO_MODIFIERS })?.san).toBe('e8=N');
    expect(promotionFor(small, { key: 'q', code: 'KeyQ', ...NO_MODIFIERS })).toBeNull();
  });
});
