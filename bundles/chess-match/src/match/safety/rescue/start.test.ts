import type * as fs from 'node:fs';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCurrentJournal } from '../../journal/journal';
import { openWitness } from '../../journal/witness';
import { damagedFilesIn } from '../../testing/damagedFiles';
import type { DiskSteps } from '../../testing/diskSteps';
import { disposableFolders } from '../../testing/folders';
import { openRescueWays } from './rescueWays';
import { install } from './install';
import { openOrRescue, type Opened } from './open';
import { folderOf, placeOf, type Place } from './place';

const disk = vi.hoisted((): DiskSteps => ({ before: null }));
vi.mock('node:fs', async (importOriginal) => {
  const { withSteps } = await import('../../testing/diskSteps');
  return withSteps(await importOriginal<typeof fs>(), disk);
});
afterEach(() => {
  disk.before = null;
});

const folder = disposableFolders();
const newPlace = (): Place => placeOf(join(folder(), 'chess-match'));
const WRITES = 10;

/** A journal as a kill leaves it: some of its writes in the file, the rest in its log alone, all confirmed. */
const evening = (): Place => {
  const [live, place] = [newPlace(), newPlace()];
  const journal = openCurrentJournal(live.journal, 0);
  const witness = openWitness(place.witness);
  for (let write = 1; write <= WRITES; write += 1) {
    journal.saveSetting(`written-${write}`, 'x'.repeat(500));
    if (write === 4) journal.checkpoint();
    witness.confirm(journal.head(), 50);
  }
  mkdirSync(folderOf(place));
  for (const ending of ['', '-wal']) copyFileSync(live.journal + ending, place.journal + ending);
  journal.close();
  witness.close();
  return place;
};

const start = (place: Place): Opened => openOrRescue(place, {}, 60, damagedFilesIn('/'));

/** What a start finds: the number of writes, or what it has to say instead. */
const found = (place: Place): number | readonly string[] => {
  const opened = start(place);
  if (opened.kind === 'rescue') return opened.findings.map(({ code }) => code);
  const { commits } = opened.journal.head();
  opened.journal.close();
  return commits;
};

/** The disk as a kill would leave it before each of its changes, and after the last. */
const kills = (place: Place, action: () => void): readonly Place[] => {
  const left: Place[] = [];
  const look = (): void => {
    const at = newPlace();
    cpSync(dirname(folderOf(place)), dirname(folderOf(at)), { recursive: true });
    left.push(at);
  };
  disk.before = look;
  action();
  disk.before = null;
  look();
  return left;
};

const filesOf = (place: Place): readonly Buffer[] => ['', '-wal'].map((ending) => readFileSync(place.journal + ending));

describe('a start that is cut off', () => {
  it('at any step leaves the next one the whole journal', () => {
    const place = evening();
    const left = kills(place, () => expect(found(place)).toBe(WRITES));
    expect(left.length).toBeGreaterThan(2);
    for (const at of left) expect(found(at)).toBe(WRITES);
  });

  it('at any step leaves a damaged one as it was found', () => {
    const place = evening();
    truncateSync(`${place.journal}-wal`, Math.floor(readFileSync(`${place.journal}-wal`).length / 2));
    const before = filesOf(place);
    const left = kills(place, () => expect(found(place)).toContain('show/behind'));
    for (const at of left) expect([found(at), filesOf(at)]).toEqual([['rescue/active', 'show/behind'], before]);
  });

  it('is looked at in memory: where somebody must decide, nothing is written anywhere', () => {
    const place = evening();
    truncateSync(`${place.journal}-wal`, Math.floor(readFileSync(`${place.journal}-wal`).length / 2));
    const steps: string[] = [];
    disk.before = (what, path) => {
      if (path !== dirname(place.lock)) steps.push(`${what} ${path}`);
    };
    expect(found(place)).toContain('show/behind');
    disk.before = null;
    expect(steps).toEqual([]);
  });

  it('by a full disk waits for room: nobody has to decide, and no way is open', () => {
    const place = evening();
    copyFileSync(place.journal, `${place.journal}.as-found`);
    disk.before = (what) => {
      if (what === 'mkdirSync') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const { kind, findings } = start(place);
    disk.before = null;
    expect([kind, findings.map(({ code }) => code)]).toEqual(['rescue', ['journal/no_room']]);
    const ways = openRescueWays({
      place,
      games: {},
      now: () => 70,
      findings: () => findings,
      active: true,
      supervised: false,
      secondPlace: null,
      documents: () => [],
      release: () => undefined,
    });
    for (const way of ['play', 'empty'] as const)
      expect(ways.take({ way })).toMatchObject({ ok: false, error: { code: 'rescue/way_closed' } });
    expect(found(place)).toBe(WRITES);
  });

  it('while a server has the journal touches none of its files', () => {
    const place = evening();
    const server = start(place);
    if (server.kind !== 'whole') throw new Error('not whole');
    server.journal.saveSetting('more', 'in the log');
    const steps: string[] = [];
    disk.before = (what, path) => {
      if (path !== dirname(place.lock)) steps.push(`${what} ${path}`);
    };
    expect(() => start(place)).toThrow(/in use/);
    disk.before = null;
    server.journal.close();
    expect([steps, found(place)]).toEqual([[], WRITES + 1]);
  });
});

describe('a journal that is put back while it is open', () => {
  /** All confirmed, part of it merged. */
  const live = () => {
    const place = newPlace();
    const journal = openCurrentJournal(place.journal, 0);
    const witness = openWitness(place.witness);
    const write = (name: string): void => {
      journal.saveSetting(name, 'x'.repeat(500));
      witness.confirm(journal.head(), 50);
    };
    for (let index = 1; index <= WRITES; index += 1) {
      write(`written-${index}`);
      if (index === 4) journal.checkpoint();
    }
    return { place, journal, write };
  };
  const harms: readonly (readonly [string, (place: Place) => void])[] = [
    ['deleted', ({ journal }) => rmSync(journal)],
    ['its log deleted', ({ journal }) => rmSync(`${journal}-wal`)],
    ['the folder deleted', (place) => rmSync(folderOf(place), { recursive: true })],
    ['replaced by another', ({ journal }) => [rmSync(journal), writeFileSync(journal, 'another')]],
    ['its log emptied', ({ journal }) => truncateSync(`${journal}-wal`, 0)],
    ['cut in the middle', ({ journal }) => truncateSync(journal, 5000)],
  ];
  const isCopy = (path: string): boolean => path.includes('.put-back');
  const isWholeCopy = (path: string): boolean => isCopy(path) && !path.endsWith('.part');
  const stuck = (what: string, from: string): void => {
    if (what === 'renameSync' && isWholeCopy(from)) throw new Error('EIO: i/o error');
  };

  it.each(harms)('%s: a kill at any step after the copy is made leaves the next start all of it', (_name, harm) => {
    const { place, journal } = live();
    harm(place);
    const left = kills(place, () => journal.putBack(60));
    journal.close();
    const copied = left.filter((at) => existsSync(`${at.journal}.put-back`));
    expect(copied.length).toBeGreaterThan(0);
    for (const at of [...copied, place]) expect(found(at)).toBe(WRITES);
    expect(readdirSync(folderOf(place)).filter(isCopy)).toEqual([]);
  });

  it.each(harms)('%s: goes on with the copy as long as it cannot be put in place', (_name, harm) => {
    const { place, journal, write } = live();
    harm(place);
    disk.before = stuck;
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(() => journal.putBack(60)).toThrow('EIO');
      write(`meanwhile-${attempt}`);
      expect([journal.head().commits, journal.isOurFile()]).toEqual([WRITES + attempt, false]);
    }
    disk.before = null;
    const killed = newPlace();
    cpSync(dirname(folderOf(place)), dirname(folderOf(killed)), { recursive: true });
    journal.putBack(60);
    expect(journal.isOurFile()).toBe(true);
    journal.close();
    expect([found(killed), found(place)]).toEqual([WRITES + 3, WRITES + 3]);
  });

  it('put in place and not to be opened there: the next attempt opens it', () => {
    const { place, journal } = live();
    rmSync(place.journal);
    let other: Database | null = null;
    disk.before = (what, from) => {
      if (what !== 'renameSync' || !isWholeCopy(from)) return;
      other = new Sqlite(from);
      other.exec('BEGIN EXCLUSIVE');
    };
    expect(() => journal.putBack(60)).toThrow(/in use/);
    disk.before = null;
    expect(journal.isOurFile()).toBe(false);
    (other as Database | null)?.close();
    journal.putBack(60);
    expect([journal.isOurFile(), journal.head().commits]).toEqual([true, WRITES]);
    journal.close();
    expect(found(place)).toBe(WRITES);
  });

  it('a copy that ends before what was confirmed takes nobody’s place', () => {
    const { place, journal, write } = live();
    journal.copyTo(`${place.journal}.put-back`);
    write('after the copy');
    journal.close();
    rmSync(place.journal);
    expect(found(place)).toEqual(['rescue/active', 'journal/empty']);
    expect(readdirSync(folderOf(place)).filter(isCopy)).toEqual(['journal.sqlite3.put-back']);
  });

  it('a way of the rescue takes the copy aside with what it replaces', () => {
    const { place, journal } = live();
    journal.copyTo(`${place.journal}.put-back`);
    journal.close();
    const prepared = `${folderOf(place)}.prepared.sqlite3`;
    openCurrentJournal(prepared, 0).close();
    install(place, prepared, 'now');
    expect(readdirSync(folderOf(place)).filter(isCopy)).toEqual([]);
    expect(readdirSync(join(folderOf(place), 'damaged.now'))).toContain('journal.sqlite3.put-back');
  });
});

describe('what an earlier version kept as found', () => {
  const kept = ({ journal }: Place, ...endings: readonly string[]): void => {
    for (const ending of endings) copyFileSync(journal + ending, `${journal}.as-found${ending}`);
  };

  it.each<readonly [string, readonly string[]]>([
    ['the file without its log', ['']],
    ['the log alone', ['-wal']],
    ['both', ['', '-wal']],
  ])('%s: the journal stays, and it lies aside', (_name, endings) => {
    const place = evening();
    kept(place, ...endings);
    const before = endings.map((ending) => readFileSync(place.journal + ending));
    const left = kills(place, () => expect(found(place)).toBe(WRITES));
    for (const at of left) expect(found(at)).toBe(WRITES);
    const [aside = ''] = readdirSync(folderOf(place)).filter((name) => name.startsWith('as-found.'));
    const after = endings.map((ending) => readFileSync(join(folderOf(place), aside, `journal.sqlite3${ending}`)));
    expect(after).toEqual(before);
  });

  it('is the journal where nothing else is left of it', () => {
    const place = evening();
    kept(place, '', '-wal');
    for (const ending of ['', '-wal']) rmSync(place.journal + ending);
    const left = kills(place, () => expect(found(place)).toBe(WRITES));
    for (const at of left) expect([found(at), existsSync(`${at.journal}.as-found`)]).toEqual([WRITES, false]);
  });
});
