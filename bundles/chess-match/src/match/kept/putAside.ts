import { constants, copyFileSync, existsSync, renameSync } from 'node:fs';
import { stampOf } from '../backups/folder';
import { writeWhole } from '../venue/writeWhole';

/** "drafts.json" → "drafts.json.damaged-2026-10-03T18-30-00Z": a name that no file has yet. */
const asideOf = (path: string, nowMs: number): string => {
  const stem = `${path}.damaged-${stampOf(nowMs)}`;
  const free = (attempt: number): string => {
    const aside = attempt === 0 ? stem : `${stem}-${attempt}`;
    return existsSync(aside) ? free(attempt + 1) : aside;
  };
  return free(0);
};

/** @returns where the file lies from now on @throws what the disk says: then it lies where it lay */
export const putAside = (path: string, nowMs: number): string => {
  const aside = asideOf(path, nowMs);
  renameSync(path, aside);
  return aside;
};

/**
 * As `putAside`, with a text in the file's place at any moment: where its absence would open what it had closed.
 * @throws what the disk says: then the damaged file is where it was
 */
export const replaceDamaged = (path: string, text: string, nowMs: number): string => {
  const aside = asideOf(path, nowMs);
  copyFileSync(path, aside, constants.COPYFILE_EXCL);
  writeWhole(path, text);
  return aside;
};
