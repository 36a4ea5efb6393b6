import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asOneFile } from '../../journal/oneFile';
import { copiesToPutBack } from '../../journal/putBack';
import { readName } from './folder';

const ENDINGS = ['', '-journal', '-wal', '-shm'];

/** Copies that are of use to nobody after a kill. */
const unfinished = (journalPath: string): ReadonlySet<string> => {
  const journal = basename(journalPath);
  const parts = copiesToPutBack(journal).map((copy) => `${copy}.part`);
  const copies = [`${journal}.brought`, `${journal}.brought.part`, `${journal}.restoring`, ...parts];
  return new Set([...copies.flatMap((copy) => ENDINGS.map((ending) => copy + ending)), `${journal}.look`]);
};

const PART = /\.part(?:-journal|-wal|-shm)?$/;

/** Each may fail without that a start does: it is in nobody's way. */
const quietly = (tidy: () => void): void => {
  try {
    tidy();
  } catch {
    // It lies there until the next start.
  }
};

/**
 * Removes what a kill left beside a journal of copies that were being made, by our own names alone, and makes one file
 * again of a backup that was looked into with a log beside it. While no server has the journal.
 */
export const removeLeftovers = (journalPath: string): void => {
  const folder = dirname(journalPath);
  const isUnfinished = (name: string): boolean =>
    unfinished(journalPath).has(name) || (PART.test(name) && readName(journalPath, name.replace(PART, '')) !== null);
  quietly(() => {
    for (const name of readdirSync(folder)) {
      if (isUnfinished(name)) quietly(() => rmSync(join(folder, name), { recursive: true, force: true }));
      const backup = name.replace(/-shm$/, '');
      if (backup !== name && readName(journalPath, backup) !== null) quietly(() => asOneFile(join(folder, backup)));
    }
  });
};
