import { overlaps } from './collide';
import { METRICS } from './metrics';
import type { Badge, Rect, Segment } from './types';

interface Interval {
  readonly from: number;
  readonly to: number;
}

const SIDE = 6;
/** A shield stands in the middle of its stretch, or this far into a long one, so that it stays while the line grows. */
const FURTHEST = 24;

/** Stretches of a run where a mark of badge height touches none of `taken`. */
const freeStretches = (band: Rect, taken: readonly Rect[]): readonly Interval[] => {
  const blocks = taken
    .filter((rect) => overlaps(rect, band))
    .map((rect) => ({ from: rect.x - SIDE, to: rect.x + rect.width + SIDE }))
    .sort((a, b) => a.from - b.from);
  const stretches: Interval[] = [];
  let from = band.x;
  for (const block of blocks) {
    if (block.from > from) stretches.push({ from, to: block.from });
    from = Math.max(from, block.to);
  }
  return [...stretches, { from, to: band.x + band.width }];
};

/**
 * Board numbers on the lines, like shields on a road, for lines that have no badge where they begin: each at the first
 * place with room, clear of what is taken and of each other.
 */
export const placeShields = (lines: readonly Segment[], taken: readonly Rect[]): readonly Badge[] => {
  const size = METRICS.badge;
  const shields: Badge[] = [];
  for (const { branch, board, run } of lines) {
    const band = { x: run.from, y: run.y - size / 2, width: run.to - run.from, height: size };
    const place = freeStretches(band, [...taken, ...shields.map(({ rect }) => rect)]).find(
      ({ from, to }) => to - from >= size,
    );
    if (!place) continue;
    const x = place.from + Math.min(FURTHEST, (place.to - place.from - size) / 2);
    shields.push({ key: `badge:${branch}`, board, rect: { x, y: band.y, width: size, height: size } });
  }
  return shields;
};
