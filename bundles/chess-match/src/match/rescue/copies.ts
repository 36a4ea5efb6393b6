import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Backup } from '@schemas/backups';
import type { RescueView } from '@schemas/rescue';
import { createBackupFolder } from '../backups/folder';
import { listSecondPlace } from '../backups/secondPlace';
import { MIGRATIONS } from '../journal/migrations';
import type { Games } from '../../games/common/game';
import { inspect } from './inspect';
import { folderOf, type Place } from './place';
import { withCopy } from './scratch';

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

/** Newest first, each with the turns of its open match. */
export const listCopies = (place: Place, secondPlace: string | null, games: Games, nowMs: number): readonly Copy[] =>
  lying(place, secondPlace)
    .slice(0, MOST)
    .map(({ backup, path }) => {
      const held = backup.readable ? withCopy(path, nowMs, (journal) => inspect(journal, games)) : null;
      const open = held?.matches.find(({ isOpen }) => isOpen) ?? null;
      return {
        ...backup,
        turns: open?.turns ?? null,
        match: open === null ? null : `${open.white} — ${open.black}`,
        matchId: open?.matchId ?? null,
        version: held?.version ?? 0,
        commits: held?.commits ?? 0,
      };
    });

/** Where a copy of the list lies; null for a name that is not in it. */
export const pathOfCopy = (place: Place, secondPlace: string | null, file: string): string | null =>
  lying(place, secondPlace).find(({ backup }) => backup.file === file)?.path ?? null;
