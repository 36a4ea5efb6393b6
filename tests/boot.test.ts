import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { VIEW_NAMES } from '../bundles/chess-match/src/contract/replicants';
import { CANNOT_START } from '../bundles/chess-match/src/match/server/exitStatus';
import type { HealthReport } from '../bundles/chess-match/src/match/vitals/health';
import { getJson, mustPost, newMatch, openSocket, postCommand } from './support/commands';
import { declareReplicant } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { createTestServer, startTestServer, type TestServer } from './support/server';

interface Manifest {
  readonly version: string;
  readonly nodecg: {
    readonly dashboardPanels: readonly { readonly file: string }[];
    readonly graphics: readonly { readonly file: string }[];
  };
}

const { nodecg, version } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as Manifest;
const PAGES = [
  '/dashboard/',
  ...nodecg.dashboardPanels.map(({ file }) => `/bundles/chess-broadcast/dashboard/${file}`),
  ...nodecg.graphics.map(({ file }) => `/bundles/chess-broadcast/graphics/${file}`),
];

describe('a server with all its pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ pages: true });
  });
  afterAll(() => server.dispose());

  it('mounts the extension', () => {
    expect(server.log()).toContain('Mounted chess-match extension');
  });

  it.each(PAGES)('serves %s and every script and style it names', async (page) => {
    const response = await fetch(server.url + page);
    expect(response.status).toBe(200);
    const html = await response.text();
    const named = [...html.matchAll(/(?:src|href)="(\/bundles\/[^"]+\.(?:js|css))"/g)].flatMap(
      ([, path]) => path ?? [],
    );
    for (const path of named) expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  });

  it('has at least one panel and three overlays', () => {
    expect(nodecg.dashboardPanels.length).toBeGreaterThanOrEqual(1);
    expect(nodecg.graphics.length).toBeGreaterThanOrEqual(3);
  });

  it.each(VIEW_NAMES)('declares replicant %s with a value, and no page has a schema to compile', async (name) => {
    const socket = await openSocket(server, '/');
    const { schema, value } = await declareReplicant(socket, name);
    socket.close();
    expect(schema).toBeUndefined();
    expect(value).toBeTypeOf('object');
  });

  it('reports its health', async () => {
    // A machine that is busy for a moment is said, and taken back.
    await expect
      .poll(() => getJson(server, '/chess-match/health'))
      .toMatchObject({
        ok: true,
        version,
        match: null,
        obs: 'not-configured',
        journal: { file: 'journal.sqlite3', version: 0, matches: 0, entries: 0 },
      });
  });

  it('logs no error and no warning', () => {
    expect(server.log()).not.toMatch(/\b(error|warn)\b: /i);
  });
});

describe('a server that cannot run as it is', () => {
  let server: TestServer;
  afterEach(() => server.dispose());

  const journalOf = ({ root }: TestServer): string => {
    const folder = join(root, 'db', 'chess-match');
    mkdirSync(folder, { recursive: true });
    return join(folder, 'journal.sqlite3');
  };

  /** Up, and nothing in order: what its health says. */
  const reasons = async (): Promise<readonly string[]> => {
    const response = await fetch(`${server.url}/chess-match/health`);
    expect(response.status).toBe(503);
    return ((await response.json()) as HealthReport).reasons.map(({ code }) => code);
  };

  /** What its health says of damaged files. */
  const putAside = async () => {
    const { notices } = (await getJson(server, '/chess-match/health')) as HealthReport;
    return notices.filter(({ code }) => code === 'file/put_aside').map(({ params }) => params);
  };

  const notUnderstood = async () => {
    const { notices } = (await getJson(server, '/chess-match/health')) as HealthReport;
    return notices
      .filter(({ code }) => code === 'document/not_understood')
      .map(({ params }) => String(params['document']));
  };

  it('waits for a decision when its journal is damaged, and leaves it alone', async () => {
    server = await createTestServer();
    const letter = 'this is not a database, but long enough to be looked at as one';
    writeFileSync(journalOf(server), letter);
    await server.start();
    expect(await reasons()).toEqual(['rescue/active', 'journal/unreadable']);
    expect(readFileSync(journalOf(server), 'utf8')).toBe(letter);
    const { answer } = await postCommand(server, { type: 'openMatch', matchId: 'any' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'rescue/active' } });
  });

  it('waits for a decision when a newer program wrote its journal, and leaves it alone', async () => {
    server = await createTestServer();
    const path = journalOf(server);
    const newer = new Sqlite(path);
    newer.pragma('user_version = 99');
    newer.close();
    const before = readFileSync(path);
    await server.start();
    expect(await reasons()).toEqual(['rescue/active', 'journal/newer']);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('starts without what is damaged of the files beside its journal, keeps it, and says what is lost', async () => {
    server = await createTestServer();
    const folder = dirname(journalOf(server));
    const files = ['drafts', 'crew', 'obs-teams', 'viewers', 'devices', 'boards', 'hall', 'time'].map(
      (name) => `${name}.json`,
    );
    for (const file of [...files, 'venue.key', 'viewers.key', 'obs.key', 'alive'])
      writeFileSync(join(folder, file), randomBytes(3000));
    writeFileSync(`${folder}.confirmed.json`, randomBytes(3000));
    writeFileSync(`${folder}.lock`, randomBytes(3000));
    await server.start();
    await newMatch(server);
    const told = await putAside();
    expect(told.map(({ loss }) => loss).toSorted()).toEqual([
      ...['absence', 'clocks', 'confirmed', 'drafts', 'nothing', 'nothing'],
    ]);
    for (const { aside } of told) {
      expect(statSync(join(server.root, String(aside))).size).toBe(3000);
      expect(server.log()).toContain(String(aside));
    }
    expect((await notUnderstood()).toSorted()).toEqual([
      ...['boards', 'crew', 'devices', 'hall', 'secret/pictures', 'secret/viewers', 'viewers'],
    ]);
    await server.kill('SIGTERM');
    await server.start();
    expect([await putAside(), await notUnderstood()]).toEqual([[], []]);
  });

  it('ends as one that cannot start and names the place when its configuration is wrong', async () => {
    server = await createTestServer({ config: { demo: { paceMs: 'slow' } } });
    await expect(server.start()).rejects.toThrow('"demo.paceMs" must be a whole number from 1 to 3600000, not "slow".');
    expect(server.log()).not.toMatch(/^\s+at /m);
    expect(server.exitCode()).toBe(CANNOT_START);
  });
});

describe('a restart', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.dispose());

  it('opens the match that was open, after a clean stop', async () => {
    await newMatch(server);
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    const before = await getJson(server, '/chess-match/state');
    await server.kill('SIGTERM');
    await server.start();
    expect(await getJson(server, '/chess-match/state')).toEqual(before);
    expect(existsSync(join(server.root, 'db', 'chess-match', 'alive'))).toBe(true);
  });
});
