/** Numbers in [0, 1) that a printed seed brings back (mulberry32). */
export type Random = () => number;

export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The seed of this run: SEED from the environment, else a new one. Print it with the test. */
export const runSeed = (): number => Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000));
