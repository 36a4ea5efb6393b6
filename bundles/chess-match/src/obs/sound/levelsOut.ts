import type { Level } from './level';

/** One message of meters to pages: by input name [dBFS after mute and fader, dBFS before, clipped]. */
export interface LevelsMessage {
  readonly levels: Readonly<Record<string, readonly [peakDb: number, inputDb: number, clipped: boolean]>>;
}

const rounded = (db: number): number => Math.round(db * 10) / 10;

const louder = (one: Level | undefined, other: Level): Level =>
  one === undefined
    ? other
    : {
        peakDb: Math.max(one.peakDb, other.peakDb),
        bodyDb: Math.max(one.bodyDb, other.bodyDb),
        inputDb: Math.max(one.inputDb, other.inputDb),
        clipped: one.clipped || other.clipped,
        garbage: one.garbage || other.garbage,
      };

/**
 * Thins meters out to at most so many messages a second; what was loudest between two of them is in the second.
 * @param wanted whether any page looks at meters
 */
export const createLevelsOut = (
  perSecond: number,
  wanted: () => boolean,
  send: (message: LevelsMessage) => void,
): ((levels: ReadonlyMap<string, Level>, atMs: number) => void) => {
  const loudest = new Map<string, Level>();
  let sentMs = Number.NEGATIVE_INFINITY;
  return (levels, atMs) => {
    if (!wanted()) return loudest.clear();
    for (const [input, level] of levels) loudest.set(input, louder(loudest.get(input), level));
    if (loudest.size === 0 || atMs - sentMs < 1000 / perSecond) return;
    sentMs = atMs;
    const entries = [...loudest].map(([input, { peakDb, inputDb, clipped }]): [string, [number, number, boolean]] => [
      input,
      [rounded(peakDb), rounded(inputDb), clipped],
    ]);
    loudest.clear();
    send({ levels: Object.fromEntries(entries) });
  };
};
