import { renameSync } from 'node:fs';
import { basename } from 'node:path';
import type { BackupsView } from '@schemas/backups';
import type { Problem } from '@schemas/draft';
import type { Copier } from '../copy/copier';
import { refuse } from '../../base/errors';
import type { Journal } from '../../journal/contract';
import type { Log } from '../../base/log';
import { isDue } from './due';
import { createBackupFolder, newPath, type BackupKind } from './folder';
import { createRestoring, type Restoring } from './restoring';
import { textOf } from '../../base/textOf';

/** When backups are made, and how many stay. */
export interface BackupsConfig {
  /** Local hour of the server after which the day's backup is made. */
  readonly hour: number;
  /** How many nightly backups are kept. */
  readonly keep: number;
}

export interface BackupsParts {
  readonly journal: Journal;
  readonly path: string;
  /** What lies in the second place, and the way from there. */
  readonly secondPlace: Pick<Copier, 'list' | 'bring'>;
  /** A disk that could be the second place; null: there is none, or a second place is set, or nobody has looked yet. */
  readonly otherDisk: () => string | null;
  readonly config: BackupsConfig;
  /** A restore brought how everything is set up, which is held in memory too: the server must start again. */
  readonly onMovedIn: () => void;
  readonly publish: (view: BackupsView) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** Copies of the journal, made by the clock and by hand, and the way back to one. */
export interface Backups extends Restoring {
  /** Publishes the list, and from now on makes the nightly backup when it is due. */
  start(): void;
  stop(): void;
  /** Publishes the list: what lies in the second place is known anew. */
  tell(): void;
  /** A backup now. @returns journal/write_failed, or null */
  make(kind: BackupKind): Problem | null;
}

const POLL_INTERVAL_MS = 60_000;
/** Of each kind that is not nightly. */
const KEEP_OTHERS = 20;

export const createBackups = ({
  journal,
  path,
  secondPlace,
  otherDisk,
  config,
  onMovedIn,
  publish,
  now,
  log,
}: BackupsParts): Backups => {
  const folder = createBackupFolder(path, journal.schemaVersion);
  let problem: string | null = null;
  let timer: NodeJS.Timeout | null = null;

  const tell = (): void => {
    const backups = [...folder.list(), ...secondPlace.list()].sort((a, b) => b.atMs - a.atMs);
    publish({ backups, nightlyHour: config.hour, keep: config.keep, problem, otherDisk: otherDisk() });
  };
  /** For what runs by the clock: a disk that cannot be listed is told by the log and ends nothing. */
  const tellIfListed = (): void => {
    try {
      tell();
    } catch (error) {
      log.error('The backups could not be listed.', error);
    }
  };
  const failed = (error: unknown): Problem => {
    problem = textOf(error);
    log.error('A backup could not be made.', error);
    return refuse('journal/write_failed', { reason: problem });
  };
  /**
   * Under its name only when it is whole: a crash leaves no half backup in the list.
   * @param wanted the backup that is about to be restored; null for none
   */
  const finish = (target: string, kind: BackupKind, wanted: string | null): void => {
    renameSync(`${target}.part`, target);
    folder.prune(kind, kind === 'nightly' ? config.keep : KEEP_OTHERS, wanted === null ? [target] : [target, wanted]);
    problem = null;
    log.info(`Backup made: ${basename(target)}`);
  };
  const makeNow = (kind: BackupKind, wanted: string | null): Problem | null => {
    const target = newPath(path, kind, now());
    try {
      journal.copyTo(`${target}.part`);
      finish(target, kind, wanted);
      return null;
    } catch (error) {
      return failed(error);
    } finally {
      tell();
    }
  };
  /** Page by page, between the commands of those who work at night. */
  const makeNightly = async (): Promise<void> => {
    try {
      // One stamped in the future is of a clock that was wrong: it says nothing of this night.
      const last = folder.list().find(({ kind, atMs }) => kind === 'nightly' && atMs <= now())?.atMs ?? null;
      if (journal.version() === 0 || !isDue(now(), config.hour, last)) return;
      const target = newPath(path, 'nightly', now());
      await journal.backupTo(`${target}.part`);
      finish(target, 'nightly', null);
      tell();
    } catch (error) {
      failed(error);
      tellIfListed();
    }
  };
  const restoring = createRestoring({
    journal,
    path,
    folder,
    secondPlace,
    onMovedIn,
    log,
    backUp: (wanted) => makeNow('before-restore', wanted),
    failed,
  });
  return {
    start: () => {
      tell();
      void makeNightly();
      timer = setInterval(() => void makeNightly(), POLL_INTERVAL_MS);
      timer.unref();
    },
    stop: () => {
      if (timer !== null) clearInterval(timer);
    },
    tell,
    make: (kind) => makeNow(kind, null),
    ...restoring,
  };
};
