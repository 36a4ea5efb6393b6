import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openWitness } from '../../journal/witness';
import { newPath } from '../backups/folder';
import type { Journal } from '../../journal/contract';
import type { Document } from '../../journal/documents';
import { openCurrentJournal } from '../../journal/journal';
import { damagedFilesIn } from '../../testing/damagedFiles';
import { disposableFolders } from '../../testing/folders';
import { openRescueWays } from './rescueWays';
import { finishInstall } from './install';
import { tryReadJournal } from './readJournal';
import { openOrRescue, type Opened } from './open';
import { folderOf, placeOf, type Place } from './place';
import { withFolder } from './scratch';
import { evening as eveningIn, GAMES, SANS, show, turn, TURNS } from './testing/evening';
import { batchOf, matchRow } from '../../testing/rows';

const folder = disposableFolders();
const evening = (): Place => eveningIn(folder);

const codes = ({ findings }: Opened): readonly string[] => findings.map(({ code }) => code);
const closed = <T extends Opened>(opened: T): T => {
  if (opened.kind === 'whole') opened.journal.close();
  return opened;
};
const opened = (place: Place): Opened => closed(openOrRescue(place, GAMES, 60, damagedFilesIn('/')));

const edit = (place: Place, sql: string): void => {
  const db = new Sqlite(place.journal);
  db.exec(sql);
  db.close();
};
const wal = (place: Place): string => `${place.journal}-wal`;

const flip = (path: string, at: number): void => {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
};

/** In place, to its end. @param from below 0: from the end */
const overwrite = (path: string, from: number, byte: number): void => {
  const bytes = readFileSync(path);
  const file = openSync(path, 'r+');
  bytes.fill(byte, from < 0 ? bytes.length + from : from);
  writeSync(file, bytes, 0, bytes.length, 0);
  closeSync(file);
};

const waysOf = (place: Place, found: Opened, documents: readonly Document[] = []) =>
  openRescueWays({
    place,
    games: GAMES,
    now: () => 1_700_000_000_000,
    findings: () => found.findings,
    active: found.kind === 'rescue',
    supervised: false,
    secondPlace: null,
    documents: () => documents,
    release: () => undefined,
  });

/** Turns of the open match after the way was taken and the server started anew. */
const turnsAfter = (place: Place): number => {
  const now = openOrRescue(place, GAMES, 70, damagedFilesIn('/'));
  if (now.kind !== 'whole') throw new Error(JSON.stringify(now.findings));
  const { journal } = now;
  const count = journal.entries(journal.openMatchId() ?? '').length;
  journal.close();
  return count;
};

describe('a journal that is whole', () => {
  it('is opened after a kill, with everything and nothing to say', () => {
    const place = evening();
    const found = openOrRescue(place, GAMES, 60, damagedFilesIn('/'));
    expect([found.kind, found.findings]).toEqual(['whole', []]);
    if (found.kind === 'whole') expect(found.journal.entries('m1')).toHaveLength(SANS.length);
    closed(found);
    expect(readdirSync(folderOf(place)).filter((name) => name.endsWith('.look'))).toEqual([]);
  });

  it('of the release before, without chain and without a witness, is chained and opened', () => {
    const place = evening();
    closed(openOrRescue(place, GAMES, 60, damagedFilesIn('/')));
    edit(
      place,
      `ALTER TABLE entries DROP COLUMN chain; ALTER TABLE show_entries DROP COLUMN chain;
       ALTER TABLE rehearsal_show DROP COLUMN chain; ALTER TABLE matches DROP COLUMN digest; DROP TABLE documents;
       DELETE FROM settings WHERE name = 'commits'; PRAGMA user_version = 4`,
    );
    rmSync(place.witness);
    expect([opened(place).kind, opened(place).findings]).toEqual(['whole', []]);
  });
});

/** Every damage of which a server must not say nothing: what it does, and what is said of it first. */
const DAMAGES: readonly (readonly [name: string, damage: (place: Place) => void, said: string])[] = [
  ['its log deleted', (place) => rmSync(wal(place)), 'journal/behind'],
  [
    'its log cut in half',
    (place) => truncateSync(wal(place), Math.floor(readFileSync(wal(place)).length / 2)),
    'journal/behind',
  ],
  ['one byte of its log changed', (place) => flip(wal(place), 4096 + 100), 'journal/behind'],
  ['the header of its log changed', (place) => flip(wal(place), 8), 'journal/behind'],
  ['the file emptied', (place) => [writeFileSync(place.journal, ''), rmSync(wal(place))], 'journal/empty'],
  ['the file deleted, its log left', (place) => rmSync(place.journal), 'journal/empty'],
  ['the folder deleted', (place) => rmSync(folderOf(place), { recursive: true }), 'journal/empty'],
  ['no database any more', (place) => writeFileSync(place.journal, 'x'.repeat(5000)), 'journal/unreadable'],
  [
    'an entry changed',
    (place) => edit(place, `UPDATE entries SET body = replace(body, 'Nf3', 'Nh3')`),
    'journal/entry_damaged',
  ],
  [
    'an entry that is no JSON any more',
    (place) => edit(place, `UPDATE entries SET body = substr(body, 3) WHERE seq = 5 AND match_id = 'm1'`),
    'journal/entry_damaged',
  ],
  [
    'an entry deleted',
    (place) => edit(place, `DELETE FROM entries WHERE seq = 5 AND match_id = 'm1'`),
    'journal/entry_missing',
  ],
  [
    'the last entries deleted',
    (place) => edit(place, `DELETE FROM entries WHERE seq > 5 AND match_id = 'm1'`),
    'journal/other',
  ],
  [
    'the names of the open match changed',
    (place) => edit(place, `UPDATE matches SET setup = replace(setup, 'Reds', 'Rads') WHERE id = 'm1'`),
    'journal/entry_damaged',
  ],
  ['a newer program’s', (place) => edit(place, 'PRAGMA user_version = 99'), 'journal/newer'],
  [
    'changes on air lost',
    (place) => edit(place, `UPDATE settings SET value = CAST(value - 1 AS TEXT) WHERE name = 'commits'`),
    'show/behind',
  ],
];

describe('a journal that is not', () => {
  it.each(DAMAGES)('%s: is not played on with, says so, and stays as it was found', (_name, damage, said) => {
    const place = evening();
    damage(place);
    const before = existsSync(folderOf(place)) ? readdirSync(folderOf(place)) : [];
    const bytes = before.map((name) => readFileSync(join(folderOf(place), name)));
    const found = opened(place);
    expect([found.kind, ...codes(found).slice(0, 2)]).toEqual(['rescue', 'rescue/active', said]);
    expect(before.map((name) => readFileSync(join(folderOf(place), name)))).toEqual(bytes);
    expect(codes(opened(place))).toEqual(codes(found));
  });

  it('an older copy that was played on is told from the one that was confirmed', () => {
    const place = evening();
    edit(place, `DELETE FROM entries WHERE seq > 8 AND match_id = 'm1'`);
    const journal = openCurrentJournal(place.journal, 0);
    for (let more = 0; more < 5; more += 1) journal.write(batchOf({ events: [turn(8)] }));
    journal.close();
    expect(codes(opened(place))).toContain('journal/other');
  });

  it('a restore that was cut off before it was confirmed is no other journal', () => {
    const place = evening();
    const backup = join(folderOf(place), 'backup.sqlite3');
    const journal = openCurrentJournal(place.journal, 0);
    journal.copyTo(backup);
    for (let more = 8; more < TURNS.length; more += 1) journal.write(batchOf({ events: [turn(more)] }));
    const witness = openWitness(place.witness);
    witness.confirm(journal.head(), 50);
    witness.close();
    journal.restoreFrom(backup);
    journal.close();
    expect(codes(opened(place))).toEqual([]);
  });

  it('another match damaged: the evening goes on, and it is said', () => {
    const place = evening();
    edit(place, `UPDATE entries SET body = replace(body, 'e5', 'd5') WHERE match_id = 'm0'`);
    const found = opened(place);
    expect([found.kind, ...codes(found)]).toEqual(['whole', 'match/unreadable']);
    expect(found.findings[0]?.params).toEqual({ match: 'Reds — Blues', entry: 2 });
  });

  it('an entry of the show damaged: a mark stands in its place, and the evening goes on', () => {
    const place = evening();
    edit(place, `UPDATE show_entries SET body = substr(body, 2) WHERE version = 1`);
    const found = openOrRescue(place, GAMES, 60, damagedFilesIn('/'));
    expect([found.kind, ...codes(found)]).toEqual(['whole', 'show/unreadable']);
    if (found.kind === 'whole') {
      expect(found.journal.showEvents(null).map(({ type }) => type)).toEqual(['entryLost', 'cueDropped']);
      found.journal.writeShow(show(3));
    }
    closed(found);
    rmSync(place.witness);
    expect(opened(place)).toMatchObject({ kind: 'whole', findings: [] });
    expect(readdirSync(folderOf(place)).filter((name) => name.includes('before-restore'))).toHaveLength(1);
  });

  it('another server’s is refused, not rescued', () => {
    const place = evening();
    const other = openCurrentJournal(place.journal, 0);
    expect(() => openOrRescue(place, GAMES, 60, damagedFilesIn('/'))).toThrow(/in use/);
    other.close();
  });
});

describe('the ways out', () => {
  const damaged = (damage: (place: Place) => void): { place: Place; found: Opened } => {
    const place = evening();
    const journal = openCurrentJournal(place.journal, 0);
    journal.copyTo(join(folderOf(place), 'journal.by-hand.2026-10-03T18-30-00Z.sqlite3'));
    journal.close();
    damage(place);
    return { place, found: opened(place) };
  };

  it('play up to here keeps every turn before the damage, and says so before', () => {
    const { place, found } = damaged((at) =>
      edit(at, `UPDATE entries SET body = substr(body, 3) WHERE seq = 7 AND match_id = 'm1'`),
    );
    const ways = waysOf(place, found);
    expect(ways.view().found?.matches.find(({ isOpen }) => isOpen)).toMatchObject({ turns: 6, damagedAt: 7 });
    expect(ways.view().confirmed).toMatchObject({ turns: 10, match: 'Reds — Blues', matchId: 'm1' });
    expect(ways.view().copies).toMatchObject([{ turns: 10, match: 'Reds — Blues', matchId: 'm1' }]);
    expect(ways.take({ way: 'play' })).toEqual({ ok: true, value: null });
    expect(turnsAfter(place)).toBe(6);
    expect(readdirSync(folderOf(place)).filter((name) => name.startsWith('damaged.'))).toHaveLength(1);
  });

  it('what can be read is read without a temporary folder too', () => {
    const { place, found } = damaged((at) => writeFileSync(at.journal, 'x'.repeat(9000)));
    const { TMPDIR } = process.env;
    try {
      process.env['TMPDIR'] = join(folderOf(place), 'nowhere');
      expect(waysOf(place, found).view().copies).toMatchObject([{ turns: 10 }]);
    } finally {
      if (TMPDIR === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = TMPDIR;
    }
  });

  it('what can be read is no worse for a temporary folder that is full', () => {
    const place = evening();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const looking = (error: Error) => () =>
      tryReadJournal(place.journal, 60, () => {
        throw error;
      });
    expect(looking(full)).toThrow('no space left');
    expect(looking(new Error('database disk image is malformed'))()).toBeNull();
    const tried: string[] = [];
    const done = withFolder(folderOf(place), (home) => {
      tried.push(dirname(home));
      if (tried.length === 1) throw full;
      return 'done';
    });
    expect([done, tried]).toEqual(['done', [tmpdir(), folderOf(place)]]);
  });

  it('a backup brings back what it holds', () => {
    const { place, found } = damaged((at) => writeFileSync(at.journal, 'x'.repeat(9000)));
    const ways = waysOf(place, found);
    const [copy] = ways.view().copies;
    expect([ways.view().found, copy?.turns]).toEqual([null, 10]);
    expect(ways.take({ way: 'play' })).toMatchObject({ ok: false, error: { code: 'rescue/way_closed' } });
    expect(ways.take({ way: 'copy', file: '../../secret' })).toMatchObject({ error: { code: 'backup/unknown' } });
    expect(ways.take({ way: 'copy', file: copy?.file ?? '' }).ok).toBe(true);
    expect(turnsAfter(place)).toBe(10);
  });

  it('a backup whose entries are not as they were written is refused', () => {
    const { place, found } = damaged((at) => writeFileSync(at.journal, 'x'.repeat(9000)));
    const [name = ''] = readdirSync(folderOf(place)).filter((file) => file.includes('by-hand'));
    edit({ ...place, journal: join(folderOf(place), name) }, `UPDATE entries SET body = replace(body, 'Nf3', 'Nh3')`);
    expect(waysOf(place, found).take({ way: 'copy', file: name })).toMatchObject({
      error: { code: 'backup/unreadable' },
    });
    expect(opened(place).kind).toBe('rescue');
  });

  it('a backup made before changes on air is told from one that has them', () => {
    const { place, found } = damaged((at) => {
      const journal = openCurrentJournal(at.journal, 0);
      const witness = openWitness(at.witness);
      for (const version of [3, 4]) journal.writeShow(show(version));
      witness.confirm(journal.head(), 50);
      journal.close();
      witness.close();
      edit(at, `UPDATE settings SET value = CAST(value - 1 AS TEXT) WHERE name = 'commits'`);
    });
    const { confirmed, found: held, copies } = waysOf(place, found).view();
    expect(new Set([confirmed?.version, held?.version, copies[0]?.version]).size).toBe(1);
    expect([confirmed?.commits, held?.commits, copies[0]?.commits]).toEqual([18, 17, 16]);
  });

  it('starting empty goes on above the numbers that were confirmed', () => {
    const { place, found } = damaged((at) => rmSync(at.journal));
    const before = waysOf(place, found).view().confirmed?.version ?? 0;
    expect(waysOf(place, found).take({ way: 'empty' }).ok).toBe(true);
    const now = openOrRescue(place, GAMES, 70, damagedFilesIn('/'));
    if (now.kind !== 'whole') throw new Error('not whole');
    expect(now.journal.counts().matches).toBe(0);
    expect(now.journal.version()).toBeGreaterThan(before);
    closed(now);
  });

  it('what was confirmed is known from the note of an earlier release, too, which named no match by its id', () => {
    const { place, found } = damaged((at) => rmSync(at.journal));
    const kept = JSON.parse(readFileSync(place.witness, 'utf8')) as object;
    writeFileSync(place.witness, JSON.stringify({ ...kept, matchId: undefined }));
    expect(waysOf(place, found).view().confirmed).toMatchObject({ turns: 10, match: 'Reds — Blues', matchId: null });
  });

  it.each(['copy', 'empty'] as const)('by the way “%s” keys and devices are those that could still be read', (way) => {
    const document = (name: string, body: string) => ({ name, version: 1, body });
    const place = evening();
    const journal = openCurrentJournal(place.journal, 40);
    journal.documents.write([document('crew', 'of the backup'), document('drafts/m1', 'e4')]);
    journal.copyTo(newPath(place.journal, 'by-hand', 30));
    journal.close();
    rmSync(place.journal);
    const found = opened(place);
    const desk = waysOf(place, found, [document('crew', 'of today'), document('devices', 'of today')]);
    const file = desk.view().copies[0]?.file ?? '';
    expect(desk.take(way === 'copy' ? { way, file } : { way }).ok).toBe(true);
    const now = openCurrentJournal(place.journal, 70);
    const drafts = way === 'copy' ? { 'drafts/m1': 'e4' } : {};
    expect(Object.fromEntries(now.documents.all().map(({ name, body }) => [name, body]))).toEqual({
      crew: 'of today',
      devices: 'of today',
      ...drafts,
    });
    now.close();
  });

  it('nothing is to be done about a whole one', () => {
    const place = evening();
    expect(waysOf(place, opened(place)).take({ way: 'empty' })).toMatchObject({ error: { code: 'rescue/not_needed' } });
  });

  it('a kill at any step of the exchange leaves the old journal or the new one, and the next start ends it', () => {
    const { place, found } = damaged((at) =>
      edit(at, `UPDATE entries SET body = substr(body, 3) WHERE seq = 7 AND match_id = 'm1'`),
    );
    const before = join(folder(), 'before');
    cpSync(join(folderOf(place), '..'), before, { recursive: true });
    expect(waysOf(place, found).take({ way: 'play' }).ok).toBe(true);
    const prepared = `${folderOf(place)}.prepared.sqlite3`;
    const aside = join(folderOf(place), readdirSync(folderOf(place)).find((name) => name.startsWith('damaged.')) ?? '');
    const made = readFileSync(place.journal);
    const moves: readonly ((at: Place) => void)[] = [
      () => undefined,
      (at) => mkdirSync(join(folderOf(at), 'aside')),
      (at) => cpSync(at.journal, join(folderOf(at), 'aside', 'journal.sqlite3')),
      (at) => rmSync(at.journal),
      (at) => [cpSync(at.witness, join(folderOf(at), 'aside', 'w')), rmSync(at.witness)],
    ];
    for (let step = 0; step < moves.length; step += 1) {
      const at = placeOf(join(folder(), `kill-${step}`, 'chess-match'));
      cpSync(before, join(folderOf(at), '..'), { recursive: true });
      writeFileSync(`${folderOf(at)}.prepared.sqlite3`, made);
      writeFileSync(
        at.plan,
        JSON.stringify({ prepared: `${folderOf(at)}.prepared.sqlite3`, aside: join(folderOf(at), 'aside') }),
      );
      for (const move of moves.slice(0, step + 1)) move(at);
      finishInstall(at, damagedFilesIn('/'));
      expect([step, turnsAfter(at), existsSync(at.plan)]).toEqual([step, 6, false]);
    }
    expect([existsSync(prepared), existsSync(aside)]).toEqual([false, true]);
  });
});

describe('a file that another program takes away while the journal is open', () => {
  const live = (): { place: Place; journal: Journal } => {
    const place = placeOf(join(folder(), 'db', 'chess-match'));
    const journal = openCurrentJournal(place.journal, 0);
    journal.write(batchOf({ created: matchRow('m1'), opened: true }));
    for (let index = 0; index < 5; index += 1) journal.write(batchOf({ events: [turn(index)] }));
    return { place, journal };
  };

  it('is ours while nobody touches it, whatever we write', () => {
    const { journal } = live();
    expect(journal.isOurFile()).toBe(true);
    journal.checkpoint();
    journal.write(batchOf({ events: [turn(5)] }));
    expect(journal.isOurFile()).toBe(true);
    journal.close();
  });

  it.each<readonly [string, (place: Place) => void]>([
    ['deleted', (place) => rmSync(place.journal)],
    ['its log deleted', (place) => rmSync(wal(place))],
    ['the folder deleted', (place) => rmSync(folderOf(place), { recursive: true })],
    ['replaced by another', (place) => [rmSync(place.journal), writeFileSync(place.journal, 'another')]],
    ['its log emptied', (place) => truncateSync(wal(place), 0)],
    ['its log cut in half', (place) => truncateSync(wal(place), Math.floor(readFileSync(wal(place)).length / 2))],
    ['its log zeroed', (place) => overwrite(wal(place), 0, 0)],
    ['the end of its log zeroed', (place) => overwrite(wal(place), -100, 0)],
    ['its log overwritten from the middle on', (place) => overwrite(wal(place), 9000, 7)],
    ['emptied', (place) => truncateSync(place.journal, 0)],
    ['cut in half', (place) => truncateSync(place.journal, Math.floor(readFileSync(place.journal).length / 2))],
    ['zeroed', (place) => overwrite(place.journal, 0, 0)],
    ['both emptied', (place) => [truncateSync(place.journal, 0), truncateSync(wal(place), 0)]],
  ])('%s: is noticed, put back with everything, and written on', (_name, harm) => {
    const { place, journal } = live();
    journal.checkpoint();
    for (let index = 5; index < 8; index += 1) journal.write(batchOf({ events: [turn(index)] }));
    harm(place);
    expect(journal.isOurFile()).toBe(false);
    journal.putBack(60);
    expect(journal.isOurFile()).toBe(true);
    journal.write(batchOf({ events: [turn(8)] }));
    const kept = join(folder(), 'after');
    cpSync(folderOf(place), kept, { recursive: true });
    journal.close();
    const again = openCurrentJournal(join(kept, 'journal.sqlite3'), 0);
    expect([again.entries('m1').length, again.damages()]).toEqual([9, []]);
    again.close();
  });

  it('what is written just after its log was emptied is put back too, once', () => {
    const { place, journal } = live();
    truncateSync(wal(place), 0);
    journal.write(batchOf({ events: [turn(5)] }));
    expect(journal.isOurFile()).toBe(false);
    journal.putBack(60);
    expect([journal.isOurFile(), journal.entries('m1').length]).toEqual([true, 6]);
    journal.close();
  });
});
