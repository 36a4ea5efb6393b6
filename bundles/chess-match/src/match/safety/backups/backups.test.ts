import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { BackupsView } from '@schemas/backups';
import { openCurrentJournal } from '../../journal/journal';
import { MIGRATIONS } from '../../journal/migrations';
import { openDatabase } from '../../journal/open';
import { createBench, listLog, type Bench } from '../../testing/bench';
import { disposableFolders } from '../../testing/folders';
import { createBackups } from './backups';
import { isDue, lastDueMs } from './due';
import { readName } from './folder';

const folder = disposableFolders();

/** A bench on a file, with backups; the clock is the bench's. */
const withBackups = (keep = 2) => {
  const path = join(folder(), 'journal.sqlite3');
  const views: BackupsView[] = [];
  const startMs = new Date(2026, 5, 1, 12).getTime();
  const clock = { now: () => startMs };
  const journal = openCurrentJournal(path, startMs);
  const backups = createBackups({
    journal,
    path,
    otherDisk: () => '/media/other',
    secondPlace: { list: () => [], bring: () => Promise.resolve({ reason: '' }) },
    config: { hour: 4, keep },
    onMovedIn: () => undefined,
    publish: (view) => views.push(view),
    now: () => clock.now(),
    log: listLog([]),
  });
  const bench: Bench = createBench({ startMs, parts: { journal, backups } });
  clock.now = () => bench.time.nowMs;
  return {
    path,
    views,
    time: bench.time,
    journal,
    backups,
    bench,
    send: bench.send,
    list: () => views.at(-1)?.backups ?? [],
  };
};

describe('when a nightly backup is due', () => {
  const at = (day: number, hour: number) => new Date(2026, 5, day, hour).getTime();

  it.each([
    ['never made', at(2, 12), null, true],
    ['made after the last night', at(2, 12), at(2, 5), false],
    ['made before the last night', at(2, 12), at(2, 3), true],
    ['before the hour of the day after', at(3, 3), at(2, 5), false],
    ['at the hour of the day after', at(3, 4), at(2, 5), true],
  ])('%s', (_name, nowMs, lastMs, due) => {
    expect(isDue(nowMs, 4, lastMs)).toBe(due);
  });

  it('is yesterday before the hour, today from it on', () => {
    expect([lastDueMs(at(2, 3), 4), lastDueMs(at(2, 4), 4)]).toEqual([at(1, 4), at(2, 4)]);
  });
});

describe('names of backups', () => {
  it.each([
    ['journal.nightly.2026-06-01T02-00-00Z.sqlite3', 'nightly'],
    ['journal.by-hand.2026-06-01T02-00-00Z-1.sqlite3', 'by-hand'],
    ['journal.v1-before-v2.2026-06-01T02-00-00Z.sqlite3', 'before-migration'],
  ])('%s is %s', (file, kind) => {
    expect(readName('/x/journal.sqlite3', file)).toEqual({ kind, atMs: Date.UTC(2026, 5, 1, 2) });
  });

  it.each([
    'journal.sqlite3',
    'journal.sqlite3-wal',
    'journal.nightly.2026-06-01T02-00-00Z.sqlite3.part',
    'other.sqlite3',
  ])('%s is none', (file) => {
    expect(readName('/x/journal.sqlite3', file)).toBeNull();
  });
});

describe('backups', () => {
  it('bring everything back: matches, the open one, the show; and the restore can itself be taken back', async () => {
    const { bench, send, list, journal, time } = withBackups();
    const first = await bench.newMatch({ white: 'Ones' });
    await send({ type: 'commitTurn', line: 'e4' });
    await send({ type: 'takeGraphic', graphic: 'ticker', takes: 0 });
    expect(await send({ type: 'makeBackup' })).toMatchObject({ ok: true });
    const [made] = list();
    expect(made).toMatchObject({ kind: 'by-hand', matches: 1, entries: 2, readable: true, atMs: time.nowMs });
    time.nowMs += 60_000;
    const second = await bench.newMatch({ white: 'Twos' });
    await send({ type: 'takeGraphic', graphic: 'ticker', takes: 1 });
    const version = bench.commands.version();
    time.nowMs += 60_000;
    expect(await send({ type: 'restoreBackup', file: made?.file })).toMatchObject({ ok: true, matchId: first });
    expect(journal.matches().map(({ matchId }) => matchId)).toEqual([first]);
    expect([bench.commands.open()?.views.match.ply, bench.shows.at(-1)?.show.graphics.ticker.on]).toEqual([1, true]);
    expect(bench.commands.version()).toBeGreaterThan(version);
    expect(await send({ type: 'commitTurn', line: 'e5' })).toMatchObject({
      ok: true,
      version: bench.commands.version(),
    });
    const before = list().find(({ kind }) => kind === 'before-restore');
    expect(await send({ type: 'restoreBackup', file: before?.file })).toMatchObject({ ok: true, matchId: second });
    expect(bench.shows.at(-1)?.show.graphics.ticker.on).toBe(false);
  });

  it('offers to give back the time that a clock lost between backup and restore', async () => {
    const { bench, send, list, time } = withBackups();
    await bench.newMatch();
    await send({ type: 'startClock' });
    await send({ type: 'makeBackup' });
    time.nowMs += 3_600_000;
    await send({ type: 'restoreBackup', file: list()[0]?.file });
    expect(bench.commands.open()?.history.entries.at(-1)?.event).toMatchObject({ type: 'gapNoted' });
  });

  it('come back over a restart, and remember the answers given before', async () => {
    const { path, bench, send, list, journal, time } = withBackups();
    await bench.newMatch();
    await send({ type: 'makeBackup' });
    const command = { type: 'commitTurn', line: 'e4', id: 'sent-once', issuedAt: time.nowMs };
    const answer = await send(command);
    await send({ type: 'restoreBackup', file: list()[0]?.file });
    const version = bench.commands.version();
    expect(await send(command)).toEqual(answer);
    expect(bench.commands.open()?.views.match.ply).toBe(0);
    journal.close();
    expect(openCurrentJournal(path, 0).version()).toBe(version);
  });

  it('bring back the log of refusals and notes as it was, and the restore itself stands in it', async () => {
    const { bench, send, list, journal, time } = withBackups();
    await bench.newMatch();
    await send({ type: 'redo' });
    await send({ type: 'makeBackup' });
    time.nowMs += 5000;
    await send({ type: 'followScene', follow: true });
    const file = list().find(({ kind }) => kind === 'by-hand')?.file;
    await send({ type: 'restoreBackup', file });
    const types = journal.rowsBefore('note', Number.MAX_SAFE_INTEGER, 10).map(({ type }) => type);
    expect(types).toEqual(['restoreBackup', 'commandRefused']);
  });

  it('of an earlier schema version are brought up to this one', async () => {
    const { path, bench, send, journal } = withBackups();
    await bench.newMatch();
    const old = join(dirname(path), 'journal.v1-before-v2.2026-01-01T00-00-00Z.sqlite3');
    const db = openDatabase(old, MIGRATIONS.slice(0, 1), 0);
    const setup = JSON.stringify({ event: '', white: 'Old', black: 'Older', settings: {}, returnOf: null });
    db.prepare("INSERT INTO matches VALUES ('m0', 'plain-chess', ?, 7, 'playing', 0, 0)").run(setup);
    db.close();
    expect(
      await send({ type: 'restoreBackup', file: 'journal.v1-before-v2.2026-01-01T00-00-00Z.sqlite3' }),
    ).toMatchObject({
      ok: true,
      matchId: null,
    });
    expect(journal.matches()).toMatchObject([{ matchId: 'm0', rehearsal: false }]);
    expect(readdirSync(dirname(path)).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('that are unknown, damaged or newer are refused, and nothing changes', async () => {
    const { path, bench, send, backups } = withBackups();
    const matchId = await bench.newMatch();
    const beside = (name: string) => join(dirname(path), name);
    writeFileSync(beside('journal.nightly.2026-01-01T00-00-00Z.sqlite3'), 'no database at all, only text'.repeat(50));
    const newer = new Sqlite(beside('journal.nightly.2026-01-02T00-00-00Z.sqlite3'));
    newer.exec('CREATE TABLE x (y)');
    newer.pragma('user_version = 99');
    newer.close();
    const restore = (file: string) => send({ type: 'restoreBackup', file });
    expect(await restore('../journal.sqlite3')).toMatchObject({ error: { code: 'backup/unknown' } });
    expect(await restore('journal.nightly.2026-01-01T00-00-00Z.sqlite3')).toMatchObject({
      error: { code: 'backup/unreadable' },
    });
    expect(await restore('journal.nightly.2026-01-02T00-00-00Z.sqlite3')).toMatchObject({
      error: { code: 'backup/newer', params: { found: 99 } },
    });
    expect(bench.commands.open()?.row.matchId).toBe(matchId);
    expect(backups.make('by-hand')).toBeNull();
  });

  it('the oldest kept is restored, and stays', async () => {
    const { bench, backups, send, list, time, views } = withBackups();
    await bench.newMatch();
    for (let made = 0; made < 20; made += 1) {
      backups.make('before-restore');
      time.nowMs += 60_000;
    }
    const oldest = views.at(-1)?.backups.at(-1)?.file ?? '';
    expect(await send({ type: 'restoreBackup', file: oldest })).toMatchObject({ ok: true });
    expect(list().map(({ file }) => file)).toContain(oldest);
  });

  it('made with a clock that was set back stay, though they seem the oldest', () => {
    const { backups, list, time } = withBackups();
    for (let made = 0; made < 20; made += 1) {
      backups.make('by-hand');
      time.nowMs += 60_000;
    }
    time.nowMs -= 40 * 86_400_000;
    expect(backups.make('by-hand')).toBeNull();
    expect(list().map(({ atMs }) => atMs)).toContain(time.nowMs);
  });

  it('made by a clock that was ahead put off no other night', async () => {
    const { bench, backups, list, time } = withBackups();
    await bench.newMatch();
    const rightMs = time.nowMs;
    for (const nowMs of [rightMs + 40 * 86_400_000, rightMs]) {
      time.nowMs = nowMs;
      backups.start();
      backups.stop();
      await expect.poll(() => list().map(({ atMs }) => atMs)).toContain(nowMs);
    }
    expect(list().map(({ kind }) => kind)).toEqual(['nightly', 'nightly']);
  });

  it('that were restored are in force, though what was brought for it cannot be removed', async () => {
    const { path, bench, send, list, journal } = withBackups();
    const first = await bench.newMatch();
    await send({ type: 'makeBackup' });
    const [made] = list();
    await bench.newMatch();
    mkdirSync(`${path}.brought`);
    expect(await send({ type: 'restoreBackup', file: made?.file })).toMatchObject({ ok: true, matchId: first });
    expect(journal.matches()).toHaveLength(1);
  });

  it('are made by night, the newest kept, none of an empty journal', async () => {
    const { path, bench, backups, list, time, views } = withBackups(2);
    const nightly = async (): Promise<void> => {
      const known = views.length;
      backups.start();
      backups.stop();
      await expect.poll(() => views.length).toBeGreaterThan(known + 1);
    };
    backups.start();
    backups.stop();
    await bench.newMatch();
    const times: number[] = [];
    for (let night = 0; night < 3; night += 1) {
      time.nowMs += 86_400_000;
      times.push(time.nowMs);
      await nightly();
    }
    expect(list().map(({ kind, atMs }) => [kind, atMs])).toEqual(
      times
        .slice(1)
        .reverse()
        .map((atMs) => ['nightly', atMs]),
    );
    const isBeside = (name: string): boolean => name.includes('.nightly.') && !name.endsWith('.sqlite3');
    expect(readdirSync(dirname(path)).filter(isBeside)).toEqual([]);
    expect(views.at(-1)?.otherDisk).toBe('/media/other');
  });
});
