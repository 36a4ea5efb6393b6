import { describe, expect, it } from 'vitest';
import { triedMove } from './triedMove';

const PIECES = { e1: 'wK', e2: 'wP', f1: 'wB', e8: 'bK', i1: 'wLadya' };

describe('a move that a hand tried', () => {
  it.each([
    [{ from: 'e1' }, 'e5', 'Ke1e5'],
    [{ from: 'e2' }, 'e5', 'e2e5'],
    [{ from: 'e1' }, 'g1', 'O-O'],
    [{ from: 'e1' }, 'c1', 'O-O-O'],
    [{ from: 'f1' }, 'd1', 'Bf1d1'],
    [{ piece: 'N' }, 'e8', 'N@e8'],
    [{ from: 'i1' }, 'h3', 'i1-h3'],
  ])('%j to %s is asked about as %s', (held, to, text) => {
    expect(triedMove(PIECES, 'white', held, to)).toBe(text);
  });

  it.each([
    [{ from: 'e8' }, 'e7', 'the piece is the opponent’s'],
    [{ from: 'd4' }, 'd5', 'nothing stands there'],
    [{ from: 'f1' }, 'e2', 'another own piece is taken up'],
    [{ piece: 'N' }, 'e2', 'an own piece is taken up'],
  ] as const)('%j to %s is none: %s', (held, to, _why) => {
    expect(triedMove(PIECES, 'white', held, to)).toBeNull();
  });
});
