import { describe, expect, it } from 'vitest';
import { readFen } from './readFen';
import { drops, orthodox } from './testing/positions';
import { unborneRights } from './unborneRights';
import { writeFen } from './writeFen';

const of = (fen: string, rules = orthodox): string => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(`${fen}: ${read.error.kind}`);
  return unborneRights(fen, writeFen(rules, read.value));
};

describe('FIDE 3.8.2 rights to castle that no pieces bear out', () => {
  it.each([
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', ''],
    ['r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', ''],
    ['r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1', ''],
    ['r3k2r/8/8/8/8/8/8/R3K2R w', ''],
    ['rk5r/8/8/8/8/8/8/RK5R w KQkq - 0 1', 'KQkq'],
    ['r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1', 'Q'],
    ['r3k1r1/8/8/8/8/8/8/R3K2R b KQkq - 0 1', 'k'],
  ])('of %s are "%s"', (fen, rights) => {
    expect(of(fen)).toBe(rights);
    expect(of(fen.replace(' ', '[Np] '), drops)).toBe(rights);
  });
});
