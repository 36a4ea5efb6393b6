import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_ONCE } from '../bundles/chess-match/src/match/gate/guard/http/limits';
import { overlayUrl } from './support/browser';
import { newMatch, openSocket, rawRequest } from './support/commands';
import { panelUrl } from './support/panels';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  await newMatch(server);
});
afterAll(() => server.dispose());

/** What the server answers to these bytes, until it hangs up. */
const rawBytes = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', reject);
    socket.on('close', () => resolve(text)).setTimeout(20_000, () => socket.destroy());
  });

const host = (): string => `Host: 127.0.0.1:${server.port}`;

describe('what a browser asks for again', () => {
  const cacheOf = async (path: string): Promise<string> =>
    (await fetch(server.url + path)).headers.get('cache-control') ?? '';

  it('is the page and what may become another file, and no part that is named by what is in it', async () => {
    const page = await (await fetch(overlayUrl(server.url, 'boards'))).text();
    const parts = [...page.matchAll(/"(\/bundles\/[^"]+\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(await cacheOf(part)).toContain('immutable');
    expect(await cacheOf(new URL(overlayUrl(server.url, 'boards')).pathname)).not.toContain('immutable');
    expect(await cacheOf('/bundles/chess-broadcast/graphics/dist/assets/portrait-1.svg')).not.toContain('immutable');
  });

  it('is a part that was not there', async () => {
    expect(await cacheOf('/bundles/chess-broadcast/graphics/dist/assets/gone-Bj8GpYc7.js')).not.toContain('immutable');
  });
});

describe('what a stranger reads of the server', () => {
  it.each([
    ['its database', '/node_modules/..%2Fdb%2Fnodecg.sqlite3'],
    ['its configuration', '/node_modules/..%2Fcfg%2Fnodecg.json'],
    ['the journal', '/bundles/chess-broadcast/node_modules/..%2Fdb%2Fchess-match%2Fjournal.sqlite3'],
    ['the extension', '/bundles/chess-broadcast/node_modules/chess-match/extension/index.js'],
    ['a module', '/node_modules/nodecg/package.json'],
    ['a source', '/bundles/chess-broadcast/dashboard/operator/main.tsx'],
    ['a source of a graphic', '/bundles/chess-broadcast/graphics/boards/overlay.ts'],
    ['a source map', '/dashboard.js.map'],
    ['a hidden file', '/bundles/chess-broadcast/graphics/dist/.env'],
    ['a hidden file, encoded', '/bundles/chess-broadcast/graphics/dist/%2eenv'],
    ['the manifest', '/package.json'],
  ])('is not %s', async (_what, path) => {
    const before = server.log().length;
    const { status, text } = await rawRequest(server, 'GET', path);
    expect([400, 404]).toContain(status);
    expect(text.split('\n')).toHaveLength(2);
    expect(server.log().slice(before)).not.toMatch(/^\s+at /m);
  });

  it.each(['/', '/dashboard/', '/api.js', '/gone', '/chess-match/state', '/assets/chess-broadcast/logos/gone.png'])(
    'tells at %s neither what it is made of nor lets it be framed or guessed at',
    async (path) => {
      const { headers } = await fetch(server.url + path, { redirect: 'manual' });
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-frame-options')).toMatch(/^(SAMEORIGIN|DENY)$/);
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(self|none)'/);
    },
  );

  it('pages live under a policy of their own', async () => {
    for (const address of [panelUrl(server.url, 'operator'), overlayUrl(server.url, 'boards')]) {
      const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port}`);
      expect(policy).toContain("frame-ancestors 'self'");
    }
  });
});

describe('what is no request of ours', () => {
  it.each([
    ['another server’s address', 'GET http://evil.example/dashboard/ HTTP/1.1'],
    ['a proxy’s method', 'CONNECT evil.example:443 HTTP/1.1'],
    ['path traversal', 'GET /bundles/../cfg/nodecg.json HTTP/1.1'],
    ['a method without a page', 'PUT /dashboard/ HTTP/1.1'],
    ['an endless address', `GET /${'x'.repeat(4000)} HTTP/1.1`],
  ])('%s gets nothing', async (_what, line) => {
    expect(await rawBytes([line, host(), 'Connection: close'])).not.toMatch(/^HTTP\/1.1 [23]/);
  });

  it.each([
    ['/', 400],
    ['/chess-match/state', 400],
    ['/other/?EIO=4&transport=websocket', 404],
    ['/socket.io/..%2f?EIO=4&transport=websocket', 400],
  ])('a change of protocol at %s is refused', async (path, status) => {
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    const answer = await rawBytes([`GET ${path} HTTP/1.1`, host(), ...upgrade, key]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('is counted by kind and does not fill the log', async () => {
    const before = server.log().length;
    await Promise.all(Array.from({ length: 200 }, (_, i) => rawRequest(server, 'GET', `/nothing-${i}`)));
    await until(
      () => server.log().slice(before).includes('more (not_listed), the last: GET /nothing-'),
      'the rest in one line',
    );
    expect(server.log().slice(before).split('not_listed').length).toBeLessThan(50);
  });

  it('a polling request is judged like any other', async () => {
    const path = '/socket.io/?EIO=4&transport=polling';
    expect((await rawRequest(server, 'GET', path)).status).toBe(200);
    expect((await rawRequest(server, 'GET', path, { origin: 'http://evil.example' })).status).toBe(403);
    const sid = /"sid":"([^"]+)"/.exec((await rawRequest(server, 'GET', path)).text)?.[1] ?? '';
    const known = `${path}&sid=${sid}`;
    expect((await rawRequest(server, 'POST', known, { origin: 'http://evil.example' }, '40')).status).toBe(403);
    expect((await rawRequest(server, 'POST', known, {}, '40')).status).toBe(200);
  });
});

describe('a flood', () => {
  it('of requests that never end is told to wait, and takes no files, no reads and no sockets from others', async () => {
    const post = ['POST /assets/chess-broadcast/logos HTTP/1.1', host(), 'Content-Length: 10'];
    const held = Array.from({ length: AT_ONCE.perAddress }, () => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(`${post.join('\r\n')}\r\n\r\n`));
      return socket;
    });
    try {
      const upload = () => fetch(`${server.url}/assets/chess-broadcast/logos`, { method: 'POST' });
      await until(async () => (await upload()).status === 429, 'the gate to be full');
      expect((await upload()).headers.get('retry-after')).toBe('1');
      expect((await fetch(overlayUrl(server.url, 'boards'))).status).toBe(200);
      // Whether all is well, too: on a busy machine it need not be.
      expect(await (await fetch(`${server.url}/chess-match/health`)).json()).toHaveProperty('version');
      (await openSocket(server, '/chess-match')).close();
      for (const socket of held) socket.destroy();
      await until(async () => (await upload()).status === 415, 'the gate to let in again');
    } finally {
      for (const socket of held) socket.destroy();
    }
  });
});
