import { renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BackupsView } from '@schemas/backups';
import type { Problem } from '@schemas/draft';
import { refuse } from '../errors';
import type { Journal } from '../journal/contract';
import { RestoreError } from '../journal/restore';
import type { Log } from '../log';
import { isDue } from './due';
import { createShelf, newPath, type BackupKind } from './folder';
import { textOf } from '../textOf';

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
  readonly config: BackupsConfig;
  readonly publish: (view: BackupsView) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** Copies of the journal, made by the clock and by hand, and the way back to one. */
export interface Backups {
  /** Publishes the list, and from now on makes the nightly backup when it is due. */
  start(): void;
  stop(): void;
  /** A backup now. @returns journal/write_failed, or null */
  make(kind: BackupKind): Problem | null;
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

export const createBackups = ({ journal, path, config, publish, now, log }: BackupsParts): Backups => {
  const shelf = createShelf(path, journal.schemaVersion);
  let problem: string | null = null;
  let timer: NodeJS.Timeout | null = null;

  const tell = (): void => {
    publish({ backups: [...shelf.list()], nightlyHour: config.hour, keep: config.keep, problem });
  };
  const failed = (error: unknown): Problem => {
    problem = textOf(error);
    log.error('A backup could not be made.', error);
    return refuse('journal/write_failed', { reason: problem });
  };
  /** Under its name only when it is whole: a crash leaves no half backup in the list. */
  const finish = (part: string, target: string, kind: BackupKind): void => {
    renameSync(part, target);
    shelf.prune(kind, kind === 'nightly' ? config.keep : KEEP_OTHERS);
    problem = null;
    log.info(`Backup made: ${basename(target)}`);
  };
  const make = (kind: BackupKind): Problem | null => {
    const target = newPath(path, kind, now());
    try {
      journal.copyTo(`${target}.part`);
      finish(`${target}.part`, target, kind);
      return null;
    } catch (error) {
      return failed(error);
    } finally {
      tell();
    }
  };
  /** Page by page, between the commands of those who work at night. */
  const makeNightly = async (): Promise<void> => {
    const last = shelf.list().find(({ kind }) => kind === 'nightly')?.atMs ?? null;
    if (journal.version() === 0 || !isDue(now(), config.hour, last)) return;
    const target = newPath(path, 'nightly', now());
    try {
      await journal.backupTo(`${target}.part`);
      finish(`${target}.part`, target, 'nightly');
    } catch (error) {
      failed(error);
    }
    tell();
  };
  const restore: Backups['restore'] = (file) => {
    const found = shelf.list().find((backup) => backup.file === file);
    if (found === undefined) return { problem: refuse('backup/unknown', { file }) };
    const refusal = make('before-restore');
    if (refusal !== null) return { problem: refusal };
    try {
      journal.restoreFrom(join(dirname(path), file));
      return { madeAtMs: found.atMs };
    } catch (error) {
      if (error instanceof RestoreError) return { problem: restoreProblem(file, error) };
      return { problem: failed(error) };
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
    make,
    restore,
  };
};
