import { existsSync, renameSync } from 'node:fs';
import { stampOf } from '../backups/folder';

/** "picture.json" → "picture.json.damaged-2026-10-03T18-30-00Z": a name that nothing has yet. */
export const asideOf = (name: string, nowMs: number, isTaken: (name: string) => boolean): string => {
  const stem = `${name}.damaged-${stampOf(nowMs)}`;
  const free = (attempt: number): string => {
    const aside = attempt === 0 ? stem : `${stem}-${attempt}`;
    return isTaken(aside) ? free(attempt + 1) : aside;
  };
  return free(0);
};

/** @returns where the file lies from now on @throws what the disk says: then it lies where it lay */
export const putAside = (path: string, nowMs: number): string => {
  const aside = asideOf(path, nowMs, existsSync);
  renameSync(path, aside);
  return aside;
};
