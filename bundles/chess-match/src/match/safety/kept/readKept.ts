import { readFileSync } from 'node:fs';
import { textOf } from '../../base/textOf';
import type { DamagedFiles } from './damagedFiles';
import type { Loss } from './losses';

export interface KeptFile<T> {
  readonly path: string;
  /** What is lost where it is damaged. */
  readonly loss: Loss;
  readonly check: (found: unknown) => found is T;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What a JSON file of ours holds; null where there is none. One that is damaged is put aside, and what is lost is told.
 */
export const readKept = <T>({ path, loss, check }: KeptFile<T>, damaged: DamagedFiles): T | null => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') damaged.unreadable(loss, path, textOf(error));
    return null;
  }
  const found = parsed(text);
  if (check(found)) return found;
  damaged.found(loss, path, 'it is not understood');
  return null;
};
