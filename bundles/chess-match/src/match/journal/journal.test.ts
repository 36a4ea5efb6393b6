import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { disposableFolders } from '../testing/folders';
import { batchOf, matchRow } from '../testing/rows';
import { JournalError, type JournalTrouble } from './errors';
import type { Journal } from './contract';
import { openCurrentJournal, openJournal } from './journal';
import { DEEDS_KEPT } from './writers';
import { MIGRATIONS, type Migration } from './migrations';
import { openDatabase } from './open';

const folder = disposableFolders();
const file = (): string => join(folder(), 'sub', 'journal.sqlite3');

const MATCH = matchRow();

const troubleOf = (action: () => unknown): [JournalTrouble, string] => {
  try {
    action();
  } catch (error) {
    if (error instanceof JournalError) return [error.trouble, error.message];
    throw error;
  }
  throw new Error('The journal was opened.');
};

/** A journal with one match and two entries in it, closed. */
const written = (path: string, write: (journal: Journal) => void = () => undefined): void => {
  const journal = openCurrentJournal(path, 0);
  journal.write(batchOf({ created: MATCH, opened: true }));
  journal.write(
    batchOf({
      events: [
        { type: 'movePlayed', atMs: 10 },
        { type: 'movePlayed', atMs: 11 },
      ],
    }),
  );
  write(journal);
  journal.close();
};

describe('durability', () => {
  it('is WAL with synchronous FULL, and every schema version is kept in the file', () => {
    const db = openDatabase(file(), MIGRATIONS, 0);
    const pragma = (name: string): unknown => db.pragma(name, { simple: true });
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
    expect(pragma('user_version')).toBe(MIGRATIONS.at(-1)?.version);
  });

  it('brings everything back after it was closed', () => {
    const path = file();
    const answer = { ok: true, version: 4, matchId: 'm1' } as const;
    written(path, (journal) => {
      const summary = { status: 'over', scoreWhite: 3, scoreBlack: 1 } as const;
      journal.write(
        batchOf({ command: { id: 'abcdefgh', answer }, events: [{ type: 'draftSet', atMs: 12 }], summary }),
      );
      journal.saveSetting('obs.follow', 'true');
      journal.saveSetting('obs.follow', 'false');
    });
    const journal = openCurrentJournal(path, 0);
    expect(journal.version()).toBe(4);
    expect(journal.openMatchId()).toBe('m1');
    expect(journal.matches()).toEqual([{ ...MATCH, status: 'over', scoreWhite: 3, scoreBlack: 1 }]);
    expect(journal.entries('m1').map(({ seq, event }) => [seq, event.type])).toEqual([
      [1, 'movePlayed'],
      [2, 'movePlayed'],
      [3, 'draftSet'],
    ]);
    expect(journal.answerTo('abcdefgh')).toEqual(answer);
    expect(journal.answerTo('another-id')).toBeNull();
    expect(journal.setting('obs.follow')).toBe('false');
    expect(journal.counts()).toEqual({ matches: 1, entries: 4, commands: 1 });
  });

  it('keeps the show apart: its own numbers, and no version of a match', () => {
    const path = file();
    const answer = { ok: true, version: 3, matchId: 'm1' } as const;
    const dropped = { type: 'cueDropped', graphic: 'break', atMs: 5 } as const;
    const show = {
      rehearsal: null,
      actor: 'operator',
      atMs: 5,
      command: { id: 'show-one', answer },
      version: 1,
      event: dropped,
    } as const;
    written(path, (journal) => {
      journal.writeShow(show);
      const late = { ...show, command: { id: 'show-two', answer } };
      expect(() => journal.writeShow(late)).toThrow(/UNIQUE/);
      expect(journal.answerTo('show-two')).toBeNull();
    });
    const journal = openCurrentJournal(path, 0);
    expect(journal.showEvents(null)).toEqual([dropped]);
    expect(journal.version()).toBe(3);
    expect(journal.answerTo('show-one')).toEqual(answer);
  });

  it('writes a batch as a whole or not at all', () => {
    const path = file();
    const answer = { ok: true, version: 0, matchId: 'm1' } as const;
    written(path, (journal) => {
      journal.remember('taken-id', answer, 0);
      const twice = batchOf({ command: { id: 'taken-id', answer }, events: [{ type: 'movePlayed', atMs: 12 }] });
      expect(() => journal.write(twice)).toThrow(/UNIQUE/);
      expect(journal.version()).toBe(3);
      journal.write(batchOf({ events: [{ type: 'movePlayed', atMs: 13 }] }));
      expect(journal.entries('m1').map(({ event }) => event.atMs)).toEqual([10, 11, 13]);
    });
  });

  it('counts versions over all matches and steps inside each', () => {
    const journal = openCurrentJournal(':memory:', 0);
    journal.write(batchOf({ created: MATCH, opened: true }));
    journal.write(batchOf({ events: [{ type: 'movePlayed', atMs: 1 }] }));
    journal.write(batchOf({ matchId: 'm2', created: { ...MATCH, matchId: 'm2' }, opened: true }));
    journal.write(batchOf({ matchId: 'm2', events: [{ type: 'movePlayed', atMs: 2 }] }));
    journal.write(batchOf({ opened: true }));
    journal.write(batchOf({ events: [{ type: 'movePlayed', atMs: 3 }] }));
    expect(journal.version()).toBe(6);
    expect(journal.entries('m1').map(({ seq, event }) => [seq, event.atMs])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(journal.entries('m2').map(({ seq }) => seq)).toEqual([1]);
    expect(journal.openMatchId()).toBe('m1');
  });

  it('knows who acted last, the server itself left out', () => {
    const journal = openCurrentJournal(':memory:', 0);
    journal.write(batchOf({ created: MATCH, opened: true, actor: 'demo' }));
    journal.write(batchOf({ events: [{ type: 'gapNoted', atMs: 1 }], actor: 'system' }));
    expect(journal.lastActor('m1')).toBe('demo');
    expect(journal.lastActor('m2')).toBeNull();
  });
});

describe('notes', () => {
  const note = (atMs: number) => ({ matchId: null, atMs, actor: 'operator', type: 'makeBackup', body: '{}' });
  const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => note(from + index));
  const newest = (journal: Journal) => journal.rowsBefore('note', Number.MAX_SAFE_INTEGER, 1)[0];
  const countOf = (journal: Journal) => journal.rowsBefore('note', Number.MAX_SAFE_INTEGER, 1_000_000).length;

  it('are numbered on over a restart, and no entry of a match', () => {
    const path = file();
    written(path, (journal) => journal.writeNotes(many(1, 2)));
    const journal = openCurrentJournal(path, 0);
    journal.writeNotes([note(3)]);
    expect(newest(journal)).toMatchObject({ source: 'note', number: 3, atMs: 3 });
    expect([journal.version(), journal.lastEntryAtMs(), journal.counts().entries]).toEqual([3, 10, 3]);
    journal.close();
  });

  it('are forgotten when newer ones are enough, not at every write', () => {
    const journal = openCurrentJournal(':memory:', 0);
    journal.writeNotes(many(0, DEEDS_KEPT));
    journal.writeNotes([note(1)]);
    expect(countOf(journal)).toBe(DEEDS_KEPT + 1);
    journal.writeNotes(many(0, 600));
    expect(countOf(journal)).toBe(DEEDS_KEPT);
    expect(newest(journal)?.number).toBe(DEEDS_KEPT + 601);
    journal.close();
  });

  it('are written as a whole or not at all', () => {
    const journal = openCurrentJournal(':memory:', 0);
    expect(() => journal.writeNotes([note(1), { ...note(2), actor: null as unknown as string }])).toThrow(/NOT NULL/);
    expect(countOf(journal)).toBe(0);
    journal.close();
  });
});

const NOW = MIGRATIONS.length;
const NEXT = NOW + 1;
const COPY = `journal.v${NOW}-before-v${NEXT}.1970-01-01T00-00-00Z.sqlite3`;

const following: Migration = {
  version: NEXT,
  up: (db: Database) => db.exec("CREATE TABLE extra (x TEXT) STRICT; INSERT INTO extra VALUES ('new')"),
};
const copies = (path: string): string[] => readdirSync(dirname(path)).filter((name) => name.includes('-before-'));

describe('migrations', () => {
  it('makes a copy that can be opened, named after both versions, before the step', () => {
    const path = file();
    written(path);
    openJournal({ path, nowMs: 0, migrations: [...MIGRATIONS, following] }).close();
    expect(copies(path)).toEqual([COPY]);
    const copy = openCurrentJournal(join(dirname(path), copies(path)[0] ?? ''), 0);
    expect(copy.entries('m1')).toHaveLength(2);
    const migrated = new Sqlite(path, { readonly: true });
    expect(migrated.prepare('SELECT x FROM extra').pluck().get()).toBe('new');
    expect(migrated.pragma('user_version', { simple: true })).toBe(NEXT);
  });

  it('brings a journal from before the show to this version, with its entries and a copy of it', () => {
    const path = file();
    const old = openDatabase(path, MIGRATIONS.slice(0, 1), 0);
    const setup = JSON.stringify({ event: '', white: 'Reds', black: 'Blues', settings: {} });
    old.prepare("INSERT INTO matches VALUES ('m1', 'plain-chess', ?, 7, 'playing', 0, 0)").run(setup);
    old.prepare("INSERT INTO entries VALUES (1, 'm1', 1, 7, 'operator', NULL, 'movePlayed', '{}')").run();
    old.close();
    const journal = openCurrentJournal(path, 0);
    expect([journal.version(), journal.entries('m1').length, journal.showEvents(null)]).toEqual([1, 1, []]);
    expect([...copies(path)].sort()).toEqual([
      'journal.v1-before-v2.1970-01-01T00-00-00Z.sqlite3',
      'journal.v2-before-v3.1970-01-01T00-00-00Z.sqlite3',
      'journal.v3-before-v4.1970-01-01T00-00-00Z.sqlite3',
      'journal.v4-before-v5.1970-01-01T00-00-00Z.sqlite3',
      'journal.v5-before-v6.1970-01-01T00-00-00Z.sqlite3',
    ]);
    expect(journal.matches()).toMatchObject([{ archived: false, rehearsal: false }]);
  });

  it('makes no copy of a journal that does not exist yet, nor where nothing is to be done', () => {
    const path = file();
    const both = [...MIGRATIONS, following];
    openJournal({ path, nowMs: 0, migrations: both }).close();
    openJournal({ path, nowMs: 0, migrations: both }).close();
    expect(copies(path)).toEqual([]);
  });

  it('leaves the old version and its copy when a step fails', () => {
    const path = file();
    written(path);
    const failing = { version: NEXT, up: (db: Database) => db.exec('CREATE TABLE half (x); CREATE TABLE matches (x)') };
    const [trouble] = troubleOf(() => openJournal({ path, nowMs: 0, migrations: [...MIGRATIONS, failing] }));
    expect(trouble).toBe('cannot_open');
    expect(copies(path)).toHaveLength(1);
    const journal = openCurrentJournal(path, 0);
    expect(journal.entries('m1')).toHaveLength(2);
  });

  it('never overwrites an earlier copy', () => {
    const path = file();
    written(path);
    const failing = {
      version: NEXT,
      up: () => {
        throw new Error('no');
      },
    };
    for (let attempt = 1; attempt <= 2; attempt += 1)
      troubleOf(() => openJournal({ path, nowMs: 0, migrations: [...MIGRATIONS, failing] }));
    expect(copies(path)).toHaveLength(2);
  });
});

describe('refusals at the start', () => {
  it('refuses a newer version, names the copies, and changes nothing', () => {
    const path = file();
    written(path);
    openJournal({ path, nowMs: 0, migrations: [...MIGRATIONS, following] }).close();
    const before = readFileSync(path);
    const [trouble, text] = troubleOf(() => openCurrentJournal(path, 0));
    expect(trouble).toBe('newer_version');
    expect(text).toContain(`schema version ${NEXT}; this program knows versions up to ${NOW}`);
    expect(text).toContain(COPY);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('refuses a file that is no database', () => {
    const path = join(folder(), 'journal.sqlite3');
    writeFileSync(path, 'a letter to the arbiter, saved under the wrong name, long enough to have a header');
    const [trouble, text] = troubleOf(() => openCurrentJournal(path, 0));
    expect(trouble).toBe('damaged');
    expect(text).toMatch(/Nothing was changed.*\.recover.*no earlier copy/);
  });

  it('refuses a file with damage inside', () => {
    const path = file();
    written(path, (journal) => {
      const line = 'x'.repeat(900);
      for (let turn = 0; turn < 50; turn += 1) {
        const event = { type: 'draftSet', atMs: turn, line } as const;
        journal.write(batchOf({ events: [event] }));
      }
    });
    const bytes = readFileSync(path);
    bytes.fill(0x55, 4096 * 4, 4096 * 12);
    writeFileSync(path, bytes);
    expect(troubleOf(() => openCurrentJournal(path, 0))[0]).toBe('damaged');
  });

  it('refuses a file that was cut short', () => {
    const path = file();
    written(path);
    truncateSync(path, 4096 * 2 + 100);
    expect(troubleOf(() => openCurrentJournal(path, 0))[0]).toBe('damaged');
  });

  it('refuses a journal that another server writes, and takes it once that one has let go', () => {
    const path = file();
    written(path);
    const first = openCurrentJournal(path, 0);
    expect(troubleOf(() => openCurrentJournal(path, 0))[0]).toBe('in_use');
    first.write(batchOf({ events: [{ type: 'movePlayed', atMs: 12 }] }));
    first.close();
    openCurrentJournal(path, 0).close();
  });

  it('refuses a path that is a folder', () => {
    const [trouble, text] = troubleOf(() => openCurrentJournal(folder(), 0));
    expect(trouble).toBe('cannot_open');
    expect(text).toContain('Check that');
  });
});
