/** A word that was read by its keys, as on the Latin layout: what was typed, and what it was taken for. */
export interface ByKeys {
  readonly typed: string;
  readonly read: string;
}

/** Is what a person typed, as a line. */
export interface TypedLine {
  /** In the words of records; nothing is lost: what has no meaning stays as it was typed. */
  readonly line: string;
  readonly byKeys: readonly ByKeys[];
}
