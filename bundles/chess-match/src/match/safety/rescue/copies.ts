import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Backup } from '@schemas/backups';
import type { RescueView } from '@schemas/rescue';
import { createBackupFolder } from '../backups/folder';
import { listSecondPlace } from '../backups/secondPlace';
import { MIGRATIONS } from '../../journal/migrations';
import type { Games } from '../../../games/common/game';
import { inspect, openIn, type Open } from './inspect';
import { tryReadJournal } from './readJournal';
import { folderOf, type Place } from './place';

type Copy = RescueView['copies'][number];

/** The newest are enough to choose from; each is opened and played through. */
const MOST = 12;

const KNOWN_VERSION = MIGRATIONS.at(-1)?.version ?? 0;

/** What somebody put into the second place is listed when the disk answers; one that does not hides no backup. */
const listedThere = (folder: string | null): readonly Backup[] => {
  if (folder === null) return [];
  try {
    return listSecondPlace(folder, KNOWN_VERSION);
  } catch {
    return [];
  }
};

interface Lying {
  readonly backup: Backup;
  readonly path: string;
}

const lying = (place: Place, secondPlace: string | null): readonly Lying[] => {
  const beside = existsSync(folderOf(place)) ? createBackupFolder(place.journal, KNOWN_VERSION).list() : [];
  return [
    ...listedThere(secondPlace).map((backup) => ({ backup, path: join(secondPlace ?? '', backup.file) })),
    ...beside.map((backup) => ({ backup, path: join(folderOf(place), backup.file) })),
  ].toSorted((a, b) => b.backup.atMs - a.backup.atMs);
};

/** Whether that copy, gone on with, ends in this match with these turns. */
type Tried = (file: string, promised: Open) => boolean;

const lookInto = ({ backup, path }: Lying, games: Games, nowMs: number, tried: Tried): Copy => {
  const held = backup.readable ? tryReadJournal(path, nowMs, (journal) => inspect(journal, games)) : null;
  const open = held?.matches.find(({ isOpen }) => isOpen) ?? null;
  return {
    ...backup,
    readable: held !== null && tried(backup.file, openIn(held)),
    turns: open?.turns ?? null,
    match: open === null ? null : `${open.white} — ${open.black}`,
    matchId: open?.matchId ?? null,
    version: held?.version ?? 0,
    commits: held?.commits ?? 0,
  };
};

/**
 * Lists the copies, newest first, each with the turns of its open match; a good one that does not change is looked into
 * once.
 */
export const createCopyList = (place: Place, secondPlace: string | null, games: Games) => {
  const seen = new Map<string, Copy>();
  return (nowMs: number, tried: Tried): readonly Copy[] =>
    lying(place, secondPlace)
      .slice(0, MOST)
      .map((one) => {
        const key = JSON.stringify([one.path, one.backup]);
        const copy = seen.get(key) ?? lookInto(one, games, nowMs, tried);
        if (copy.readable) seen.set(key, copy);
        return copy;
      });
};

/** Where a copy of the list lies; null for a name that is not in it. */
export const pathOfCopy = (place: Place, secondPlace: string | null, file: string): string | null =>
  lying(place, secondPlace).find(({ backup }) => backup.file === file)?.path ?? null;
