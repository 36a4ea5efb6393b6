import { DOCUMENT_VERSION, presentDocument, type HomeAudience, type HomeDocument } from 'chess-match/contract/viewers';

/** The newest document of an audience, whichever way it came. */
export interface Store {
  readonly audience: HomeAudience;
  readonly document: HomeDocument | null;
  /** The server speaks of a shape this page does not know: the page has to be loaded again. */
  readonly isOutdated: boolean;
}

export const emptyStore = (audience: HomeAudience): Store => ({ audience, document: null, isOutdated: false });

/** Whether something that came is a document, as far as it must be to be drawn. */
export const isDocument = (value: unknown): value is HomeDocument => {
  if (typeof value !== 'object' || value === null) return false;
  const { v, epoch, n, at, delayMs, match, boards } = value as Readonly<Record<string, unknown>>;
  const areNumbers = [v, n, at, delayMs].every((number) => typeof number === 'number');
  return (
    areNumbers && typeof epoch === 'string' && typeof match === 'object' && match !== null && Array.isArray(boards)
  );
};

/**
 * A document that came: one of another epoch replaces what is there, within an epoch only what is newer does. One of a
 * shape above this page's own is not drawn; what is there stays, until one comes that is. Returns the same store where
 * nothing changed.
 */
export const received = (store: Store, came: HomeDocument): Store => {
  const { document, audience } = store;
  if (came.v > DOCUMENT_VERSION) return store.isOutdated ? store : { ...store, isOutdated: true };
  if (came.audience !== audience) return store;
  const isKnown = document !== null && came.epoch === document.epoch && came.n <= document.n;
  if (isKnown && !store.isOutdated) return store;
  return { ...store, isOutdated: false, document: isKnown ? document : presentDocument(came) };
};
