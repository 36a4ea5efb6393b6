/** With what a match of a game begins. */
export interface Setup {
  /** Settings that differ from the defaults, by name: values, or their texts as in record tags. */
  readonly settings: Readonly<Partial<Record<string, unknown>>>;
}
