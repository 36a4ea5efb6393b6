import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrewList, Workplace } from '../bundles/chess-match/src/contract/crew';
import { PUBLIC_NAMES, type Replicants } from '../bundles/chess-match/src/contract/replicants';
import { DESK_PATH, type DeskMessage } from '../bundles/chess-match/src/contract/desk';
import { asyncApi } from '../scripts/docs/api/asyncapi';
import { openApi } from '../scripts/docs/api/openapi';
import { stateOf } from '../bundles/chess-match/src/match/api/liveState';
import { rawRequest, type HttpReply } from './support/commands';
import { askCrew, crewKey, ELSEWHERE } from './support/crewKey';
import { openLive, type LiveSocket } from './support/liveSocket';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';

const JSON_TYPE = { 'content-type': 'application/json' };
const DELAY_MS = 1500;

let server: TestServer;
const opened: LiveSocket[] = [];
beforeAll(async () => {
  server = await startTestServer({ config: { viewers: { port: null, delayMs: DELAY_MS } } });
});
afterAll(async () => {
  for (const { socket } of opened) socket.terminate();
  await server.dispose();
});

const keyFor = (workplace: Workplace): ReturnType<typeof crewKey> => crewKey(server, workplace);
const crew = (fields: object): Promise<CrewList> => askCrew(server, fields);

const bearer = (key: string) => ({ ...ELSEWHERE, authorization: `Bearer ${key}` });

const command = async (type: string, fields: object | null, headers: Readonly<Record<string, string>>) => {
  const body = fields === null ? '' : JSON.stringify(fields);
  const given = fields === null ? headers : { ...headers, ...JSON_TYPE };
  const { status, text }: HttpReply = await rawRequest(server, 'POST', `/chess-match/commands/${type}`, given, body);
  return { status, answer: JSON.parse(text) as Readonly<Record<string, unknown>> };
};

const live = async (...asked: Parameters<typeof openLive> extends [unknown, ...infer Rest] ? Rest : never) => {
  const socket = await openLive(server, ...asked);
  opened.push(socket);
  return socket;
};

const NEW_MATCH = { event: 'Cup', white: 'Reds', black: 'Blues', settings: {}, returnOf: null, game: 'progressive' };

describe('a match played by another program', () => {
  let operator: Readonly<Record<string, string>>;
  let setup: Readonly<Record<string, string>>;

  it('is begun, clocked and played by command and name, with a key of the crew', async () => {
    operator = bearer((await keyFor('operator')).key);
    setup = bearer((await keyFor('setup')).key);
    const socket = await live(operator);
    expect((await command('newMatch', NEW_MATCH, setup)).status).toBe(200);
    expect(await command('startClock', null, operator)).toMatchObject({ status: 200, answer: { ok: true } });
    const turns = ['e4', 'd5 Nf6', 'e5 exf6 fxg7'];
    for (const line of turns)
      expect(await command('commitTurn', { line }, operator)).toMatchObject({ status: 200, answer: { ok: true } });
    await expect.poll(() => socket.newest()?.state.match.ply).toBe(turns.length);
    expect(socket.newest()?.state.turns.map(({ line }) => line)).toEqual(turns);
  });

  it('is told as the public views have it, by socket and by GET alike', async () => {
    const socket = await live(operator);
    const views = (await readReplicants(server, PUBLIC_NAMES)) as Replicants;
    await expect.poll(() => socket.newest()?.state).toEqual(stateOf(views));
    const asked = await rawRequest(server, 'GET', '/chess-match/live', operator);
    const { state, version } = JSON.parse(asked.text) as { state: unknown; version: number };
    expect(state).toEqual(socket.newest()?.state);
    expect(version).toBe(views.match.version);
  });

  it('is undone with the version that the socket told', async () => {
    const socket = await live(operator);
    await expect.poll(() => socket.newest()).toBeDefined();
    const expectedVersion = socket.newest()?.version;
    expect(await command('undo', { reason: null, expectedVersion }, operator)).toMatchObject({ status: 200 });
    await expect.poll(() => socket.newest()?.state.match.ply).toBe(2);
    expect(await command('undo', { reason: null, expectedVersion }, operator)).toMatchObject({
      status: 409,
      answer: { error: { code: 'match/stale' } },
    });
  });

  it('the same key of idempotency again gets the same answer, and nothing is done twice', async () => {
    const headers = { ...operator, 'idempotency-key': randomUUID() };
    const first = await command('commitTurn', { line: 'e5 exf6 fxg7' }, headers);
    expect(first.status).toBe(200);
    expect(await command('commitTurn', { line: 'e5 exf6 fxg7' }, headers)).toEqual(first);
  });

  it('a refusal has a code, a place and words in the language that was asked for', async () => {
    expect(await command('commitTurn', { line: 'Ke8xe1' }, { ...operator, 'accept-language': 'ru' })).toMatchObject({
      status: 422,
      answer: { ok: false, error: { code: expect.stringContaining('/') }, text: expect.stringMatching(/[а-я]/) },
    });
    expect(await command('commitTurn', { line: 7 }, operator)).toMatchObject({
      status: 400,
      answer: { error: { code: 'command/malformed', params: { where: '/line' } }, text: expect.stringMatching(/\w/) },
    });
    expect(await command('commitTurn', { type: 'undo', line: null }, operator)).toMatchObject({
      status: 400,
      answer: { error: { params: { where: '/type' } } },
    });
    expect((await command('none', {}, operator)).status).toBe(400);
  });
});

describe('keys', () => {
  it('none, a wrong one, and one that was revoked open nothing; another role’s opens its own commands', async () => {
    const arbiter = await keyFor('arbiter');
    expect((await rawRequest(server, 'POST', '/chess-match/commands/startClock', ELSEWHERE)).status).toBe(401);
    expect((await rawRequest(server, 'GET', '/chess-match/live', bearer('wrong'))).status).toBe(401);
    await expect(live(ELSEWHERE)).rejects.toThrow('401');
    await expect(live(bearer('wrong'))).rejects.toThrow('401');
    expect(await command('takeCued', { item: null, graphics: [] }, bearer(arbiter.key))).toMatchObject({
      status: 403,
      answer: { error: { code: 'command/forbidden' } },
    });
    const list = JSON.parse((await rawRequest(server, 'GET', '/chess-match/commands', bearer(arbiter.key))).text);
    const may = list.commands.filter(({ may: can }: { may: boolean }) => can).map(({ type }: { type: string }) => type);
    expect(may).toContain('startClock');
    expect(may).not.toContain('takeCued');
    const socket = await live(bearer(arbiter.key));
    await crew({ revoke: arbiter.id });
    expect(await socket.closed).toBe(4401);
    await expect(live(bearer(arbiter.key))).rejects.toThrow('401');
    expect((await command('startClock', null, bearer(arbiter.key)).catch(() => ({ status: 401 }))).status).toBe(401);
  });

  it('one that reads is told later than the house, and opens nothing else', async () => {
    const { key } = await keyFor('reader');
    for (const path of [
      '/chess-match/state',
      '/chess-match/commands',
      '/socket.io/?EIO=4&transport=polling',
      '/api.js',
    ])
      expect([path, (await rawRequest(server, 'GET', path, bearer(key))).status]).toEqual([path, 403]);
    expect((await rawRequest(server, 'POST', '/chess-match/commands/startClock', bearer(key))).status).toBe(403);
    const [outside, inside] = [await live(ELSEWHERE, `?key=${key}`), await live()];
    await expect.poll(() => inside.newest()).toBeDefined();
    const { ply } = inside.newest()?.state.match ?? {};
    await expect.poll(() => outside.newest()?.state.match.ply, { timeout: 10_000 }).toBe(ply);
    expect(outside.newest()).toMatchObject({ delayMs: DELAY_MS, version: null });
    const heard = outside.heard.length;
    const answer = await command(
      'newMatch',
      { ...NEW_MATCH, event: 'MARKLATER', leave: inside.newest()?.state.match.matchId },
      {},
    );
    expect(answer.status).toBe(200);
    await expect.poll(() => inside.newest()?.state.match.event).toBe('MARKLATER');
    const toldInside = inside.newest()?.at ?? 0;
    expect(outside.heard.slice(heard).join()).not.toContain('MARKLATER');
    await expect.poll(() => outside.newest()?.state.match.event, { timeout: 10_000 }).toBe('MARKLATER');
    // Both tell the same moment; the one outside was told of it so much later.
    expect(Math.abs((outside.newest()?.at ?? 0) - toldInside)).toBeLessThan(DELAY_MS);
    expect(outside.newest()?.state).toEqual(inside.newest()?.state);
  });
});

describe('a button box of the crew', () => {
  it('is told what is cued and what its pages are told, at once; who only reads is not', async () => {
    const { key } = await keyFor('director');
    const reader = await keyFor('reader');
    const box = await openLive(server, bearer(key), '', undefined, DESK_PATH);
    const newest = (): DeskMessage => JSON.parse(box.heard.at(-1) ?? 'null');
    await expect.poll(() => newest()?.views.show.graphics.intro.cue).toBe(null);
    const content = { title: 'Final', subtitle: '' };
    await command('cueGraphic', { graphic: 'intro', on: true, content }, bearer(key));
    await expect.poll(() => newest().views.show.graphics.intro.cue).toEqual({ on: true, content });
    const views = (await readReplicants(server, ['show', 'match'])) as Pick<Replicants, 'show' | 'match'>;
    expect(newest().views).toMatchObject(views);
    expect(newest().version).toBe(views.match.version);
    expect((await rawRequest(server, 'GET', DESK_PATH, bearer(reader.key))).status).toBe(403);
    await expect(openLive(server, bearer(reader.key), '', undefined, DESK_PATH)).rejects.toThrow('403');
    const { components } = await openApi();
    const isDesk = new Ajv2020({ strict: false, validateFormats: false }).compile({
      ...components.schemas['desk'],
      components,
    });
    for (const message of box.heard) expect(isDesk(JSON.parse(message)), JSON.stringify(isDesk.errors)).toBe(true);
    box.socket.terminate();
  });
});

it('every message that anybody was told is as its description says', async () => {
  const { components } = await asyncApi();
  const isTold = new Ajv2020({ strict: false, validateFormats: false }).compile({
    ...components.messages.told.payload,
    components,
  });
  const messages = opened.flatMap(({ heard }) => heard);
  expect(messages.length).toBeGreaterThan(10);
  for (const message of messages) expect(isTold(JSON.parse(message)), JSON.stringify(isTold.errors)).toBe(true);
});

describe('who floods', () => {
  it('a socket that speaks is closed with the way to send commands; a change of protocol elsewhere is refused', async () => {
    const socket = await live();
    socket.socket.send('{"type":"undo"}');
    expect(await socket.closed).toBe(1008);
    const foreign = await live({ origin: 'http://evil.example' }).catch((error: Error) => error.message);
    expect(foreign).toBe('403');
  });

  it('a page of any origin is told that says a good key in the address; a wrong one opens it nothing', async () => {
    const { key } = await keyFor('reader');
    const origin = { origin: 'http://renderer.example' };
    const status = (query: string, headers: Readonly<Record<string, string>>, path?: string): Promise<unknown> =>
      live(headers, query, undefined, path).then(
        () => 'told',
        (error: Error) => error.message,
      );
    expect(await status(`?key=${key}`, origin)).toBe('told');
    expect(await status(`?key=${key}`, { origin: 'null' })).toBe('told');
    expect(await status('?key=wrong', origin)).toBe('403');
    expect(await status('', { ...origin, authorization: `Bearer ${key}` })).toBe('403');
    expect(await status(`?key=${key}`, origin, DESK_PATH)).toBe('403');
    const photo = await fetch(`${server.url}/assets/chess-broadcast/photos/none.png?key=${key}`);
    expect([photo.status, photo.headers.get('cross-origin-resource-policy')]).toEqual([404, 'cross-origin']);
  });

  it('commands and sockets beyond measure are turned away, and a socket that was there goes on', async () => {
    const watching = await live();
    const many = await Promise.all(
      Array.from({ length: 260 }, () =>
        live().then(
          () => 'in',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(new Set(many)).toEqual(new Set(['in', '503']));
    const statuses = new Set<number>();
    for (let batch = 0; batch < 40 && !statuses.has(429); batch += 1) {
      const sent = Array.from({ length: 200 }, () => rawRequest(server, 'POST', '/chess-match/commands/none'));
      for (const { status } of await Promise.all(sent)) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([400, 429]));
    for (const { socket } of opened.splice(1)) if (socket !== watching.socket) socket.terminate();
    await expect
      .poll(async () => (await rawRequest(server, 'POST', '/chess-match/commands/startClock')).status, {
        timeout: 20_000,
      })
      .toBe(200);
    await expect.poll(() => watching.newest()?.state.clocks.running).toBe(true);
  });
});
