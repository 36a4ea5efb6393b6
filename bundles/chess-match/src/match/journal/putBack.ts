import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { damagesOf } from './verify';

/** What a copy must have, to be the journal. */
export interface Expected {
  readonly commits: number;
}

const ENDINGS = ['', '-wal', '-shm'] as const;

/** Two, in turns: one that is open itself, as it could not be put in the journal's place, is not written over. */
export const copiesToPutBack = (path: string): readonly [string, string] => [`${path}.put-back`, `${path}.put-back-2`];

/** @throws when the copy is not all that was confirmed */
const checkCopy = (path: string, { commits }: Expected): void => {
  const db = new Sqlite(path, { readonly: true });
  try {
    const found = db.prepare<[], string>("SELECT value FROM settings WHERE name = 'commits'").pluck().get();
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Error('the copy is not whole');
    if (Number(found) !== commits) throw new Error(`only ${String(found)} of ${commits} writes could be read`);
    const [damage] = damagesOf(db);
    if (damage !== undefined) throw new Error(`entry ${damage.entry} of ${damage.table} is not as it was written`);
  } finally {
    db.close();
  }
};

/** Soon this is the only one: it is on the disk before that. */
const writeToDisk = (path: string, content: Buffer): void => {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/**
 * Writes what an open journal holds to a new file beside its old path, whole and checked: the file may be gone from its
 * folder, and the folder too. @param lies where it is open now
 * @returns the new file's path @throws what the disk says; nothing is changed then
 */
export const copyOfOpen = (content: Buffer, path: string, lies: string, expected: Expected): string => {
  const [first, second] = copiesToPutBack(path);
  const scratch = lies === first ? second : first;
  const part = `${scratch}.part`;
  mkdirSync(dirname(path), { recursive: true });
  writeToDisk(part, content);
  checkCopy(part, expected);
  renameSync(part, scratch);
  return scratch;
};

/** Puts the checked copy in the journal's place; what another program put there is kept under a name of its own. */
export const install = (scratch: string, path: string, stamp: string): void => {
  const foreign = join(dirname(path), `${basename(path, '.sqlite3')}.foreign.${stamp}`);
  for (const ending of ENDINGS) if (existsSync(path + ending)) renameSync(path + ending, `${foreign}.sqlite3${ending}`);
  renameSync(scratch, path);
};

/** Once the journal is in its place. */
export const removeCopies = (path: string): void => {
  for (const copy of copiesToPutBack(path))
    for (const ending of ENDINGS) {
      try {
        rmSync(copy + ending, { force: true });
      } catch {
        // It is in nobody's way: it counts only where the journal is not whole.
      }
    }
};
