import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { random, type Random } from '../../games/common/random';
import { disposableFolders } from '../testing/folders';
import { readContent } from './content';
import { openCurrentJournal } from './journal';

const folder = disposableFolders();

/**
 * A journal as a kill leaves it: part of it in the file, the rest in its log alone, over leftovers of an earlier use.
 */
const killed = (): string => {
  const live = join(folder(), 'journal.sqlite3');
  const path = join(folder(), 'killed', 'journal.sqlite3');
  const journal = openCurrentJournal(live, 0);
  for (let write = 1; write <= 8; write += 1) {
    journal.saveSetting(`setting-${write}`, 'x'.repeat(write * 900));
    if (write === 3) journal.checkpoint();
  }
  mkdirSync(dirname(path));
  for (const ending of ['', '-wal']) copyFileSync(live + ending, path + ending);
  journal.close();
  return path;
};

const copied = (path: string): string => {
  const copy = join(folder(), 'journal.sqlite3');
  for (const ending of ['', '-wal']) if (existsSync(path + ending)) copyFileSync(path + ending, copy + ending);
  return copy;
};

const settingsIn = (db: Database): unknown => {
  try {
    return db.prepare('SELECT name, value FROM settings ORDER BY name').all();
  } catch {
    return 'cannot be read';
  } finally {
    db.close();
  }
};
const bySqlite = (path: string): unknown => settingsIn(new Sqlite(copied(path)));
const byUs = (path: string): unknown => {
  const content = readContent(path);
  return settingsIn(new Sqlite(content.length === 0 ? ':memory:' : content));
};

const rewritten = (path: string, change: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(path);
  change(bytes);
  writeFileSync(path, bytes);
};

const HARMS: Readonly<Record<string, (log: string, numbers: Random) => void>> = {
  'cut somewhere': (log, { below }) => truncateSync(log, below(readFileSync(log).length)),
  'with a byte changed': (log, { below }) =>
    rewritten(log, (bytes) => {
      const at = below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + below(255));
    }),
  'with its header changed': (log, { below }) =>
    rewritten(log, (bytes) => {
      const at = below(32);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + below(255));
    }),
  'zeroed from somewhere on': (log, { below }) => rewritten(log, (bytes) => void bytes.fill(0, below(bytes.length))),
  'with rubbish behind it': (log, { below }) => appendFileSync(log, Buffer.alloc(below(9000), 7)),
};

describe('a journal and its log', () => {
  it('are read as SQLite reads them, and stay as they are', () => {
    const whole = killed();
    const before = ['', '-wal'].map((ending) => readFileSync(whole + ending));
    expect(byUs(whole)).toEqual(bySqlite(whole));
    expect(byUs(whole)).toHaveLength(9);
    expect(['', '-wal'].map((ending) => readFileSync(whole + ending))).toEqual(before);
  });

  const cases = Object.keys(HARMS).flatMap((name) => [1, 2, 3, 4, 5].map((seed) => [name, seed] as const));
  it.each(cases)('are read as SQLite reads them: the log %s, seed %i', (name, seed) => {
    const path = killed();
    HARMS[name]?.(`${path}-wal`, random(seed));
    expect(byUs(path)).toEqual(bySqlite(path));
  });

  it('without the file are nothing', () => {
    const path = killed();
    truncateSync(path, 0);
    expect([byUs(path), readContent(join(folder(), 'none')).length]).toEqual(['cannot be read', 0]);
    expect(bySqlite(path)).toBe('cannot be read');
  });
});
