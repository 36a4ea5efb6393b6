import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openCurrentJournal } from '../../journal/journal';
import { disposableFolders } from '../../testing/folders';
import { createBackupFolder } from './folder';
import { removeLeftovers } from './leftovers';

const folder = disposableFolders();

/** Made, or to be made, by this program. */
const NIGHTLY = 'journal.nightly.2026-06-01T02-00-00Z.sqlite3';
const BY_HAND = 'journal.by-hand.2026-06-01T02-00-00Z-1.sqlite3';

const LEFT = [
  ...['', '-journal', '-wal', '-shm'].map((ending) => `${BY_HAND}.part${ending}`),
  ...['', '-journal', '-wal', '-shm'].map((ending) => `journal.sqlite3.restoring${ending}`),
  ...['journal.sqlite3.brought', 'journal.sqlite3.brought.part'],
  ...['journal.sqlite3.put-back.part', 'journal.sqlite3.put-back-2.part', 'journal.sqlite3.put-back.part-journal'],
];
/** Somebody else's, or not for us to judge. */
const KEPT = [
  ...['journal.sqlite3', 'journal.sqlite3-wal', 'journal.sqlite3.put-back', 'drafts.json', 'my.sqlite3.part'],
  ...['journal.by-hand.yesterday.sqlite3.part', 'journal.foreign.2026-06-01T02-00-00Z.sqlite3-wal'],
];

it('what a kill left of copies that were being made goes, and nothing else', () => {
  const home = folder();
  for (const name of [...LEFT, ...KEPT]) writeFileSync(join(home, name), name);
  mkdirSync(join(home, 'journal.sqlite3.look'));
  removeLeftovers(join(home, 'journal.sqlite3'));
  expect(readdirSync(home).sort()).toEqual([...KEPT].sort());
  removeLeftovers(join(home, 'journal.sqlite3'));
  removeLeftovers(join(home, 'nowhere', 'journal.sqlite3'));
});

it('a backup of an earlier release is one file again, with all that it holds', () => {
  const path = join(folder(), 'journal.sqlite3');
  const journal = openCurrentJournal(join(dirname(path), NIGHTLY), 0);
  journal.saveSetting('name', 'value');
  journal.close();
  writeFileSync(join(dirname(path), BY_HAND), 'not to be read');
  const others = [`${BY_HAND}-wal`, `${BY_HAND}-shm`];
  for (const name of others) writeFileSync(join(dirname(path), name), '');
  const list = () => createBackupFolder(path, 99).list();
  expect(list().find(({ file }) => file === NIGHTLY)?.readable).toBe(true);
  expect(readdirSync(dirname(path))).toContain(`${NIGHTLY}-shm`);
  removeLeftovers(path);
  expect(list().find(({ file }) => file === NIGHTLY)?.readable).toBe(true);
  expect(readdirSync(dirname(path)).sort()).toEqual([BY_HAND, ...others, NIGHTLY].sort());
  const db = new Sqlite(join(dirname(path), NIGHTLY), { readonly: true });
  expect(db.prepare("SELECT value FROM settings WHERE name = 'name'").pluck().get()).toBe('value');
  db.close();
});
