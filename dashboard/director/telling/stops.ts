import type { Telling } from 'chess-match/client/show';

/** Where one may skip to: chapters; where there is one alone, its turns. */
const stopsOf = ({ chapters, steps }: Telling): readonly number[] => {
  if (chapters.length > 1) return chapters.map(({ fromMs }) => fromMs);
  return steps.filter(({ made, isPointing }) => made === 0 && isPointing).map(({ fromMs }) => fromMs);
};

/** So long into a chapter its own beginning is the stop before. */
const INTO_MS = 1500;

/** Where the next stop is, or the end. */
export const nextStop = (telling: Telling, atMs: number): number =>
  stopsOf(telling).find((stop) => stop > atMs) ?? telling.totalMs;

/** Where the stop before is, or the beginning. */
export const stopBefore = (telling: Telling, atMs: number): number =>
  stopsOf(telling).findLast((stop) => stop + INTO_MS <= atMs) ?? 0;

/** Which chapter is told, from 1. */
export const chapterAt = ({ chapters }: Telling, atMs: number): number =>
  Math.max(1, chapters.filter(({ fromMs }) => fromMs <= atMs).length);
