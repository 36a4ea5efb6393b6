import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const BYTES = 32;

const read = (path: string): string | null => {
  try {
    const key = readFileSync(path, 'utf8').trim();
    return key.length === BYTES * 2 ? key : null;
  } catch {
    return null;
  }
};

/**
 * The key by which the two servers of this machine know each other: made once, kept beside the journal, for our eyes only. A
 * file serves restarts in any order; the environment of a process can be read by others.
 */
export const linkKey = (path: string): string => {
  const known = read(path);
  if (known !== null) return known;
  const key = randomBytes(BYTES).toString('hex');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return key;
};

/** Whether somebody said the key; takes the same time however much of it is right. */
export const isKey = (key: string, said: unknown): boolean => {
  if (typeof said !== 'string') return false;
  const [ours, theirs] = [Buffer.from(key), Buffer.from(said)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};
