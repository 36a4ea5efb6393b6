import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disposableFolders } from '../testing/folders';
import type { Journal } from './contract';
import { openCurrentJournal } from './journal';

const folder = disposableFolders();
const path = (): string => join(folder(), 'journal.sqlite3');
const document = (name: string, body = name) => ({ name, version: 1, body });
const namesIn = ({ documents }: Journal): readonly string[] => documents.all().map(({ name }) => name);

/** The journal as a kill at this moment leaves it. */
const afterKill = (file: string): Journal => {
  const copy = path();
  for (const ending of ['', '-wal']) copyFileSync(file + ending, copy + ending);
  return openCurrentJournal(copy, 0);
};

describe('documents', () => {
  it('are there after a kill, those jotted down too', () => {
    const file = path();
    const journal = openCurrentJournal(file, 0);
    journal.documents.write([document('crew', 'one'), document('hall', 'rules')]);
    journal.documents.write([document('crew', 'two')]);
    journal.documents.jot(document('drafts/m1', 'e4'), 9);
    const found = afterKill(file);
    expect(found.documents.all()).toEqual([
      document('hall', 'rules'),
      document('crew', 'two'),
      document('drafts/m1', 'e4'),
    ]);
    expect(found.documents.read('crew')).toEqual(document('crew', 'two'));
    expect(found.documents.read('devices')).toBeNull();
    found.close();
    journal.close();
  });

  it('that are jotted down count for no confirmed write, as a power cut may cost them; all others do', () => {
    const journal = openCurrentJournal(path(), 0);
    const { commits } = journal.head();
    journal.documents.jot(document('drafts/m1'), 9);
    expect(journal.head().commits).toBe(commits);
    journal.documents.write([document('crew')]);
    expect(journal.head().commits).toBe(commits + 1);
    journal.documents.putAside('crew', 'crew.damaged', null);
    expect(journal.head().commits).toBe(commits + 2);
    journal.close();
  });

  it('of a kind with many are kept as far as wanted, the newest, and those of other kinds are left alone', () => {
    const journal = openCurrentJournal(path(), 0);
    journal.documents.write([document('drafts'), document('tables/m1')]);
    for (const id of ['m1', 'm2', 'm3', 'm1']) journal.documents.jot(document(`drafts/${id}`), 2);
    expect(namesIn(journal)).toEqual(['drafts', 'tables/m1', 'drafts/m3', 'drafts/m1']);
    journal.close();
  });

  it('that nobody understands stand under another name, and what holds instead under their own', () => {
    const journal = openCurrentJournal(path(), 0);
    journal.documents.write([document('viewers', 'soon'), document('crew', 'soon')]);
    journal.documents.putAside('viewers', 'viewers.damaged', document('viewers', 'closed'));
    journal.documents.putAside('crew', 'crew.damaged', null);
    expect(Object.fromEntries(journal.documents.all().map(({ name, body }) => [name, body]))).toEqual({
      'viewers.damaged': 'soon',
      viewers: 'closed',
      'crew.damaged': 'soon',
    });
    journal.close();
  });

  it('that were written anew are not left to be read in the file', () => {
    const file = path();
    const journal = openCurrentJournal(file, 0);
    const [small, large] = ['secret-one', 'thoughts-of-a-team '.repeat(3000)];
    journal.documents.write([document('secret/obs', small), document('tables/m1', large)]);
    journal.checkpoint();
    journal.documents.write([document('secret/obs', 'other'), document('tables/m1', 'other')]);
    journal.checkpoint();
    const bytes = readFileSync(file, 'latin1');
    expect(bytes).toContain('other');
    expect(bytes).not.toContain(small);
    expect(bytes).not.toContain('thoughts-of-a-team');
    journal.close();
  });
});
