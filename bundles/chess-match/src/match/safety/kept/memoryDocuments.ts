import type { Document, Documents } from '../../journal/documents';

/** Documents of a server that is not to outlive itself, or of one whose journal waits for a decision. */
export const memoryDocuments = (found: readonly Document[]): Documents => {
  const kept = new Map(found.map((document) => [document.name, document]));
  const put = (document: Document): void => {
    kept.delete(document.name);
    kept.set(document.name, document);
  };
  return {
    read: (name) => kept.get(name) ?? null,
    all: () => [...kept.values()],
    write: (documents) => documents.forEach(put),
    jot: put,
    putAside: (name, aside, instead) => {
      const document = kept.get(name);
      kept.delete(name);
      if (document !== undefined) put({ ...document, name: aside });
      if (instead !== null) put(instead);
    },
  };
};
