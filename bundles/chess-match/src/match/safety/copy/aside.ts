import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../backups/folder';
import { ASIDE, COPY_FILE } from '../backups/secondPlace';

/** So many copies that were put aside are kept. */
export const ASIDES_KEPT = 10;

const PARTS = ['', '-journal', '-wal', '-shm'];

const freeName = (folder: string, nowMs: number, attempt: number): string => {
  const name = `journal.copy.${stampOf(nowMs)}${attempt === 0 ? '' : `-${attempt}`}.sqlite3`;
  return existsSync(join(folder, name)) ? freeName(folder, nowMs, attempt + 1) : name;
};

/** The copy under another name, with all that belongs to it: it may be the last good one. */
export const putAside = (folder: string, nowMs: number): void => {
  const name = freeName(folder, nowMs, 0);
  for (const part of PARTS)
    if (existsSync(join(folder, COPY_FILE + part)))
      renameSync(join(folder, COPY_FILE + part), join(folder, name + part));
  const asides = readdirSync(folder).filter((file) => ASIDE.test(file));
  for (const file of asides.sort().reverse().slice(ASIDES_KEPT))
    for (const part of PARTS) rmSync(join(folder, file + part), { force: true });
};

/** A copy that holds nothing needs no keeping. */
export const removeCopy = (folder: string): void => {
  for (const part of PARTS) rmSync(join(folder, COPY_FILE + part), { force: true });
};
