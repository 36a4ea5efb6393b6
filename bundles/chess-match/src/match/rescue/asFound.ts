import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';

const ENDINGS = ['', '-wal'] as const;

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The journal's files as a start found them: opening a file merges its write-ahead log, and what was odd about it is gone. */
export interface AsFound {
  /** Puts them back as they were. */
  putBack(): void;
  /** The journal is whole: they are of no more use. */
  drop(): void;
}

const keptPath = (path: string): string => `${path}.as-found`;

const restore = (path: string): void => {
  for (const ending of [...ENDINGS, '-shm']) rmSync(path + ending, { force: true });
  for (const ending of ENDINGS)
    if (existsSync(keptPath(path) + ending)) renameSync(keptPath(path) + ending, path + ending);
};

/** What opening changes is kept: a write-ahead log with something in it is merged, an empty file becomes a journal. */
export const keepAsFound = (path: string): AsFound => {
  // A start that was killed while it looked: what it found is the truth.
  if (ENDINGS.some((ending) => existsSync(keptPath(path) + ending))) restore(path);
  const existed = existsSync(path);
  const isKept = sizeOf(`${path}-wal`) > 0 || (existed && sizeOf(path) === 0);
  if (isKept)
    for (const ending of ENDINGS) if (existsSync(path + ending)) copyFileSync(path + ending, keptPath(path) + ending);
  return {
    putBack: () => {
      if (isKept) restore(path);
      else if (!existed) for (const ending of [...ENDINGS, '-shm']) rmSync(path + ending, { force: true });
    },
    drop: () => {
      for (const ending of ENDINGS) rmSync(keptPath(path) + ending, { force: true });
    },
  };
};
