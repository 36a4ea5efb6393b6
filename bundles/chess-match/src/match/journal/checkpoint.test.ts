import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { disposableFolders } from '../testing/folders';
import { openCurrentJournal } from './journal';

const folder = disposableFolders();
afterEach(() => {
  vi.restoreAllMocks();
});

/** A journal with something in its log that is not in its file yet. */
const begun = () => {
  const path = join(folder(), 'journal.sqlite3');
  const journal = openCurrentJournal(path, 0);
  journal.saveSetting('name', 'value');
  return { path, journal };
};

describe('merging the log', () => {
  it('on a disk that is full by the middle of it, leaves the file ours', () => {
    const { journal } = begun();
    vi.spyOn(Sqlite.prototype, 'pragma').mockImplementationOnce(function (this: Database, source: string) {
      this.exec(`PRAGMA ${source}`);
      throw new Error('database or disk is full');
    });
    expect(() => {
      journal.checkpoint();
    }).toThrow('disk is full');
    expect(journal.isOurFile()).toBe(true);
    journal.close();
  });

  it('does not make ours what another program wrote into the file before', () => {
    const { path, journal } = begun();
    appendFileSync(path, 'another');
    expect(() => {
      journal.checkpoint();
    }).toThrow('another program');
    expect(journal.isOurFile()).toBe(false);
    journal.close();
  });
});
