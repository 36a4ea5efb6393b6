import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE, putAsideDatabase } from './nodecgDatabase';

const AT_MS = Date.parse('2026-10-03T18:30:00Z');
const STAMP = 'damaged-2026-10-03T18-30-00Z';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'database-'));
  mkdirSync(join(root, 'db'));
});
afterEach(() => rmSync(root, { recursive: true }));

const files = (): readonly string[] => readdirSync(join(root, 'db')).toSorted();
const path = (): string => join(root, DATABASE);

/** As large as NodeCG's own, with a text that tells it from another. */
const fill = (pragma = 'journal_mode = DELETE') => {
  const db = new Sqlite(path());
  db.pragma(pragma);
  db.exec('CREATE TABLE replicant (name TEXT, value TEXT); BEGIN');
  for (let at = 0; at < 300; at += 1)
    db.prepare('INSERT INTO replicant VALUES (?, ?)').run(`name ${at}`, 'x'.repeat(90));
  db.exec('COMMIT');
  return db;
};

const isWhole = (): boolean => {
  const db = new Sqlite(path());
  const { count } = db.prepare('SELECT count(*) AS count FROM replicant').get() as { count: number };
  db.close();
  return count === 300;
};

describe('NodeCG’s own database', () => {
  it.each([
    ['garbage', () => writeFileSync(path(), Buffer.alloc(20_000, 'no database '))],
    ['cut to half its length', () => truncateSync(path(), readFileSync(path()).length / 2)],
    [
      'with a page of zeroes',
      () => {
        const bytes = readFileSync(path());
        writeFileSync(path(), bytes.fill(0, 4096, 8192));
      },
    ],
  ])('%s is put aside with what belongs to it', (_how, damage) => {
    fill().close();
    damage();
    const damaged = readFileSync(path());
    for (const ending of ['-wal', '-shm']) writeFileSync(path() + ending, '');
    expect(putAsideDatabase(root, AT_MS)).toEqual([{ path: path(), aside: `${path()}.${STAMP}`, loss: 'nothing' }]);
    expect(readFileSync(`${path()}.${STAMP}`).equals(damaged)).toBe(true);
    expect(files().filter((name) => !name.includes(STAMP))).toEqual([]);
    expect(putAsideDatabase(root, AT_MS)).toEqual([]);
  });

  it('that is not there, or empty, is no damage', () => {
    expect(putAsideDatabase(root, AT_MS)).toEqual([]);
    writeFileSync(path(), '');
    expect(putAsideDatabase(root, AT_MS)).toEqual([]);
  });

  it('that another process has is left to it', () => {
    const other = fill();
    other.exec('BEGIN EXCLUSIVE');
    expect(putAsideDatabase(root, AT_MS)).toEqual([]);
    other.close();
    expect(isWhole()).toBe(true);
  });

  it('whose log a kill left without its index is whole', () => {
    const killed = fill('journal_mode = WAL');
    const [bytes, log] = [readFileSync(path()), readFileSync(`${path()}-wal`)];
    killed.close();
    writeFileSync(path(), bytes);
    writeFileSync(`${path()}-wal`, log);
    rmSync(`${path()}-shm`, { force: true });
    expect(putAsideDatabase(root, AT_MS)).toEqual([]);
    expect(isWhole()).toBe(true);
  });

  it('that is a folder is for NodeCG to say', () => {
    mkdirSync(path());
    expect(putAsideDatabase(root, AT_MS)).toEqual([]);
  });
});
