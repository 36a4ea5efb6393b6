import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inNewFolder = <T>(home: string, use: (folder: string) => T): { readonly done: T } | null => {
  let folder: string | null = null;
  try {
    folder = mkdtempSync(join(home, 'chess-match-rescue-'));
    return { done: use(folder) };
  } catch {
    return null;
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Something tried in a folder that is gone afterwards: the temporary one, or where that is full or missing, one beside.
 * @returns null where it cannot be done in either
 */
export const withFolder = <T>(beside: string, use: (folder: string) => T): T | null =>
  (inNewFolder(tmpdir(), use) ?? inNewFolder(beside, use))?.done ?? null;
