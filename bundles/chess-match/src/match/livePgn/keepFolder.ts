import { resolve } from 'node:path';
import { textOf } from '../base/textOf';
import type { Followed } from './files';
import { writeFolder } from './folder';

/**
 * Writes what is followed into a folder, and keeps why the last time came to nothing.
 * @param folder null: into none
 * @param changed it comes to nothing, or does no more
 */
export const keepFolder = (folder: string | null, changed: () => void) => {
  let error: string | null = null;
  return {
    write: (followed: Followed): void => {
      if (folder === null) return;
      const before = error;
      try {
        writeFolder(resolve(folder), followed);
        error = null;
      } catch (thrown) {
        error = textOf(thrown);
      }
      if (before !== error) changed();
    },
    error: (): string | null => error,
  };
};
