import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Reader {
  readonly uid: number;
  /** All that he is in. */
  readonly groups: readonly number[];
}

const READ = 4;
const ENTER = 1;

/** By what its mode says to its owner, its group and everybody else; a list of access beside that is not looked at. */
const mayDo = (path: string, { uid, groups }: Reader, act: number): boolean => {
  const { mode, uid: owner, gid } = statSync(path);
  const shift = owner === uid ? 6 : groups.includes(gid) ? 3 : 0;
  return ((mode >> shift) & act) === act;
};

const above = (path: string): readonly string[] =>
  dirname(path) === path ? [] : [...above(dirname(path)), dirname(path)];

/** Why somebody cannot read a file: the first folder on the way that he may not enter, or the file; null: he can. */
export const barredAt = (file: string, reader: Reader): string | null => {
  if (reader.uid === 0) return null;
  const folder = above(file).find((path) => !mayDo(path, reader, ENTER));
  return folder ?? (mayDo(file, reader, READ) ? null : file);
};
