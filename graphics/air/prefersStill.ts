import { isStillAsked } from './query';

/** Whether pictures are set in this page: its address says so, or whoever looks wants no motion. */
export const prefersStill = (): boolean =>
  isStillAsked(location.search) || matchMedia('(prefers-reduced-motion: reduce)').matches;
