import Sqlite from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBackupFolder } from '../backups/folder';
import { readContent } from '../../journal/content';
import type { Document } from '../../journal/documents';
import { folderOf, type Place } from './place';

/**
 * What can be read without a check of anything else; nothing of a file that is no database, or of a release before
 * documents.
 */
const documentsIn = (path: string): readonly Document[] => {
  try {
    const db = new Sqlite(readContent(path));
    try {
      return db.prepare<[], Document>('SELECT name, version, body FROM documents ORDER BY number').all();
    } finally {
      db.close();
    }
  } catch {
    return [];
  }
};

/**
 * How hall, crew and viewers are set up, of a journal that is not whole: as it says itself where that can be read, else
 * as the newest backup beside it does. Nothing is changed.
 */
export const salvaged = (place: Place): readonly Document[] => {
  const beside = existsSync(folderOf(place)) ? createBackupFolder(place.journal, 0).list() : [];
  const paths = [place.journal, ...beside.map(({ file }) => join(folderOf(place), file))];
  for (const path of paths) {
    const found = documentsIn(path);
    if (found.length > 0) return found;
  }
  return [];
};
