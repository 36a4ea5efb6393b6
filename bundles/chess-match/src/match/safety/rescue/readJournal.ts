import { existsSync, statSync } from 'node:fs';
import { readContent } from '../../journal/content';
import type { Journal } from '../../journal/contract';
import { openInMemory } from '../../journal/journal';
import { lacksRoom } from './room';

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Opening merges a log with something in it, and makes a journal of an empty file or of none. */
export const isChangedByOpening = (path: string): boolean => sizeOf(path) === 0 || sizeOf(`${path}-wal`) > 0;

/**
 * Opens in memory what a journal's files hold: they stay as they were found, whatever happens meanwhile, and it needs
 * no room on any disk. @throws JournalError, or what the disk says
 */
export const readJournal = <T>(path: string, nowMs: number, look: (journal: Journal) => T): T => {
  const journal = openInMemory(readContent(path), nowMs);
  try {
    return look(journal);
  } finally {
    journal.close();
  }
};

/**
 * The same where there is a journal that can be opened and looked at; null otherwise. @throws where all that is missing
 * is room for what the look writes
 */
export const tryReadJournal = <T>(path: string, nowMs: number, look: (journal: Journal) => T): T | null => {
  if (!existsSync(path)) return null;
  try {
    return readJournal(path, nowMs, look);
  } catch (error) {
    if (lacksRoom(error)) throw error;
    return null;
  }
};
