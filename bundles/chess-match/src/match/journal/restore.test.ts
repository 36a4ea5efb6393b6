import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disposableFolders } from '../testing/folders';
import type { Journal } from './contract';
import { openCurrentJournal } from './journal';
import { MIGRATIONS } from './migrations';
import { openDatabase } from './open';
import { restoreInto } from './restore';
import type { Batch } from './types';

const folder = disposableFolders();

const created = (matchId: string): Batch => ({
  actor: 'operator',
  atMs: 10,
  command: null,
  matchId,
  opened: true,
  events: [],
  created: {
    matchId,
    game: 'plain-chess',
    createdAtMs: 7,
    archived: false,
    rehearsal: false,
    status: 'playing',
    scoreWhite: 0,
    scoreBlack: 0,
    setup: { event: 'Cup', white: 'Reds', black: 'Blues', settings: {}, returnOf: null },
  },
  summary: { status: 'playing', scoreWhite: 0, scoreBlack: 0 },
});

describe('a restore', () => {
  it('brings back matches and which of them was open, and leaves OBS and sound set up as they are now', () => {
    const [path, backup] = [join(folder(), 'journal.sqlite3'), join(folder(), 'backup.sqlite3')];
    const journal = openCurrentJournal(path, 0);
    journal.write(created('m1'));
    journal.saveSetting('obs.follow', 'true');
    journal.saveSetting('obs.hold.white', 'held');
    journal.copyTo(backup);
    journal.write(created('m2'));
    journal.saveSetting('obs.follow', 'false');
    journal.saveSetting('sound', 'two microphones');
    const [before, { commits }] = [journal.version(), journal.head()];
    journal.restoreFrom(backup);
    const settings = ['obs.follow', 'obs.hold.white', 'sound'];
    const found = () => [journal.openMatchId(), journal.matches().length, ...settings.map(journal.setting)];
    expect(found()).toEqual(['m1', 1, 'false', 'held', 'two microphones']);
    expect([journal.version(), journal.head().commits]).toEqual([before + 1, commits + 1]);
    journal.close();
    const again = openCurrentJournal(path, 0);
    expect([again.openMatchId(), ...settings.map(again.setting)]).toEqual(['m1', 'false', 'held', 'two microphones']);
    again.close();
  });

  it('takes no set-up from the backup of another machine', () => {
    const [path, backup] = [join(folder(), 'journal.sqlite3'), join(folder(), 'backup.sqlite3')];
    const other = openCurrentJournal(backup, 0);
    other.write(created('m1'));
    other.saveSetting('obs.follow', 'true');
    other.close();
    const journal = openCurrentJournal(path, 0);
    journal.restoreFrom(backup);
    expect([journal.openMatchId(), journal.setting('obs.follow')]).toEqual(['m1', null]);
    journal.close();
  });

  const document = (name: string, body: string) => ({ name, version: 1, body });
  const namesOf = ({ documents }: Journal) => Object.fromEntries(documents.all().map(({ name, body }) => [name, body]));

  it('leaves keys and devices of today, and brings what belongs to matches that are not here', () => {
    const [path, backup] = [join(folder(), 'journal.sqlite3'), join(folder(), 'backup.sqlite3')];
    const journal = openCurrentJournal(path, 0);
    journal.documents.write([document('crew', 'a key'), document('hall', 'rules'), document('drafts/m1', 'e4')]);
    const ofMatch = { 'tables/m2': 'tried', 'marks/m2': 'marked', 'people/m2': 'named', 'spoken/m2': 'counted' };
    journal.documents.write(Object.entries(ofMatch).map(([name, body]) => document(name, body)));
    journal.copyTo(backup);
    journal.documents.write([document('crew', 'revoked'), document('drafts/m1', 'd4')]);
    expect(journal.restoreFrom(backup)).toBe(false);
    expect(namesOf(journal)).toEqual({ crew: 'revoked', hall: 'rules', 'drafts/m1': 'd4', ...ofMatch });
    journal.close();
    const other = openCurrentJournal(join(folder(), 'journal.sqlite3'), 0);
    other.documents.write([document('crew', 'another’s')]);
    expect(other.restoreFrom(backup)).toBe(false);
    expect(namesOf(other)).toEqual({ crew: 'another’s', 'drafts/m1': 'e4', ...ofMatch });
    other.close();
  });

  it('on a machine that nobody has set up moves everything in', () => {
    const [path, backup] = [join(folder(), 'journal.sqlite3'), join(folder(), 'backup.sqlite3')];
    const old = openCurrentJournal(backup, 0);
    old.documents.write([document('crew', 'a key'), document('secret/viewers', 'theirs')]);
    old.close();
    const journal = openCurrentJournal(path, 0);
    journal.documents.write([document('secret/viewers', 'made by itself'), document('drafts/demo', 'e4')]);
    expect(journal.restoreFrom(backup)).toBe(true);
    expect(namesOf(journal)).toEqual({ crew: 'a key', 'secret/viewers': 'theirs', 'drafts/demo': 'e4' });
    journal.close();
  });

  it('of a backup from before documents takes none away', () => {
    const [path, backup] = [join(folder(), 'journal.sqlite3'), join(folder(), 'backup.sqlite3')];
    openCurrentJournal(backup, 0).close();
    const journal = openCurrentJournal(path, 0);
    journal.documents.write([document('seats', 'here')]);
    expect(journal.restoreFrom(backup)).toBe(false);
    expect(namesOf(journal)).toEqual({ seats: 'here' });
    journal.close();
  });

  it('that is on disk is not refused because what it was made with cannot be taken away', () => {
    const [path, backup] = [join(folder(), 'journal.sqlite3'), join(folder(), 'backup.sqlite3')];
    const other = openCurrentJournal(backup, 0);
    other.write(created('m1'));
    other.close();
    const db = openDatabase(path, MIGRATIONS, 0);
    // In the place of a file that cannot be removed.
    const restore = (): unknown => restoreInto(db, path, backup, MIGRATIONS, () => mkdirSync(`${path}.restoring-shm`));
    expect(restore).not.toThrow();
    expect(db.prepare('SELECT id FROM matches').pluck().all()).toEqual(['m1']);
    expect(restore).toThrow(/restoring-shm/);
    db.close();
  });

  it('of a backup in which no match was open leaves none open', () => {
    const [path, backup] = [join(folder(), 'journal.sqlite3'), join(folder(), 'backup.sqlite3')];
    const journal = openCurrentJournal(path, 0);
    journal.copyTo(backup);
    journal.write(created('m1'));
    journal.restoreFrom(backup);
    expect(journal.openMatchId()).toBeNull();
    journal.close();
  });
});
