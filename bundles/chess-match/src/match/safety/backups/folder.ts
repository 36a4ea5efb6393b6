import { existsSync, readdirSync, statSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Backup } from '@schemas/backups';

export type BackupKind = Backup['kind'];

/** Unix ms → "2026-10-03T18-30-00Z": a time that may stand in a file's name and sorts as text. */
export const stampOf = (ms: number): string =>
  new Date(ms)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

const MADE = /^\.(nightly|by-hand|before-restore)\.(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:-\d+)?\.sqlite3$/;
const MIGRATION = /^\.v\d+-before-v\d+\.(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:-\d+)?\.sqlite3$/;

const timeOf = (stamp: string): number => Date.parse(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'));

/** What the name of a file beside the journal says; null for a file that is no backup of it. */
export const readName = (journalPath: string, file: string): Pick<Backup, 'kind' | 'atMs'> | null => {
  const stem = basename(journalPath, '.sqlite3');
  if (!file.startsWith(stem)) return null;
  const rest = file.slice(stem.length);
  const [, kind, stamp] = MADE.exec(rest) ?? [];
  if (kind !== undefined && stamp !== undefined) return { kind: kind as BackupKind, atMs: timeOf(stamp) };
  const [, migratedAt] = MIGRATION.exec(rest) ?? [];
  return migratedAt === undefined ? null : { kind: 'before-migration', atMs: timeOf(migratedAt) };
};

/** A path for a new backup that no file has yet. */
export const newPath = (journalPath: string, kind: BackupKind, atMs: number): string => {
  const stem = `${basename(journalPath, '.sqlite3')}.${kind}.${stampOf(atMs)}`;
  const free = (attempt: number): string => {
    const path = join(dirname(journalPath), `${stem}${attempt === 0 ? '' : `-${attempt}`}.sqlite3`);
    return existsSync(path) ? free(attempt + 1) : path;
  };
  return free(0);
};

type Contents = Pick<Backup, 'matches' | 'entries' | 'readable'>;

/** @param how `mended`: a commit that a crash cut short is undone first, which writes to the file */
export const contentsOf = (path: string, knownVersion: number, how: 'untouched' | 'mended'): Contents => {
  try {
    const db = new Sqlite(path, { readonly: how === 'untouched', fileMustExist: true });
    try {
      const version = db.pragma('user_version', { simple: true }) as number;
      const count = (table: string): number =>
        db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
      return { matches: count('matches'), entries: count('entries'), readable: version <= knownVersion };
    } finally {
      db.close();
    }
  } catch {
    return { matches: 0, entries: 0, readable: false };
  }
};

/** Lists what lies beside a journal; a file is looked into once, as long as it does not change. */
export const createBackupFolder = (journalPath: string, knownVersion: number) => {
  const seen = new Map<string, { readonly key: string; readonly contents: Contents }>();
  const contents = (path: string, key: string): Contents => {
    const known = seen.get(path);
    if (known?.key === key) return known.contents;
    const found = contentsOf(path, knownVersion, 'untouched');
    seen.set(path, { key, contents: found });
    return found;
  };
  /** Newest first. */
  const list = (): readonly Backup[] =>
    readdirSync(dirname(journalPath))
      .flatMap((file): readonly Backup[] => {
        const named = readName(journalPath, file);
        if (named === null) return [];
        const path = join(dirname(journalPath), file);
        const { size, mtimeMs } = statSync(path);
        return [{ file, ...named, bytes: size, ...contents(path, `${size}:${mtimeMs}`) }];
      })
      .sort((a, b) => b.atMs - a.atMs || b.file.localeCompare(a.file));
  /**
   * Deletes all of one kind but the newest `keep`.
   * @param spare paths that stay all the same: a clock that was set back makes the backup of this moment the oldest
   */
  const prune = (kind: BackupKind, keep: number, spare: readonly string[]): void => {
    const older = list()
      .filter((backup) => backup.kind === kind)
      .slice(keep)
      .map(({ file }) => join(dirname(journalPath), file));
    for (const path of older) if (!spare.includes(path)) unlinkSync(path);
  };
  return { list, prune };
};

/** The backups that lie beside a journal. */
export type BackupFolder = ReturnType<typeof createBackupFolder>;
