import { statfsSync } from 'node:fs';
import { alarm, notice, type Trouble, type TroubleSource } from '../base/troubles';

const MB = 1024 ** 2;
/** Below this the system and its programs take the rest within moments; a backup no longer fits. */
export const FULL_DISK_BYTES = 64 * MB;
/** An evening's journal takes some MB; below this other programs are about to fill the disk. */
export const LOW_DISK_BYTES = 2048 * MB;

/** Room for the journal in this folder; null where the system does not say. */
export const freeBytes = (folder: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
};

/** @param free bytes; null: not known */
export const judgeDisk = (free: number | null): readonly Trouble[] => {
  if (free === null || free >= LOW_DISK_BYTES) return [];
  const params = { freeMb: Math.floor(free / MB) };
  return [free < FULL_DISK_BYTES ? alarm('disk/full', params) : notice('disk/low', params)];
};

/** Asks the system each time: that costs microseconds. */
export const diskTroubles =
  (folder: string): TroubleSource =>
  () =>
    judgeDisk(freeBytes(folder));
