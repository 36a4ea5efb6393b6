/** What a page knows of a server that is to start anew. */
export interface Waiting {
  /** It has not answered at least once since. */
  readonly wasGone: boolean;
}

export interface Asked {
  readonly answered: boolean;
  /** By the server's own clock; null where it does not say. */
  readonly uptimeMs: number | null;
}

/**
 * Whether the server that answers is another one than the one that was told to end. Spans are compared, not times of
 * day: the clocks of two computers differ.
 * @param sinceMs how long ago it was told
 */
export const hasRestarted = ({ wasGone }: Waiting, { answered, uptimeMs }: Asked, sinceMs: number): boolean =>
  answered && (wasGone || (uptimeMs !== null && uptimeMs < sinceMs));
