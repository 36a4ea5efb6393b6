import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DamagedFiles } from '../safety/kept/damagedFiles';
import type { Loss } from '../safety/kept/losses';
import { textOf } from '../base/textOf';
import { newSecret, SECRET_PATTERN } from '../safety/kept/secret';
import { writeWhole } from '../safety/kept/writeWhole';

const isWhole = (key: string): boolean => new RegExp(SECRET_PATTERN).test(key);

const read = (path: string, loss: Loss, damaged: DamagedFiles): string | null => {
  let key: string;
  try {
    key = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') damaged.unreadable(loss, path, textOf(error));
    return null;
  }
  if (isWhole(key)) return key;
  damaged.found(loss, path, 'it holds no key');
  return null;
};

/** @throws where it cannot be written */
const newKey = (path: string): string => {
  const key = newSecret();
  writeWhole(path, `${key}\n`);
  return key;
};

/**
 * The key by which the two servers of this machine know each other: made once, kept beside the journal, for our eyes
 * only. A file serves restarts in any order; the environment of a process can be read by others.
 * @param loss what is lost where it is damaged: another is made then
 */
export const linkKey = (path: string, loss: Loss, damaged: DamagedFiles): string =>
  read(path, loss, damaged) ?? newKey(path);

/** Whether somebody said the key; takes the same time however much of it is right. */
export const isKey = (key: string, said: unknown): boolean => {
  if (typeof said !== 'string') return false;
  const [ours, theirs] = [Buffer.from(key), Buffer.from(said)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};
