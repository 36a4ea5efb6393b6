import type { Document, Documents } from '../../journal/documents';
import type { DamagedFiles } from './damagedFiles';
import type { Loss } from './losses';

/** A kind of document: what it is called, and what is expected in it. */
export interface Kind<F> {
  readonly name: string;
  /** Forms that are read; it is written in the last of them. */
  readonly versions: readonly [...earlier: readonly number[], now: number];
  /** What is lost where nobody understands it. */
  readonly loss: Loss;
  /** Made when there is something to look at. */
  readonly check: () => (found: unknown) => found is F;
  /**
   * What holds from now on where nobody understands it, for documents that say who may do what: their absence lets
   * people in. Null: the same as without the document.
   */
  readonly instead: (() => F) | null;
}

/** Where documents are kept. */
export interface Shelf {
  readonly documents: Documents;
  readonly damaged: DamagedFiles;
  /** Names of those that lie in a file of an earlier release which the system does not let us read. */
  readonly unread: ReadonlySet<string>;
}

/** Something that outlives the server. */
export interface Kept<T> {
  readonly found: T;
  /** On the disk when it returns. @throws where it cannot be written: then nothing is promised to anybody */
  write(value: T): void;
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

export const documentOf = ({ name, versions }: Kind<unknown>, value: unknown): Document => ({
  name,
  version: versions.at(-1) ?? 1,
  body: JSON.stringify(value),
});

/**
 * What a document holds; null where there is none. One that nobody understands is put aside, and what is lost is told.
 */
export const readDocument = <F>(kind: Kind<F>, { documents, damaged, unread }: Shelf): F | null => {
  const { name, versions, loss, check, instead } = kind;
  if (unread.has(name)) return instead?.() ?? null;
  const document = documents.read(name);
  if (document === null) return null;
  const found = versions.includes(document.version) ? parsed(document.body) : undefined;
  if (check()(found)) return found;
  const kept = instead?.() ?? null;
  damaged.notUnderstood(documents, name, loss, kept === null ? null : documentOf(kind, kept));
  return kept;
};

/** @param present what is found, in its form of today; null: there is none */
export const keptAs = <F, T extends F>(kind: Kind<F>, shelf: Shelf, present: (found: F | null) => T): Kept<T> => ({
  found: present(readDocument(kind, shelf)),
  write: (value) => shelf.documents.write([documentOf(kind, value)]),
});
