import { renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Backup, BackupsView } from '@schemas/backups';
import type { Problem } from '@schemas/draft';
import type { Copier } from '../copy/copier';
import { refuse } from '../base/errors';
import type { Journal } from '../journal/contract';
import { RestoreError } from '../journal/restore';
import type { Log } from '../base/log';
import { isDue } from './due';
import { createBackupFolder, newPath, type BackupKind } from './folder';
import { textOf } from '../base/textOf';

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
export interface Backups {
  /** Publishes the list, and from now on makes the nightly backup when it is due. */
  start(): void;
  stop(): void;
  /** Publishes the list: what lies in the second place is known anew. */
  tell(): void;
  /** A backup now. @returns journal/write_failed, or null */
  make(kind: BackupKind): Problem | null;
  /**
   * Has a backup from the second place brought to this machine, so that a restore waits for no other disk; one that
   * lies here already is there at once. @returns backup/unreadable where that disk does not give it, or null
   */
  bring(file: string): Promise<Problem | null>;
  /**
   * The journal as it was in that backup, after a backup of the present one. The journal's readers must read anew.
   * @returns backup/unknown, backup/unreadable, backup/newer, journal/write_failed, or the time the backup was made
   */
  restore(file: string): { readonly problem: Problem } | { readonly madeAtMs: number };
}

const LOOK_EVERY_MS = 60_000;
/** Of each kind that is not nightly. */
const KEEP_OTHERS = 20;

const restoreProblem = (file: string, error: RestoreError): Problem =>
  error.newer === null
    ? refuse('backup/unreadable', { file, reason: error.message })
    : refuse('backup/newer', { file, ...error.newer });

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

  /** Brought from the second place, until it is restored. */
  const broughtPath = `${path}.brought`;
  let brought: Pick<Backup, 'file' | 'atMs'> | null = null;

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
  const isElsewhere = (file: string): boolean => secondPlace.list().some((backup) => backup.file === file);
  const bring: Backups['bring'] = async (file) => {
    if (!isElsewhere(file)) return null;
    const answer = await secondPlace.bring(file, broughtPath);
    if ('reason' in answer) return refuse('backup/unreadable', { file, reason: answer.reason });
    brought = { file, atMs: answer.atMs };
    return null;
  };
  const find = (file: string): (Pick<Backup, 'atMs'> & { readonly from: string }) | undefined => {
    if (brought?.file === file) return { atMs: brought.atMs, from: broughtPath };
    const found = folder.list().find((backup) => backup.file === file);
    return found && { atMs: found.atMs, from: join(dirname(path), file) };
  };
  /** What was restored is in force, whatever the disk says to this. */
  const dropBrought = (): void => {
    try {
      rmSync(broughtPath, { force: true });
    } catch (error) {
      log.warn(`What was brought from the second place could not be removed: ${textOf(error)}`);
    }
  };
  const restore: Backups['restore'] = (file) => {
    const found = find(file);
    if (found === undefined) return { problem: refuse('backup/unknown', { file }) };
    const refusal = makeNow('before-restore', found.from);
    if (refusal !== null) return { problem: refusal };
    try {
      if (journal.restoreFrom(found.from)) onMovedIn();
      return { madeAtMs: found.atMs };
    } catch (error) {
      if (error instanceof RestoreError) return { problem: restoreProblem(file, error) };
      return { problem: failed(error) };
    } finally {
      brought = null;
      dropBrought();
    }
  };
  return {
    start: () => {
      tell();
      void makeNightly();
      timer = setInterval(() => void makeNightly(), LOOK_EVERY_MS);
      timer.unref();
    },
    stop: () => {
      if (timer !== null) clearInterval(timer);
    },
    tell,
    make: (kind) => makeNow(kind, null),
    bring,
    restore,
  };
};
