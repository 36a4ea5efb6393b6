/**
 * What a game of two sides says in its own words of what every such game refuses. @typeParam What the faults of its
 * positions
 */
export interface OwnWords<What extends string> {
  /** How it is called that a game ended so. */
  readonly endOf: (reason: string) => string;
  /** Completes "not a possible position, …". */
  readonly fault: (what: What, part: string) => string;
  /** How its first turns are written in a record. */
  readonly example: string;
}
