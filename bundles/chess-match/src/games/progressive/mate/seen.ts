import type { Compact } from './compact';

/** Positions remembered at most, a power of two: eight bytes each. One that finds its place taken takes it. */
const PLACES = 1 << 22;
/** Places are taken by the page: most searches look at so little that all of them would take longest to lay out. */
const PAGE = 1 << 9;
/** Pieces of both sides, and nobody. */
const KINDS = 13;
/** Moves left, how often a piece has moved: more is told apart from no less. */
const MOST = 16;

/** Well mixed numbers that are the same on every machine (splitmix). */
const mixed = (count: number, seed: number): Int32Array => {
  let state = seed;
  return Int32Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    let next = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    next = Math.imul(next ^ (next >>> 15), 0x735a2d97);
    return next ^ (next >>> 15);
  });
};

const SIZE = 64 * KINDS + 64 * MOST + 4 * MOST;
const HIGH = mixed(SIZE, 1);
const LOW = mixed(SIZE, 2);

/**
 * Positions that were looked at, by moves left. Two of them are taken for one about once in 10^12: a find is judged by
 * the rules all the same.
 */
export interface Seen {
  /** Whether it was looked at before; from now on it was. */
  readonly look: (board: Compact, left: number) => boolean;
}

/** @param countsTimes who moved how often tells positions apart (P9) */
export const createSeen = (countsTimes: boolean): Seen => {
  const pages: (Int32Array | null)[] = Array.from({ length: PLACES / PAGE }, () => null);
  return {
    look: ({ pieces, times, castling }, left) => {
      const turn = 64 * (KINDS + MOST) + castling * MOST + Math.min(left, MOST - 1);
      let [high, low] = [HIGH[turn] ?? 0, LOW[turn] ?? 0];
      for (let square = 0; square < 64; square += 1) {
        const piece = pieces[square] ?? 0;
        if (piece === 0) continue;
        const key = square * KINDS + piece + 6;
        high ^= HIGH[key] ?? 0;
        low ^= LOW[key] ?? 0;
        if (!countsTimes || piece < 0) continue;
        const often = 64 * KINDS + square * MOST + Math.min(times[square] ?? 0, MOST - 1);
        high ^= HIGH[often] ?? 0;
        low ^= LOW[often] ?? 0;
      }
      // No position is all nothing: that is a place nobody has taken.
      low |= low === 0 && high === 0 ? 1 : 0;
      const place = low & (PLACES - 1);
      const page = (pages[Math.floor(place / PAGE)] ??= new Int32Array(2 * PAGE));
      const at = 2 * (place % PAGE);
      if (page[at] === low && page[at + 1] === high) return true;
      page[at] = low;
      page[at + 1] = high;
      return false;
    },
  };
};
