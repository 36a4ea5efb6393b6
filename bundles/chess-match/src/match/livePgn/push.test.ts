import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createKnownThere } from './knownThere';
import { createPusher, type Pusher } from './push';

const lines = (...keys: readonly string[]) => keys.map((key) => ({ key, board: 1, text: `[GameId "${key}"]\n\n*\n` }));

const memory = () => {
  let text: string | null = null;
  return { load: () => text, save: (next: string) => void (text = next) };
};

let server: Server | null = null;
let pusher: Pusher | null = null;
afterEach(() => {
  pusher?.stop();
  server?.closeAllConnections();
  server?.close();
});

interface Bench {
  readonly pusher: Pusher;
  /** What came, in order. */
  readonly came: string[];
  /** What waits for its time, with how long it waits. */
  readonly later: { action: () => void; ms: number; isTakenBack: boolean }[];
  /** Resolves when the pusher is in a state after so many pushes. */
  readonly settled: (pushes: number) => Promise<void>;
}

/** A pusher to a round that answers so. */
const bench = async (answer: RequestListener, patienceMs?: number): Promise<Bench> => {
  const came: string[] = [];
  const waits: (() => void)[] = [];
  server = createServer((request, response) => {
    let body = `${request.headers.authorization ?? ''} `;
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      came.push(body);
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const later: Bench['later'] = [];
  const made = createPusher({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`,
    token: 'secret',
    patienceMs: patienceMs ?? 5000,
    fetch,
    now: () => 1000,
    later: (action, ms) => {
      const entry = { action, ms, isTakenBack: false };
      later.push(entry);
      return () => void (entry.isTakenBack = true);
    },
    known: createKnownThere('r', memory()),
    changed: () => {
      for (const check of waits) check();
    },
  });
  pusher = made;
  const settled = (pushes: number): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        const { state } = made.view();
        if (came.length >= pushes && state !== 'sending' && state !== 'idle') resolve();
      };
      waits.push(check);
      check();
    });
  return { pusher: made, came, later, settled };
};

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

it('a push that is taken is told with its games, and with each that was not', async () => {
  const games = [
    { tags: { Board: '1' }, moves: 4 },
    { tags: { Board: '2', White: 'City' }, error: 'Illegal move' },
  ];
  const { pusher, came, settled } = await bench(json(200, { games }));
  pusher.put('m', lines('1w-1', '7w-2'));
  await settled(1);
  expect(came).toEqual(['Bearer secret [GameId "1w-1"]\n\n*\n\n[GameId "7w-2"]\n\n*\n']);
  expect(pusher.view()).toMatchObject({
    state: 'sent',
    sentAtMs: 1000,
    games: 2,
    error: null,
    refused: [{ game: '2, City', reason: 'Illegal move' }],
    orphans: [],
  });
});

it('a branch that was taken back is told as an orphan, until it is there again', async () => {
  const { pusher, settled } = await bench(json(200, { games: [] }));
  pusher.put('m', lines('1w-1', '7w-2'));
  await settled(1);
  pusher.put('m', lines('1w-1'));
  await settled(2);
  expect(pusher.view().orphans).toEqual(['7w-2']);
  pusher.put('m', lines('1w-1', '7w-2'));
  await settled(3);
  expect(pusher.view().orphans).toEqual([]);
});

it.each([
  [400, { error: 'bad PGN' }, '400: bad PGN', 2000],
  [401, { error: 'No such token' }, '401: No such token', 2000],
  [429, {}, '429', 60_000],
  [502, null, '502', 2000],
  [302, null, '302', 2000],
])('after %i it is tried again, with the newest', async (status, body, error, ms) => {
  const answers: RequestListener[] = [json(status, body), json(200, { games: [] })];
  const { pusher, came, later, settled } = await bench((request, response) => answers.shift()?.(request, response));
  pusher.put('m', lines('old'));
  await settled(1);
  expect(pusher.view()).toMatchObject({ state: 'failed', error, retryAtMs: 1000 + ms });
  expect(later.map((entry) => entry.ms)).toEqual([ms]);
  pusher.put('m', lines('new'));
  expect(came).toHaveLength(1);
  later[0]?.action();
  await settled(2);
  expect(came[1]).toContain('new');
  expect(pusher.view()).toMatchObject({ state: 'sent', error: null, retryAtMs: null });
});

it('what fails again and again is tried later and later, a minute at most', async () => {
  const { pusher, later, settled } = await bench(json(500, null));
  pusher.put('m', lines('a'));
  for (let count = 1; count <= 7; count += 1) {
    await settled(count);
    later.at(-1)?.action();
  }
  await settled(8);
  expect(later.map(({ ms }) => ms)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

it('who asks for a push has it at once: after a failure, during one, and of what was taken', async () => {
  const answers: RequestListener[] = [
    json(429, {}),
    (request, response) => {
      pusher?.now();
      json(500, {})(request, response);
    },
  ];
  const taken = json(200, { games: [] });
  const {
    pusher: made,
    came,
    settled,
  } = await bench((request, response) => {
    (answers.shift() ?? taken)(request, response);
  });
  expect(made.now()).toBe(false);
  made.put('m', lines('a'));
  await settled(1);
  expect(made.now()).toBe(true);
  await settled(3);
  expect(made.view()).toMatchObject({ state: 'sent', retryAtMs: null });
  made.now();
  await settled(4);
  expect(new Set(came).size).toBe(1);
});

it('whoever hangs up, or never answers, is tried again too', async () => {
  const reset = await bench((request) => request.socket.destroy());
  reset.pusher.put('m', lines('a'));
  await reset.settled(1);
  expect(reset.pusher.view().state).toBe('failed');
  reset.pusher.stop();
  const silent = await bench(() => undefined, 50);
  silent.pusher.put('m', lines('a'));
  await silent.settled(0);
  expect(silent.pusher.view()).toMatchObject({ state: 'failed', retryAtMs: 3000 });
});

it('of what comes while a push is under way the newest alone goes', async () => {
  let release: (() => void) | null = null;
  const { pusher, came, settled } = await bench((request, response) => {
    if (release === null) release = () => json(200, { games: [] })(request, response);
    else json(200, { games: [] })(request, response);
  });
  pusher.put('m', lines('first'));
  while (came.length === 0) await new Promise(setImmediate);
  for (const key of ['second', 'third', 'fourth']) pusher.put('m', lines(key));
  (release as (() => void) | null)?.();
  await settled(2);
  expect(came.map((body) => /GameId "(\w+)"/.exec(body)?.[1])).toEqual(['first', 'fourth']);
});
