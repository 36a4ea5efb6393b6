/** A small seeded generator (mulberry32): the same seed gives the same game on every machine. */
export interface Random {
  /** From 0 to 1, 1 excluded. */
  readonly next: () => number;
  /** An integer from 0 to `below`, which is excluded. */
  readonly below: (below: number) => number;
  readonly chance: (probability: number) => boolean;
  /** One of the items; the list must not be empty. */
  readonly pick: <T>(items: readonly T[]) => T;
}

export const random = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[below(items.length)] as T;
  };
  return { next, below, chance: (probability) => next() < probability, pick };
};
