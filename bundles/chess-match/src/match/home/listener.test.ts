import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Access } from '../../contract/viewersAccess';
import { createAccessCheck } from './access/check';
import { passPath } from './access/pass';
import type { FeedView } from './feedStatus';
import { createDocuments } from './documents';
import { createListener, type Listener } from './listener';
import { homeRow, type HomeRow } from './route';

const FEED = {
  ...({ audience: 'all', state: 'comes' } as const),
  sinceMs: 5,
  lastAtMs: 9,
  trouble: '/srv/media',
  freeBytes: 7,
} satisfies FeedView;
const EDGE = { name: 'secret.host:9601', state: 'up', distrust: null, viewers: 7, lagMs: 3, failures: 0 } as const;

const KEY = 'key of the links';

const opened: Listener[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const { server } of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** However it came about. */
const closeOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The match's time: hours from what this computer's clock says. */
const MATCH_MS = Date.UTC(2031, 4, 17, 12, 30, 5);

const setUp = async (mostConnections = 10, mostIdleMs = 30_000, rows: readonly HomeRow[] = []) => {
  const warned: string[] = [];
  const pages = new Map([
    ['/', { type: 'text/html', body: { plain: Buffer.from('<p>'), zipped: gzipSync('<p>') }, isForever: false }],
    [
      '/assets/long.js',
      { type: 'text/javascript', body: { plain: Buffer.alloc(64_000_000), zipped: null }, isForever: true },
    ],
    ['/assets/a-1.js', { type: 'text/javascript', body: { plain: Buffer.from('1'), zipped: null }, isForever: true }],
  ]);
  const time = { nowMs: 0 };
  const house = { white: 'public' as Access, closed: [] as string[] };
  const check = createAccessCheck(
    () => ({
      access: { white: house.white, black: 'public' },
      closed: { white: house.closed, black: [] },
      areFeedsShut: false,
    }),
    KEY,
    () => time.nowMs,
  );
  const documents = createDocuments(check, () => time.nowMs);
  const listener = createListener({
    pages,
    documents,
    rows,
    mostConnections,
    mostIdleMs,
    warn: (text) => warned.push(text),
    now: () => time.nowMs,
    dateMs: () => MATCH_MS,
    edges: () => [EDGE],
    feeds: () => [FEED],
  });
  opened.push(listener);
  await new Promise<void>((resolve) => listener.server.listen(0, '127.0.0.1', resolve));
  const { port } = listener.server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      asked.on('error', reject).end();
    });
  return { listener, documents, house, port, ask, time, warned };
};

describe('what strangers reach', () => {
  it('is a document, plain or zipped, with a tag by which it is asked for once', async () => {
    const { documents, ask } = await setUp();
    expect(await ask('/viewers/all.json')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    documents.put('all', 'e-1', '{"n":1}');
    const plain = await ask('/viewers/all.json?x=1');
    expect([plain.status, plain.body.toString(), plain.headers.etag]).toEqual([200, '{"n":1}', '"e-1"']);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=1, stale-while-revalidate=5',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Date',
      vary: 'Accept-Encoding',
    });
    const zipped = await ask('/viewers/all.json', { 'accept-encoding': 'br, gzip' });
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).toString()]).toEqual(['gzip', '{"n":1}']);
    for (const tags of ['"e-1"', 'W/"e-1"', '"e-0", "e-1"'])
      expect((await ask('/viewers/all.json', { 'if-none-match': tags })).status).toBe(304);
    documents.put('all', 'e-2', '{"n":2}');
    expect((await ask('/viewers/all.json', { 'if-none-match': '"e-1"' })).status).toBe(200);
    expect((await ask('/viewers/white.json')).status).toBe(503);
  });

  it('is a page, packed for whoever takes it so', async () => {
    const { ask } = await setUp();
    const packed = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect([packed.headers['content-encoding'], gunzipSync(packed.body).toString()]).toEqual(['gzip', '<p>']);
    expect(packed.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(packed.body.length) });
    const plain = await ask('/', { 'accept-encoding': 'gzip;q=0' });
    expect([plain.headers['content-encoding'], plain.headers.vary, plain.body.toString()]).toEqual([
      undefined,
      'Accept-Encoding',
      '<p>',
    ]);
    const asset = await ask('/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect([asset.headers['content-encoding'], asset.body.toString()]).toEqual([undefined, '1']);
  });

  it('tells the match’s time by every answer, whatever this computer’s clock says', async () => {
    const { documents, ask } = await setUp();
    documents.put('all', 'e-1', '{"n":1}');
    const answers = [
      await ask('/viewers/all.json'),
      await ask('/viewers/all.json', { 'if-none-match': '"e-1"' }),
      await ask('/'),
      await ask('/nowhere'),
    ];
    expect(answers.map(({ status, headers }) => [status, Date.parse(headers.date ?? '')])).toEqual(
      [200, 304, 200, 404].map((status) => [status, MATCH_MS]),
    );
  });

  it('is the past in parts, each of them kept for ever by whoever has it', async () => {
    const { documents, ask, time } = await setUp();
    documents.keepPast(
      'all',
      ['one', 'two'],
      new Map([
        ['one', '[1]'],
        ['two', '[2]'],
      ]),
    );
    const part = await ask('/viewers/past/one.json', { 'accept-encoding': 'gzip' });
    expect([part.status, gunzipSync(part.body).toString()]).toEqual([200, '[1]']);
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/viewers/past/three.json')).status).toBe(404);
    time.nowMs += 9 * 60_000;
    documents.keepPast('all', ['one', 'three'], new Map([['three', '[3]']]));
    expect((await ask('/viewers/past/two.json')).body.toString()).toBe('[2]');
    time.nowMs += 2 * 60_000;
    documents.keepPast('all', ['one', 'three'], new Map());
    const statuses = ['one', 'two', 'three'].map(async (id) => (await ask(`/viewers/past/${id}.json`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  });

  it('is for holders of a link alone where that is said: the document, and the past that only it names', async () => {
    const { documents, house, ask, time } = await setUp();
    const linkOf = (audience: 'white' | 'black', id: string): string =>
      `/${passPath({ audience, until: 100, id }, KEY)}`;
    const [own, other] = [linkOf('white', 'a'), linkOf('black', 'b')];
    documents.put('white', 'e-1', '{"white":1}');
    documents.put('all', 'e-1', '{"all":1}');
    documents.keepPast('all', ['open'], new Map([['open', '[1]']]));
    documents.keepPast('white', ['open', 'held'], new Map([['held', '[2]']]));
    const statuses = (under: string) =>
      Promise.all(
        ['white.json', 'past/held.json', 'past/open.json', 'all.json'].map(
          async (file) => (await ask(`${under}viewers/${file}`)).status,
        ),
      );
    expect([await statuses('/'), await statuses(own)]).toEqual([Array(4).fill(200), Array(4).fill(200)]);
    expect([documents.part('open'), documents.part('held')]).toEqual(['[1]', undefined]);

    house.white = 'links';
    for (const under of ['/', other, own.replace('/100/', '/101/'), `/v/white/100/a/${'A'.repeat(22)}/`])
      expect([under, await statuses(under)]).toEqual([under, [403, 403, 200, 200]]);
    expect(await statuses(own)).toEqual(Array(4).fill(200));
    const [document, part] = [await ask(`${own}viewers/white.json`), await ask(`${own}viewers/past/held.json`)];
    expect([document.body.toString(), document.headers['cache-control']]).toEqual(['{"white":1}', 'private, no-cache']);
    expect(part.headers['cache-control']).toMatch(/^private, .*immutable$/);
    expect((await ask(`${own}viewers/white.json`, { 'if-none-match': '"e-1"' })).status).toBe(304);
    // The page itself is no secret: it says what has become of the link.
    expect([(await ask(own)).body.toString(), (await ask(`${own}assets/a-1.js`)).status]).toEqual(['<p>', 200]);

    house.closed = ['a'];
    const ended = await ask(`${own}viewers/white.json`, { 'if-none-match': '"e-1"' });
    expect([ended.status, ended.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(await statuses(own)).toEqual([410, 410, 200, 200]);
    house.closed = [];
    time.nowMs = 100_000;
    expect(await statuses(own)).toEqual([410, 410, 200, 200]);
    house.white = 'off';
    expect([await statuses('/'), await statuses(own)]).toEqual(Array(2).fill([404, 404, 200, 200]));
  });

  it('is read and nothing else', async () => {
    const { documents, ask } = await setUp();
    documents.put('all', 'e-1', '{}');
    const head = await ask('/viewers/all.json', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '2']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await ask('/viewers/all.json', {}, method)).status).toBe(405);
    for (const path of ['/viewers/draft.json', '/viewers/', '/../cfg/chess-match.json', '/viewers/all.json/', '/%00'])
      expect((await ask(path)).status).toBe(404);
    const framed = async (path: string) =>
      (await ask(path)).headers['content-security-policy']?.toString().split('; ').at(-1);
    expect([await framed('/'), await framed('/?embed&lang=ru'), await framed('/?embedded=1')]).toEqual([
      "frame-ancestors 'self'",
      'frame-ancestors *',
      "frame-ancestors 'self'",
    ]);
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/assets/a-1.js')).headers['cache-control']).toContain('immutable');
    const health = (await ask('/health')).body.toString();
    const feeds = [{ audience: 'all', state: 'comes', sinceMs: 5, lastAtMs: 9 }];
    const edges = [{ state: 'up', viewers: 7, lagMs: 3, failures: 0 }];
    expect(JSON.parse(health)).toEqual({ ok: true, connections: 1, requestsPerSecond: 0, edges, feeds });
  });

  it('is served on where something cannot be answered: who asked for it is told no more than that, the crew once', async () => {
    const broken = homeRow('/broken', () => {
      throw new TypeError('cannot read /srv/secret');
    });
    const { ask, warned } = await setUp(10, 30_000, [broken]);
    for (let at = 0; at < 2; at += 1) {
      const { status, headers, body } = await ask('/broken?x=1');
      expect([status, headers['cache-control'], body.toString()]).toEqual([500, 'no-store', 'That went wrong here.\n']);
    }
    expect((await ask('/')).status).toBe(200);
    expect(warned).toEqual([expect.stringContaining('cannot read /srv/secret')]);
  });

  it('is not for headers beyond all measure: those are told so or cut off, and others are served meanwhile', async () => {
    const { port, ask } = await setUp();
    expect((await ask('/', { big: 'x'.repeat(9_000) })).status).toBe(431);
    const endless = connect(port, '127.0.0.1');
    sockets.push(endless);
    const closed = closeOf(endless);
    endless.resume().write('GET / HTTP/1.1\r\nhost: x\r\n');
    const more = (): void => {
      while (!endless.destroyed && endless.write(`x: ${'y'.repeat(1000)}\r\n`));
    };
    endless.on('drain', more);
    more();
    expect((await ask('/')).status).toBe(200);
    await closed;
    for (const broken of ['GET', 'GET / HTTP/9\r\n\r\n', '\0\r\n\r\n', 'GET / HTTP/1.1\r\nhost: a\r\nhost\r\n\r\n']) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.resume().end(broken);
      await closeOf(socket);
    }
    expect((await ask('/')).status).toBe(200);
  });

  it('is cut off for those who take nothing of what they asked for, and for nobody else', async () => {
    const { listener, port, ask } = await setUp(10, 1000);
    for (let at = 0; at < 3; at += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket.pause());
      socket.write('GET /assets/long.js HTTP/1.1\r\nhost: x\r\n\r\n');
    }
    await expect.poll(() => listener.load().connections).toBe(3);
    expect((await ask('/assets/a-1.js')).status).toBe(200);
    await expect.poll(() => listener.load().connections, { timeout: 20_000 }).toBe(0);
  });

  it('sends whoever lost the last slash of a link to the page of that link, and nobody else', async () => {
    const { ask } = await setUp();
    const link = `/${passPath({ audience: 'white', until: 9, id: 'a' }, KEY)}`;
    const at = async (path: string) => {
      const { status, headers } = await ask(path);
      const { location } = headers;
      return [status, location === undefined ? null : new URL(location, `http://house/sub${path}`).href];
    };
    expect(await at(link.slice(0, -1))).toEqual([308, `http://house/sub${link}`]);
    expect(await at(`${link.slice(0, -1)}?turn=3&board=2`)).toEqual([308, `http://house/sub${link}?turn=3&board=2`]);
    expect(await at(link)).toEqual([200, null]);
    for (const path of ['/v/white/9/a', '/v/red/9/a/b', `${link}viewers`, '/viewers'])
      expect(await at(path)).toEqual([404, null]);
  });

  it('says so to those who are too many, and serves those who stay', async () => {
    const { listener, documents, port, ask } = await setUp(3);
    documents.put('all', 'e-1', '{}');
    const here = (): Promise<number> =>
      new Promise((resolve) => listener.server.getConnections((_error, count) => resolve(count)));
    for (let at = 0; at < 3; at += 1) sockets.push(connect(port, '127.0.0.1'));
    await expect.poll(here).toBe(3);
    expect(await ask('/viewers/all.json')).toMatchObject({ status: 503, headers: { connection: 'close' } });
    sockets.pop()?.destroy();
    await expect.poll(here).toBe(2);
    expect((await ask('/viewers/all.json')).status).toBe(200);
  });
});
