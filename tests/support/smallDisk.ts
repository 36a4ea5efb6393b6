import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own in a folder, small enough to be filled. */
export interface SmallDisk {
  /** To the last byte. */
  fill(): void;
  /** Room as before. */
  free(): void;
  /** Once nobody uses it any more. */
  unmount(): void;
}

/** @throws with what it needs where this account may not mount */
export const mountSmallDisk = (folder: string, sizeMb: number): SmallDisk => {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]);
  if (status !== 0)
    throw new Error(`This test fills a disk of its own and must mount one: run it as root. ${stderr.toString()}`);
  const filler = join(folder, 'filler');
  return {
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch (error) {
        // Somebody else was quicker to the last bytes.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    free: () => rmSync(filler),
    unmount: () => void spawnSync('umount', [folder]),
  };
};
