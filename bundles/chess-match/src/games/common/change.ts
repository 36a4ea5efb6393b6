import equal from 'fast-deep-equal';

/** Both values where they differ, else null. */
export const change = <T>(before: T, after: T): { before: T; after: T } | null =>
  equal(before, after) ? null : { before, after };
