import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Backup } from '@schemas/backups';
import type { Problem } from '@schemas/draft';
import { refuse } from '../../base/errors';
import type { Log } from '../../base/log';
import { textOf } from '../../base/textOf';
import type { Copier } from '../copy/copier';
import type { Journal } from '../../journal/contract';
import { RestoreError } from '../../journal/restore';
import type { BackupFolder } from './folder';

/** The way back to a backup, from here or from the second place. */
export interface Restoring {
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

export interface RestoringParts {
  readonly journal: Pick<Journal, 'restoreFrom'>;
  readonly path: string;
  readonly folder: BackupFolder;
  readonly secondPlace: Pick<Copier, 'list' | 'bring'>;
  readonly onMovedIn: () => void;
  readonly log: Log;
  /** Makes a backup of the present journal, which leaves the wanted one where it lies. @returns a refusal, or null */
  readonly backUp: (wanted: string) => Problem | null;
  readonly failed: (error: unknown) => Problem;
}

const restoreProblem = (file: string, error: RestoreError): Problem =>
  error.newer === null
    ? refuse('backup/unreadable', { file, reason: error.message })
    : refuse('backup/newer', { file, ...error.newer });

export const createRestoring = (parts: RestoringParts): Restoring => {
  const { journal, path, folder, secondPlace, onMovedIn, log, backUp, failed } = parts;
  /** Brought from the second place, until it is restored. */
  const broughtPath = `${path}.brought`;
  let brought: Pick<Backup, 'file' | 'atMs'> | null = null;

  const isElsewhere = (file: string): boolean => secondPlace.list().some((backup) => backup.file === file);
  const bring: Restoring['bring'] = async (file) => {
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
  const restore: Restoring['restore'] = (file) => {
    const found = find(file);
    if (found === undefined) return { problem: refuse('backup/unknown', { file }) };
    const refusal = backUp(found.from);
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
  return { bring, restore };
};
