import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isDamage } from '../../bundles/chess-match/src/match/journal/open';
import type { PutAside } from '../../bundles/chess-match/src/match/safety/kept/damagedFiles';
import { putAside } from '../../bundles/chess-match/src/match/safety/kept/putAside';
import { MustMend } from '../../bundles/chess-match/src/match/server/mustMend';
import { textOf } from '../../bundles/chess-match/src/match/base/textOf';

/** What NodeCG keeps for itself, below the folder of a show: nothing of a match is in it. */
export const DATABASE = join('db', 'nodecg.sqlite3');
/** First what belongs to a database: a new one must not find it. */
const ENDINGS = ['-wal', '-shm', '-journal', ''];

/** One that is in use or cannot be opened may well be whole: NodeCG says what is the matter with it. */
const isDamaged = (path: string): boolean => {
  try {
    // Written to as NodeCG does: what a kill left in a log beside it belongs to it.
    const db = new Sqlite(path, { fileMustExist: true, timeout: 0 });
    try {
      return db.pragma('quick_check(1)', { simple: true }) !== 'ok';
    } finally {
      db.close();
    }
  } catch (error) {
    return isDamage(error);
  }
};

/**
 * NodeCG ends at the sight of a damaged database of its own, though it begins with none at all.
 * @returns what was put aside @throws MustMend where that cannot be done
 */
export const putAsideDatabase = (root: string, nowMs: number): readonly PutAside[] => {
  const path = join(root, DATABASE);
  if (!existsSync(path) || !isDamaged(path)) return [];
  try {
    const asides = ENDINGS.map((ending) => path + ending)
      .filter((file) => existsSync(file))
      .map((file) => putAside(file, nowMs));
    return [{ path, aside: asides.at(-1) ?? path, loss: 'nothing' }];
  } catch (error) {
    throw new MustMend(
      `${path} is damaged, and cannot be put aside (${textOf(error)}). Move it away: nothing of the match is in it.`,
    );
  }
};
