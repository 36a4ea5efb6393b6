import { statSync, type BigIntStats } from 'node:fs';

/** What tells one file from another, and whether somebody wrote to it. */
interface Mark {
  readonly ino: bigint;
  readonly dev: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
}

const markOf = (path: string): Mark | null => {
  try {
    const { ino, dev, size, mtimeNs }: BigIntStats = statSync(path, { bigint: true });
    return { ino, dev, size, mtimeNs };
  } catch {
    return null;
  }
};

const isSameFile = (a: Mark | null, b: Mark | null): boolean => a?.ino === b?.ino && a?.dev === b?.dev;
const isUntouched = (a: Mark | null, b: Mark | null): boolean => a?.size === b?.size && a?.mtimeNs === b?.mtimeNs;

/** Whether the journal's files are still the ones that are open, and nobody else wrote to the main one. */
export interface FileWatch {
  /** The files are as we left them just now: after opening, and after everything of ours that writes the main file. */
  mark(): void;
  isOurs(): boolean;
}

/** The write-ahead log changes with every write of ours; only its being there is watched. */
export const watchFile = (path: string): FileWatch => {
  let main: Mark | null = null;
  let log: Mark | null = null;
  return {
    mark: () => {
      [main, log] = [markOf(path), markOf(`${path}-wal`)];
    },
    isOurs: () => {
      const now = markOf(path);
      return isSameFile(now, main) && isUntouched(now, main) && isSameFile(markOf(`${path}-wal`), log);
    },
  };
};
