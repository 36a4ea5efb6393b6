/** What stands on a game's cards of rules. */
export interface CardWords<Card extends string> {
  readonly titles: Readonly<Record<Card, string>>;
  /** For somebody who has just switched on: no more than three lines. */
  readonly sentences: Readonly<Record<Card, readonly string[]>>;
}
