import type { Document, Documents } from '../journal/documents';
import type { Shelf } from '../safety/kept/kept';
import { memoryDocuments } from '../safety/kept/memoryDocuments';
import { damagedFilesIn } from './damagedFiles';

/** A shelf in memory that a test can fill up, so that nothing can be written to it. */
export interface TestShelf extends Shelf {
  readonly disk: { isFull: boolean };
}

/** @param lines where the log goes */
export const shelfWith = (found: readonly Document[] = [], lines: string[] = []): TestShelf => {
  const disk = { isFull: false };
  const { read, all, ...writers } = memoryDocuments(found);
  const limited =
    <A extends readonly unknown[]>(write: (...args: A) => void) =>
    (...args: A): void => {
      if (disk.isFull) throw new Error('no space left on device');
      write(...args);
    };
  const documents: Documents = {
    read,
    all,
    write: limited(writers.write),
    jot: limited(writers.jot),
    putAside: limited(writers.putAside),
  };
  return { documents, disk, damaged: damagedFilesIn('/', lines), unread: new Set() };
};
