import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';

/** Of a new file and a new folder all that others of the machine might do with it is taken. */
const OTHERS = 0o077;
const FILE = 0o600;
const FOLDER = 0o700;

const isOwn = (mode: number): boolean => (mode & OTHERS) === 0;

const close = (path: string): void => {
  const found = lstatSync(path);
  // What a link leads to is another's.
  if (found.isDirectory()) {
    if (!isOwn(found.mode)) chmodSync(path, FOLDER);
    for (const name of readdirSync(path)) close(join(path, name));
  } else if (found.isFile() && !isOwn(found.mode)) chmodSync(path, FILE);
};

/** As far as the disk knows of rights at all: one on the network need not. @returns why not; null where it is done */
export const closeToOthers = (path: string): string | null => {
  try {
    close(path);
    return null;
  } catch (error) {
    // Gone meanwhile is closed, too.
    return (error as { code?: unknown }).code === 'ENOENT' ? null : textOf(error);
  }
};

/** What is made for everybody's eyes, below the folder of all that is kept. */
const FOR_OTHERS = ['viewers-media', 'viewers-archive'] as const;

/**
 * What this process writes from now on, whoever of it writes, is for this account's eyes alone: drafts, journals,
 * copies, keys. What an earlier release has left in the folder is made so. The folder itself may be passed through, as
 * a web server has what is for others from there.
 * @param folder of all that is kept; it need not be there yet
 */
export const keepForOwnEyes = (folder: string, log: Log): void => {
  process.umask(OTHERS);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => !FOR_OTHERS.some((known) => known === each))) {
    const problem = closeToOthers(join(folder, name));
    if (problem !== null) log.warn(`Other accounts of this computer may read ${join(folder, name)}: ${problem}`);
  }
};

/** Lets everybody into a folder that this process has made: what lies there is for others. */
export const openForOthers = (folder: string): void => chmodSync(folder, 0o755);
