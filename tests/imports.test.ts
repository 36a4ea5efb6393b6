import { request, type ClientRequest } from 'node:http';
import type { MatchesView } from '@schemas/matches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustPost, newMatch, rawRequest } from './support/commands';
import { longFile } from './support/longFile';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';

const LIMIT_BYTES = 4 * 1024 * 1024;

interface Sending {
  readonly outgoing: ClientRequest;
  /** The first line about progress has come. */
  readonly begun: Promise<void>;
  /** Every line; null when the connection broke. */
  readonly lines: Promise<readonly Record<string, unknown>[] | null>;
}

const sendFile = ({ port }: TestServer, what: 'check' | 'import', body: string): Sending => {
  const headers = { 'content-type': 'application/json', accept: 'application/x-ndjson' };
  const outgoing = request({ host: '127.0.0.1', port, method: 'POST', path: `/chess-match/journal/${what}`, headers });
  let text = '';
  const read = (): Record<string, unknown>[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const begun = new Promise<void>((resolve) => {
    outgoing.on('response', (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes('\n')) resolve();
      });
    });
  });
  const lines = new Promise<readonly Record<string, unknown>[] | null>((resolve) => {
    outgoing.on('response', (response) => {
      response.on('end', () => resolve(read())).on('error', () => resolve(null));
    });
    outgoing.on('error', () => resolve(null)).end(body);
  });
  return { outgoing, begun, lines };
};

const matchIds = async (server: TestServer): Promise<readonly string[]> =>
  ((await readReplicants(server, ['matches'])) as { matches: MatchesView }).matches.matches.map(
    ({ matchId }) => matchId,
  );

const codeOf = async (server: TestServer, body: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const { text } = await rawRequest(server, 'POST', '/chess-match/journal/check', headers, body);
  return (JSON.parse(text) as { error: { code: string } }).error.code;
};

/** Presses until the work is done. @returns how long each took, in ms */
const pressMeanwhile = async (server: TestServer, work: Promise<unknown>): Promise<readonly number[]> => {
  let isDone = false;
  void work.finally(() => (isDone = true));
  const times: number[] = [];
  while (!isDone) {
    const startedAt = performance.now();
    await mustPost(server, { type: 'addTime', side: 'white', ms: 1000, reason: 'press' });
    if (!isDone) times.push(performance.now() - startedAt);
  }
  return times;
};

describe('an import', () => {
  let server: TestServer;
  let file: string;
  beforeAll(async () => {
    server = await startTestServer();
    file = longFile('long');
    await newMatch(server);
  });
  afterAll(() => server.dispose());

  it('of a long file keeps nobody waiting, and says how far it is', async () => {
    const startedAt = performance.now();
    const sending = sendFile(server, 'check', longFile('long', 1000));
    await sending.begun;
    const presses = await pressMeanwhile(server, sending.lines);
    const tookMs = performance.now() - startedAt;
    const lines = (await sending.lines) ?? [];
    expect(lines.at(-1)).toMatchObject({ ok: true, games: [{ as: 'new', matchId: 'long' }] });
    expect(lines.length).toBeGreaterThan(20);
    expect(lines[0]).toMatchObject({ played: 20 });
    expect(presses.length).toBeGreaterThan(10);
    expect(Math.max(...presses)).toBeLessThan(tookMs * 0.1);
  });

  it('that is hostile is refused with what is too much of it', async () => {
    expect(await codeOf(server, '['.repeat(LIMIT_BYTES))).toBe('import/too_deep');
    const objects = (count: number): string => `[${'{},'.repeat(count)}{}]`;
    expect(await codeOf(server, `{"games":${objects(1_300_000)}}`)).toBe('import/too_many_games');
    expect(await codeOf(server, `{"games":[{"entries":${objects(1_300_000)}}]}`)).toBe('import/too_many_entries');
    await mustPost(server, { type: 'addTime', side: 'white', ms: 1000, reason: 'press' });
  });

  it('that is cancelled leaves nothing, and the next one works', async () => {
    const before = await matchIds(server);
    const sending = sendFile(server, 'import', file);
    await sending.begun;
    sending.outgoing.destroy();
    expect(await sending.lines).toBeNull();
    const next = await sendFile(server, 'import', longFile('short', 100)).lines;
    expect(next?.at(-1)).toMatchObject({ ok: true, matchId: 'short' });
    expect(await matchIds(server)).toEqual(expect.arrayContaining([...before, 'short']));
    expect(await matchIds(server)).toHaveLength(before.length + 1);
  });

  it('cut off by kill -9 is not there, and one that was answered is there whole', async () => {
    const sending = sendFile(server, 'import', file);
    await sending.begun;
    await server.kill('SIGKILL');
    expect(await sending.lines).toBeNull();
    await server.start();
    const ids = await matchIds(server);
    expect(ids).toContain('short');
    expect(ids).not.toContain('long');
    const journal = await rawRequest(server, 'GET', '/chess-match/journal?match=short');
    expect((JSON.parse(journal.text) as { games: { entries: unknown[] }[] }).games[0]?.entries).toHaveLength(100);
  });
});
