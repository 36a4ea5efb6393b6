import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readContent } from '../../bundles/chess-match/src/match/journal/content';
import type { Document } from '../../bundles/chess-match/src/match/journal/documents';

/** What a server keeps beside the facts, by name, as it stands on the disk while it runs. */
export const documentsOf = (root: string): Readonly<Record<string, Document>> => {
  const db = new Sqlite(readContent(join(root, 'db', 'chess-match', 'journal.sqlite3')));
  try {
    const documents = db.prepare<[], Document>('SELECT name, version, body FROM documents').all();
    return Object.fromEntries(documents.map((document) => [document.name, document]));
  } finally {
    db.close();
  }
};

/** The same, as it reads. @throws where there is none */
export const documentIn = (root: string, name: string): unknown => {
  const document = documentsOf(root)[name];
  if (document === undefined) throw new Error(`No document "${name}".`);
  return JSON.parse(document.body);
};
