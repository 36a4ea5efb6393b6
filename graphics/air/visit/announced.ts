/** What the plate can say at once, whatever the game. */
export interface Announced {
  /** The same in every picture it stands in. */
  readonly id: string;
  /** What it tells of; it stands while all of these do. */
  readonly factIds: readonly string[];
  /** The least is left out first where too many wait. */
  readonly importance: number;
  /** Comes and goes while nobody moves there: told the first time alone. */
  readonly once: boolean;
  /**
   * Not before so much time has passed since the picture came, ms: what it tells of is being shown. Absent: at once.
   */
  readonly afterMs?: number;
}
