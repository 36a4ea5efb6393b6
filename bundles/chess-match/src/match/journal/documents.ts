/**
 * What is kept whole under a name beside the facts of matches. Names are words, with "/" where one is a kind of many.
 */
export interface Document {
  readonly name: string;
  /** Of its form: a later one that reads otherwise has another. */
  readonly version: number;
  /** JSON, or what somebody left there. */
  readonly body: string;
}

/** Names of what opens a door to whoever reads it. */
export const SECRET = 'secret/';

/** Keeps documents beside the facts. Each of its writes is done as a whole or not at all. */
export interface Documents {
  read(name: string): Document | null;
  /** The one that was written longest ago first. */
  all(): readonly Document[];
  /** On the disk when it returns. @throws what the disk says; nothing of it is kept then */
  write(documents: readonly Document[]): void;
  /**
   * The same without a wait for the disk: a kill costs nothing, a power cut the last of them perhaps.
   * @param most of those with the same first word so many are kept, the newest; null: all
   */
  jot(document: Document, most: number | null): void;
  /**
   * Another name for a document that nobody understands, and what stands under its own from now on; null: nothing.
   * @throws
   */
  putAside(name: string, aside: string, instead: Document | null): void;
}
