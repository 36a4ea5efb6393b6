import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from './log';
import { textOf } from './textOf';

/** Of a new file and a new folder all that others of the machine might do with it is taken. */
const OTHERS = 0o077;
const FILE = 0o600;
const FOLDER = 0o700;

const IS_OWN = (mode: number): boolean => (mode & OTHERS) === 0;

const close = (path: string): void => {
  const found = lstatSync(path);
  // What a link leads to is another's.
  if (found.isDirectory()) {
    if (!IS_OWN(found.mode)) chmodSync(path, FOLDER);
    for (const name of readdirSync(path)) close(join(path, name));
  } else if (found.isFile() && !IS_OWN(found.mode)) chmodSync(path, FILE);
};

/** As far as the disk knows of rights at all: one on the network need not. */
export const closeToOthers = (path: string): void => {
  try {
    close(path);
  } catch {
    return;
  }
};

/** What is made for everybody's eyes, below the folder of all that is kept. */
export const FOR_OTHERS = ['viewers-media', 'viewers-archive'] as const;

/**
 * What this process writes from now on, whoever of it writes, is for this account's eyes alone: drafts, journals, copies, keys. What
 * an earlier release has left in the folder is made so. The folder itself may be passed through, as a web server has what is for others
 * from there.
 * @param folder of all that is kept; it need not be there yet
 */
export const keepForOwnEyes = (folder: string, log: Log): void => {
  process.umask(OTHERS);
  try {
    for (const { name } of readdirSync(folder, { withFileTypes: true }))
      if (!FOR_OTHERS.some((known) => known === name)) close(join(folder, name));
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return;
    log.warn(`What lies in ${folder} may be read by other accounts of this computer: ${textOf(error)}`);
  }
};

/** Lets everybody into a folder that this process has made: what lies there is for others. */
export const openForOthers = (folder: string): void => chmodSync(folder, 0o755);
