import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The log first: while it is not there yet the journal is missing, and a start that finds it so goes on here. */
const ENDINGS = ['-wal', ''] as const;

/**
 * An earlier version of this program kept copies of the journal's files beside them while it opened them, and a kill or
 * a full disk left some behind. Whether they are whole nobody can say: they go into a folder of their own and the
 * journal stays, unless they are all that is left of it. @throws what the disk says
 */
export const settleAsFound = (path: string, stamp: string): void => {
  const kept = ENDINGS.filter((ending) => existsSync(`${path}.as-found${ending}`));
  if (kept.length === 0) return;
  const aside = join(dirname(path), `as-found.${stamp}`);
  const isAllThereIs = !existsSync(path) && kept.includes('');
  if (!isAllThereIs) mkdirSync(aside, { recursive: true });
  for (const ending of kept)
    renameSync(`${path}.as-found${ending}`, isAllThereIs ? path + ending : join(aside, `${basename(path)}${ending}`));
};
