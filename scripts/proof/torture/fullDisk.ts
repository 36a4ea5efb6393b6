import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evening } from './evening';
import { leaveNothing } from './leftovers';
import { rescueOf } from './ways';

const SIZE = '6m';
const PLAYS = 12;
const CHUNK = Buffer.alloc(64 * 1024);
const RESERVE = Buffer.alloc(1024);

/**
 * A disk of its own, so small that it can be filled, under the journal. @returns its end, or null where none may be
 * mounted
 */
export const mountSmallDisk = (folder: string): (() => void) | null => {
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'torture', folder];
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) return null;
  return leaveNothing(() => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' }));
};

const writeUntilFull = (path: string, piece: Buffer): void => {
  try {
    for (;;) appendFileSync(path, piece);
  } catch {
    // As wanted: no room.
  }
};

const fill = (path: string): void => {
  writeFileSync(path, '');
  writeUntilFull(path, CHUNK);
  writeUntilFull(path, RESERVE);
};

/** A journal that is whole is gone on with, room or none. */
const startFull = async ({ victim, breaks }: Evening): Promise<void> => {
  const start = await victim.start();
  if (start === 'ended' || (await rescueOf(victim)).active) breaks('failedStarts', { what: `${start} on a full disk` });
  await victim.kill('SIGKILL');
};

/**
 * Plays on a disk that becomes full, and has room again; now and then the server dies while it is full. The evening
 * must stand on a disk of mountSmallDisk().
 */
export const fillDisk = async (evening: Evening): Promise<void> => {
  const { victim, random, tally } = evening;
  const filler = join(victim.data, 'filler');
  for (let play = 0; play < PLAYS && !evening.isSpoiled(); play += 1) await evening.play();
  fill(filler);
  for (let play = 0; play < PLAYS && !evening.isSpoiled(); play += 1) await evening.play();
  const dies = random.chance(0.5);
  if (dies) await victim.kill('SIGKILL');
  if (dies) await victim.startAndKill(random.next() * 3000);
  if (dies) await startFull(evening);
  rmSync(filler);
  if (dies) await evening.begin();
  for (let play = 0; play < PLAYS && !evening.isSpoiled(); play += 1) await evening.play();
  if (!evening.isSpoiled()) await evening.check();
  tally.count('fullDisks');
};
