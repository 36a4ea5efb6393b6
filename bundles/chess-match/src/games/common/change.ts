const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Both values where they differ, else null. */
export const change = <T>(before: T, after: T): { before: T; after: T } | null =>
  isSame(before, after) ? null : { before, after };
