import { readFileSync } from 'node:fs';
import { beginLog, readCommits, withCommits } from './log';

const readIfThere = (path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
};

/** Where a file says that it is used with a log; in memory there is none. */
const VERSIONS = [18, 19] as const;

/** Marks what a file holds as used without a log. */
export const withoutLog = (file: Buffer): Buffer => {
  for (const at of VERSIONS) if (file[at] === 2) file[at] = 1;
  return file;
};

/** What a file holds together with its log, as SQLite would read them. */
export const contentOf = (file: Buffer, log: Buffer): Buffer => {
  const begun = beginLog(log);
  return withoutLog(begun === null ? file : withCommits(file, readCommits(log.subarray(begun.end), begun)));
};

/**
 * The same of a journal's files, and neither is changed; empty where SQLite would begin a new one. @throws what the
 * disk says
 */
export const readContent = (path: string): Buffer => {
  const file = readIfThere(path);
  // A log without its file is thrown away.
  return file.length === 0 ? file : contentOf(file, readIfThere(`${path}-wal`));
};
