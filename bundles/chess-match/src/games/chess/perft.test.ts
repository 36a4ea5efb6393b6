import { describe, expect, it } from 'vitest';
import { ORTHODOX, withReserves } from './orthodox';
import { perft } from './perft';
import { readFen } from './readFen';
import { makeRules, type Rules } from './rules';
import { startPosition } from './start';
import { writeFen } from './writeFen';

const orthodox = makeRules(ORTHODOX);
const drops = makeRules(withReserves(true));

const counts = (rules: Rules, fen: string, depth: number): number[] => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(`${read.error.kind}: ${read.error.text}`);
  return Array.from({ length: depth }, (_, index) => perft(rules, read.value, index + 1));
};

describe('how many sequences of legal moves there are', () => {
  it('orthodox: the start position', () => {
    expect(counts(orthodox, writeFen(orthodox, startPosition(orthodox)), 4)).toEqual([20, 400, 8902, 197_281]);
  });

  it('orthodox: Kiwipete', () => {
    const fen = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
    expect(counts(orthodox, fen, 3)).toEqual([48, 2039, 97_862]);
  });

  it('S3 with reserves: a knight for White, a pawn for Black', () => {
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[Np] w KQkq - 0 2';
    expect(counts(drops, fen, 3)).toEqual([61, 3535, 162_774]);
  });

  it('S3 with reserves: bare kings and rooks, pawn and knight against queen and bishop', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R[PNqb] w KQkq - 0 1';
    expect(counts(drops, fen, 3)).toEqual([132, 17_245, 1_236_540]);
  });
});
