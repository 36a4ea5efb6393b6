import { readFileSync } from 'node:fs';
import { textOf } from '../base/textOf';
import type { DamagedFiles } from './damagedFiles';
import type { Loss } from './losses';

export interface KeptFile<T> {
  readonly path: string;
  /** What is lost where it is damaged. */
  readonly loss: Loss;
  /** Made when there is something to look at. */
  readonly check: () => (found: unknown) => found is T;
  /**
   * What holds from now on where it is damaged, for files that say who may do what: their absence lets people in. Null:
   * the same as without the file.
   */
  readonly instead: (() => T) | null;
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
export const readKept = <T>({ path, loss, check, instead }: KeptFile<T>, damaged: DamagedFiles): T | null => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    damaged.unreadable(loss, path, textOf(error));
    return instead?.() ?? null;
  }
  const found = parsed(text);
  if (check()(found)) return found;
  const kept = instead?.() ?? null;
  damaged.found(loss, path, 'it is not understood', kept === null ? null : JSON.stringify(kept));
  return kept;
};
