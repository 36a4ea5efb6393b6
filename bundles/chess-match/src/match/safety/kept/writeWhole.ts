import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Put in place when it is whole and on the disk, for our eyes only: a kill leaves the old file or the new. @throws
 * where it cannot be
 */
export const writeWhole = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(`${path}.part`, 'w', 0o600);
  try {
    // All of it or an error: a disk that fills takes a part and says so by a number alone.
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.part`, path);
};
