import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeWhole } from './writeWhole';

const BYTES = 32;

const read = (path: string): string | null => {
  try {
    const key = readFileSync(path, 'utf8').trim();
    return key.length === BYTES * 2 ? key : null;
  } catch {
    return null;
  }
};

/** Another key in the place of the one there was. @throws where it cannot be written */
export const newKey = (path: string): string => {
  const key = randomBytes(BYTES).toString('hex');
  writeWhole(path, `${key}\n`);
  return key;
};

/**
 * The key by which the two servers of this machine know each other: made once, kept beside the journal, for our eyes only. A
 * file serves restarts in any order; the environment of a process can be read by others.
 */
export const linkKey = (path: string): string => read(path) ?? newKey(path);

/** Whether somebody said the key; takes the same time however much of it is right. */
export const isKey = (key: string, said: unknown): boolean => {
  if (typeof said !== 'string') return false;
  const [ours, theirs] = [Buffer.from(key), Buffer.from(said)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};
