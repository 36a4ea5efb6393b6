import type { GraphicId } from './graphics';

/** A graphic leaves and comes: the longest way from one picture to the next. graphics/air/theme.ts MOTION. */
const COMES_AND_GOES_MS = 700;
/** The stinger's whole way across the screen. graphics/stinger/timeline.ts STINGER. */
const STINGER_MS = 1200;

/** How long a change of this graphic moves on air: it is not taken again before. Milliseconds. */
export const transitionMs = (graphic: GraphicId): number => (graphic === 'stinger' ? STINGER_MS : COMES_AND_GOES_MS);
