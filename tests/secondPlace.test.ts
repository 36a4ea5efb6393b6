import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchView } from '@schemas/match';
import Sqlite from 'better-sqlite3';
import type { BackupsView } from '@schemas/backups';
import type { HealthView } from '@schemas/health';
import type { RescueView } from '@schemas/rescue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCopyWorker } from '../bundles/chess-match/src/match/safety/copy/worker';
import { START_AGAIN } from '../bundles/chess-match/src/match/server/exitStatus';
import type { Way } from '../bundles/chess-match/src/match/safety/rescue/contract';
import { getJson, mustPost, newMatch, openCommandSocket, rawRequest } from './support/commands';
import { documentsOf } from './support/documents';
import { issueLink, setAccess } from './support/links';
import { readReplicants } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { stopsAtFirstFailure } from './support/sequence';
import { startTestServer, type TestServer } from './support/server';
import { ELSEWHERE } from './support/spies/crew';
import { until } from './support/until';

const COPY = 'journal.copy.sqlite3';
const WORKER = join(PROJECT_FOLDER, 'bundles', 'chess-match', 'extension', 'workers', 'journalCopy.js');

const folders: string[] = [];
const servers: TestServer[] = [];
const secondDisk = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'second-place-'));
  folders.push(folder);
  return folder;
};
const serverWith = async (copyTo: string): Promise<TestServer> => {
  const server = await startTestServer({ config: { copyTo } });
  servers.push(server);
  return server;
};
afterAll(async () => {
  for (const server of servers) await server.dispose();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const healthOf = async (server: TestServer): Promise<HealthView> =>
  ((await readReplicants(server, ['health'])) as { health: HealthView }).health;
const troubleOf = async (server: TestServer): Promise<string | null> => {
  const found = (await healthOf(server)).troubles.find(({ code }) => code === 'journal/copy_failed');
  return found === undefined ? null : String(found.params['reason']);
};
const entriesIn = (path: string): number => {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    return db.prepare<[], number>('SELECT count(*) FROM entries').pluck().get() ?? 0;
  } finally {
    db.close();
  }
};
const version = async (server: TestServer): Promise<number> =>
  ((await getJson(server, '/chess-match/health')) as { journal: { version: number } }).journal.version;
/** Nothing was restored here: versions count the entries. */
const copied = async (server: TestServer, folder: string): Promise<void> => {
  const expected = await version(server);
  const path = join(folder, COPY);
  await until(() => {
    try {
      return entriesIn(path) === expected;
    } catch {
      return false;
    }
  }, `${expected} entries in the copy; ${server.log()}`);
};

/** What the server puts off until a quiet moment, as suggestions, is done when it has answered so often since. */
const ANSWERS = 5;

const commitsIn = (path: string): number => {
  const db = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    return Number(db.prepare<[], string>("SELECT value FROM settings WHERE name = 'commits'").pluck().get());
  } finally {
    db.close();
  }
};

/** Nothing confirmed is missing in the copy: what is on air and prepared neither. */
const wholeCopy = async (server: TestServer, folder: string): Promise<void> => {
  for (let answer = 0; answer < ANSWERS; answer += 1) await version(server);
  const { commits } = JSON.parse(readFileSync(join(server.root, 'db', 'chess-match.confirmed.json'), 'utf8')) as {
    commits: number;
  };
  await until(() => {
    try {
      return commitsIn(join(folder, COPY)) === commits;
    } catch {
      return false;
    }
  }, `${commits} commits in the copy`);
};

const PEOPLE = { white: { name: 'Reds', city: '' }, black: { name: 'Blues', city: '' } };

/** A match with some turns, a graphic on air, the clock started. */
const play = async (server: TestServer): Promise<void> => {
  await newMatch(server, { event: 'Night', white: PEOPLE.white.name, black: PEOPLE.black.name });
  await mustPost(server, { type: 'startClock' });
  for (const line of ['1:e4', '1:e5', '1:Nf3']) await mustPost(server, { type: 'commitTurn', line });
  await mustPost(server, { type: 'takeGraphic', graphic: 'ticker', takes: 0 });
};
const KNOWN = ['match', 'show', 'roster', 'protocol', 'turns'] as const;
const known = async (server: TestServer): Promise<unknown> => {
  const { match, ...others } = (await readReplicants(server, [...KNOWN])) as { match: MatchView };
  const threads = match.threads.map((thread) => ({ ...thread, version: 0 }));
  // A restored journal counts on, so that no page takes it for the one it has seen.
  return { state: await getJson(server, '/chess-match/state'), match: { ...match, version: 0, threads }, others };
};

/**
 * What people set up beside the match: in the hall, for viewers, for the crew. @returns the key of somebody elsewhere
 */
const setUp = async (server: TestServer): Promise<string> => {
  const rules = { entry: 'both', draftSeenBy: 'hall', analysisOnProgram: 'never', analysisDelayMin: 15 };
  await mustPost(server, { type: 'setHallRules', ...rules });
  await mustPost(server, { type: 'assignBoard', serial: '4711', place: 'board-1', board: null });
  await setAccess(server, 'white', 'links');
  await issueLink(server, 'white');
  await mustPost(server, { type: 'setDraft', line: '1:Nc6' });
  return crewKey(server);
};
const JSON_BODY = { 'content-type': 'application/json' };
/** Given to a browser elsewhere. */
const crewKey = async ({ url }: TestServer): Promise<string> => {
  const issued = await fetch(`${url}/chess-match/crew`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ issue: 'director', name: 'Anna' }),
  });
  const [code] = ((await issued.json()) as { readonly codes: readonly { readonly code: string }[] }).codes;
  const body = JSON.stringify({ code: code?.code });
  const entered = await fetch(`${url}/chess-match/entry`, {
    method: 'POST',
    headers: { ...ELSEWHERE, ...JSON_BODY },
    body,
  });
  return entered.headers.get('set-cookie')?.split(';')[0] ?? '';
};
const statusFor = async (server: TestServer, key: string): Promise<number> =>
  (await rawRequest(server, 'GET', '/chess-match/state', { ...ELSEWHERE, cookie: key })).status;
const press = (server: TestServer, index: number) =>
  mustPost(server, { type: 'addTime', side: 'white', ms: 1000 + index, reason: 'test' });

const killAndLose = async (server: TestServer): Promise<string> => {
  await server.kill('SIGKILL');
  const folder = join(server.root, 'db', 'chess-match');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  return join(folder, 'journal.sqlite3');
};

/** Goes that way out of a rescue, and starts the server as the page says. */
const takeWay = async (server: TestServer, way: Way): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/chess-match/rescue/take`, {
    method: 'POST',
    headers,
    body: JSON.stringify(way),
  });
  expect(await response.json()).toEqual({ ok: true });
  await until(() => server.exitCode() === START_AGAIN, 'the server to end');
  await server.start();
};

/** One loss after the other of the same evening: each start of a server costs seconds of the processor. */
describe('the journal’s folder is lost', () => {
  stopsAtFirstFailure();
  let disk: string;
  let server: TestServer;
  let key: string;
  beforeAll(async () => {
    disk = secondDisk();
    server = await serverWith(disk);
    await play(server);
    await mustPost(server, { type: 'stopClock', reason: 'test' });
    key = await setUp(server);
  });
  const everything = async (): Promise<unknown> => [await known(server), documentsOf(server.root)];
  /** What there is once nothing of it is missing in the copy. */
  const copiedWhole = async (): Promise<unknown> => {
    await wholeCopy(server, disk);
    return everything();
  };

  it('and the copy, put in its place, brings everything back that was confirmed', async () => {
    const before = await copiedWhole();
    const confirmed = await version(server);
    copyFileSync(join(disk, COPY), await killAndLose(server));
    await server.start();
    expect(await everything()).toEqual(before);
    expect(await statusFor(server, key)).toBe(200);
    expect(await version(server)).toBe(confirmed);
    await press(server, 1);
    await copied(server, disk);
  });

  it('at any moment: what is missing is the last moment, and the copy is whole', async () => {
    await copied(server, disk);
    const sure = await version(server);
    const operator = await openCommandSocket(server);
    const command = (index: number) => ({ type: 'addTime', side: 'white', ms: index, reason: 'test' });
    let confirmed = 0;
    const pressing = (async () => {
      for (let index = 1; ; index += 1) {
        const answer = await operator.send(command(index)).catch(() => null);
        if (answer === null) return;
        if (answer.ok) confirmed = Math.max(confirmed, answer.version);
      }
    })();
    await until(() => confirmed > sure + 40, 'some presses');
    const journal = await killAndLose(server);
    operator.close();
    await pressing;
    // What a crash cut short is undone by the first who opens it for writing.
    const db = new Sqlite(join(disk, COPY));
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
    const kept = entriesIn(join(disk, COPY));
    expect(kept).toBeGreaterThanOrEqual(sure);
    expect(kept).toBeLessThanOrEqual(confirmed + 1);
    copyFileSync(join(disk, COPY), journal);
    await server.start();
    const { active } = (await getJson(server, '/chess-match/rescue')) as RescueView;
    expect(active || kept >= confirmed).toBe(true);
    if (active) await takeWay(server, { way: 'play' });
    expect(await version(server)).toBeGreaterThanOrEqual(kept);
    await press(server, 1);
  });

  it('and the copy is one of the ways out, with all its turns', async () => {
    const before = await copiedWhole();
    await killAndLose(server);
    await server.start();
    const { active, copies } = (await getJson(server, '/chess-match/rescue')) as RescueView;
    expect([active, copies.map(({ kind, file, turns }) => [kind, file, turns])]).toEqual([
      true,
      [['second-place', COPY, 3]],
    ]);
    await takeWay(server, { way: 'copy', file: COPY });
    expect(await everything()).toEqual(before);
    expect(await statusFor(server, key)).toBe(200);
    await until(
      async () => (await healthOf(server)).journal.copy?.sinceMs === null,
      'the restored journal to be copied',
    );
    expect(await troubleOf(server)).toBeNull();
  });

  it('and a new machine has everything of the old one after a restore: keys open, links are good, drafts are there', async () => {
    const before = await copiedWhole();
    await server.kill('SIGKILL');
    server = await serverWith(disk);
    const moved = async () => {
      const { backups } = (await readReplicants(server, ['backups'])) as { backups: BackupsView };
      return backups.backups.find(({ kind, matches }) => kind === 'second-place' && matches === 1)?.file;
    };
    await until(async () => (await moved()) !== undefined, 'the copy of the old machine to be listed');
    expect(await statusFor(server, key)).toBe(401);
    await mustPost(server, { type: 'restoreBackup', file: await moved() });
    await until(() => server.exitCode() === START_AGAIN, 'the server to start again');
    await server.start();
    expect(await everything()).toEqual(before);
    expect(await statusFor(server, key)).toBe(200);
  });
});

describe('a second place in trouble', () => {
  stopsAtFirstFailure();
  let disk: string;
  let place: string;
  let server: TestServer;
  beforeAll(async () => {
    disk = secondDisk();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    place = join(disk, 'not', 'there');
    server = await serverWith(place);
  });
  afterAll(async () => {
    await server?.kill('SIGKILL');
    execFileSync('umount', ['-l', disk]);
  });
  const caughtUp = async (): Promise<void> => {
    await until(async () => (await troubleOf(server)) === null, 'the trouble to go', 40_000);
    await copied(server, place);
  };

  // The health route answers without anybody asking the second place.
  it('is missing from the start: said, and GET /chess-match/health is answered; there: caught up', async () => {
    await until(async () => (await troubleOf(server)) !== null, 'the trouble');
    expect((await rawRequest(server, 'GET', '/chess-match/health')).status).toBe(200);
    expect((await healthOf(server)).journal.copy).toMatchObject({ path: place, lastAtMs: null });
    mkdirSync(place, { recursive: true });
    await play(server);
    await caughtUp();
  });

  it('is gone: said on every page, turns go on; back again: caught up', async () => {
    renameSync(place, `${place}.gone`);
    await press(server, 1);
    await until(async () => (await troubleOf(server)) !== null, 'the trouble');
    for (let index = 0; index < 20; index += 1) await press(server, index);
    expect((await healthOf(server)).troubles).toMatchObject([{ level: 'notice', params: { path: place } }]);
    renameSync(`${place}.gone`, place);
    await caughtUp();
  });

  it('is full: said; room again: caught up', async () => {
    writeFileSync(join(disk, 'filler'), '');
    try {
      writeFileSync(join(disk, 'filler'), Buffer.alloc(10_000_000));
    } catch (error) {
      expect(String(error)).toContain('ENOSPC');
    }
    for (let index = 0; index < 30; index += 1) await press(server, index);
    await until(async () => (await troubleOf(server)) !== null, 'the trouble');
    expect(await troubleOf(server)).toMatch(/full|disk I\/O/);
    await press(server, 99);
    rmSync(join(disk, 'filler'));
    await caughtUp();
  });

  it('hangs: presses are answered meanwhile', async () => {
    // SQLite waits for a lock in C, as it would for a disk: the worker's thread stands still for seconds.
    const holder = new Sqlite(join(place, COPY));
    holder.exec('BEGIN EXCLUSIVE');
    await press(server, 0);
    const operator = await openCommandSocket(server);
    let answered = 0;
    while ((await troubleOf(server)) === null)
      for (let index = 0; index < 10; index += 1)
        if ((await operator.send({ type: 'addTime', side: 'white', ms: 1, reason: 'test' })).ok) answered += 1;
    expect(answered).toBeGreaterThan(30);
    expect(await troubleOf(server)).toContain('locked');
    operator.close();
    holder.close();
    await caughtUp();
  });

  it('is no place for a copy: the journal’s own folder, or half a path, ends the start with what to do', async () => {
    await expect(serverWith('copies')).rejects.toThrow(/copyTo.* must be a whole path.*, not "copies"/);
  });
});

describe('the worker', () => {
  it('that dies is told and started again; nobody waits for ever', async () => {
    const disk = secondDisk();
    const worker = createCopyWorker(WORKER, disk);
    expect(await worker.ask('look', { thorough: true })).toEqual({ kind: 'none' });
    worker.stop();
    const look = () => worker.ask('look', { thorough: true }).catch(() => null);
    await until(async () => (await look())?.kind === 'none', 'it to be started again');
    worker.stop();
    // One that answers could be quicker than its end.
    const silent = createCopyWorker(new URL('data:text/javascript,setInterval(() => {}, 1000)'), disk);
    const cut = silent.ask('list', { knownVersion: 1 });
    silent.stop();
    await expect(cut).rejects.toThrow('its worker ended');
    const broken = createCopyWorker(new URL('data:text/javascript,throw new Error("out of order")'), disk);
    await expect(broken.ask('leave', null)).rejects.toThrow('its worker ended: out of order');
    await expect(broken.ask('leave', null)).rejects.toThrow('its worker ended: out of order');
  });
});
