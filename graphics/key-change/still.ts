import { isPreviewAsked, isStillAsked } from '../shared/query';

/** Whether the page shows what the latest turn brought for as long as it is the latest: nothing moves, nothing passes. */
export const isStill = (): boolean =>
  isStillAsked(location.search) ||
  isPreviewAsked(location.search) ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
