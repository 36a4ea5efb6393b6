import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createListener, type Listener } from './listener';

const EDGE = { name: 'secret.host:9601', state: 'up', viewers: 7, lagMs: 3, failures: 0 } as const;

const opened: Listener[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const { server } of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const setUp = async (mostConnections = 10) => {
  const pages = new Map([
    ['/', { type: 'text/html', body: Buffer.from('<p>'), isForever: false }],
    ['/assets/a-1.js', { type: 'text/javascript', body: Buffer.from('1'), isForever: true }],
  ]);
  const time = { nowMs: 0 };
  const listener = createListener({
    ...{ pages, routes: [], mostConnections },
    now: () => time.nowMs,
    edges: () => [EDGE],
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
  return { listener, port, ask, time };
};

describe('what strangers reach', () => {
  it('is a document, plain or zipped, with a tag by which it is asked for once', async () => {
    const { listener, ask } = await setUp();
    expect(await ask('/viewers/all.json')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    listener.put('all', 'e-1', '{"n":1}');
    const plain = await ask('/viewers/all.json?x=1');
    expect([plain.status, plain.body.toString(), plain.headers.etag]).toEqual([200, '{"n":1}', '"e-1"']);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=1, stale-while-revalidate=5',
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding',
    });
    const zipped = await ask('/viewers/all.json', { 'accept-encoding': 'br, gzip' });
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).toString()]).toEqual(['gzip', '{"n":1}']);
    for (const tags of ['"e-1"', 'W/"e-1"', '"e-0", "e-1"'])
      expect((await ask('/viewers/all.json', { 'if-none-match': tags })).status).toBe(304);
    listener.put('all', 'e-2', '{"n":2}');
    expect((await ask('/viewers/all.json', { 'if-none-match': '"e-1"' })).status).toBe(200);
    expect((await ask('/viewers/white.json')).status).toBe(503);
  });

  it('is the past in parts, each of them kept for ever by whoever has it', async () => {
    const { listener, ask, time } = await setUp();
    listener.keepPast(
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
    listener.keepPast(['one', 'three'], new Map([['three', '[3]']]));
    expect((await ask('/viewers/past/two.json')).body.toString()).toBe('[2]');
    time.nowMs += 2 * 60_000;
    listener.keepPast(['one', 'three'], new Map());
    const statuses = ['one', 'two', 'three'].map(async (id) => (await ask(`/viewers/past/${id}.json`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  });

  it('is read and nothing else', async () => {
    const { listener, ask } = await setUp();
    listener.put('all', 'e-1', '{}');
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
    const edges = [{ state: 'up', viewers: 7, lagMs: 3, failures: 0 }];
    expect(JSON.parse(health)).toEqual({ ok: true, connections: 1, requestsPerSecond: 0, edges });
    await expect(ask('/', { big: 'x'.repeat(20_000) })).rejects.toThrow();
    expect((await ask('/')).status).toBe(200);
  });

  it('says so to those who are too many, and serves those who stay', async () => {
    const { listener, port, ask } = await setUp(3);
    listener.put('all', 'e-1', '{}');
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
