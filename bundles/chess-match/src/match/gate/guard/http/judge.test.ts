import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeRequest } from './judge';

const kindOf = (method: string, url: string): string => {
  const judgement = judgeRequest(method, url);
  return judgement.passes ? judgement.passing.row.kind : judgement.kind;
};

const DIST = '/bundles/chess-broadcast/graphics/dist';
const LOGOS = '/assets/chess-broadcast/logos';

describe('what may pass', () => {
  it.each([
    ['GET', '/', 'shell'],
    ['GET', '/dashboard/', 'shell'],
    ['GET', '/dashboard/?x=%2f', 'shell'],
    ['HEAD', `${DIST}/boards/index.html`, 'graphic'],
    ['GET', `${DIST}/boards/index.html?lang=en&still=1`, 'graphic'],
    ['GET', `${DIST}/assets/air-DzUARk-E.js`, 'part'],
    ['GET', '/bundles/chess-broadcast/dashboard/dist/operator/index.html?standalone=true', 'panel'],
    ['GET', `${LOGOS}/event%20Cup.png`, 'asset'],
    ['GET', `${LOGOS}/%D0%9A%D1%83%D0%B1%D0%BE%D0%BA.svg`, 'asset'],
    ['DELETE', `${LOGOS}/old.html`, 'data'],
    ['POST', LOGOS, 'data'],
    ['POST', '/chess-match/commands', 'data'],
    ['POST', '/chess-match/commands/startClock', 'data'],
    ['GET', '/chess-match/live', 'live'],
    ['GET', '/socket.io/?EIO=4&transport=polling&t=abc', 'link'],
    ['POST', '/socket.io/?EIO=4&transport=polling&sid=abc', 'link'],
  ])('%s %s', (method, url, kind) => {
    expect(kindOf(method, url)).toBe(kind);
  });
});

describe('what may not', () => {
  it.each([
    '/node_modules/..%2Fdb%2Fnodecg.sqlite3',
    '/node_modules/..%2fcfg%2fnodecg.json',
    '/bundles/chess-broadcast/node_modules/..%2Fdb%2Fchess-match%2Fjournal.sqlite3',
    '/assets/a/b/..%2F..%2F..%2Fdb%2Fchess-match%2Fjournal.sqlite3',
    `${LOGOS}/..%5c..%5Ccfg.png`,
    `${LOGOS}/a%00.png`,
    `${LOGOS}/a%252e.png`,
    `${LOGOS}/../../x.png`,
    `${LOGOS}/./x.png`,
    `${LOGOS}/%2e%2e/x.png`,
    `${LOGOS}/.hidden.png`,
    `${LOGOS}/a\\b.png`,
    `${LOGOS}/a%0a.png`,
    `${LOGOS}/%ff.png`,
    `${LOGOS}/%`,
    `${LOGOS}//x.png`,
    '//evil.example/x',
    'http://evil.example/dashboard/',
    'dashboard/',
    '*',
    '',
    '/dashboard/#x',
    '/dashboard/\u00e9',
    `/dashboard/?${'x'.repeat(3000)}`,
    '/.git/config',
  ])('an address that cannot be read: %j', (url) => {
    expect(kindOf('GET', url)).toBe('bad_address');
  });

  it.each([
    '/cfg/nodecg.json',
    '/db/nodecg.sqlite3',
    '/package.json',
    '/node_modules/nodecg/package.json',
    '/bundles/chess-match/extension/index.js',
    '/bundles/chess-broadcast/node_modules/chess-match/extension/index.js',
    '/bundles/chess-broadcast/dashboard/operator/main.tsx',
    '/bundles/chess-broadcast/graphics/boards/index.html',
    `${DIST}/assets/air-DzUARk-E.js.map`,
    `${DIST}/assets/deep/air.js`,
    `${DIST}/boards/overlay.ts`,
    `${DIST}/boards/`,
    '/dashboard.js.map',
    '/api.js.map',
    '/sound/a/b/default.mp3',
    '/instance/killed.html',
    '/login',
    '/assets/chess-broadcast/sounds/x.mp3',
    '/assets/chess-match/logos/x.png',
    '/chess-match/',
    '/chess-match/other',
    '/socket.io/socket.io.js.map',
    '/socket.io/x',
    '/socket.io',
    '/API.js',
  ])('an address that is not on the list: %s', (url) => {
    expect(kindOf('GET', url)).toBe('not_listed');
  });

  it.each([
    ['PUT', LOGOS],
    ['GET', LOGOS],
    ['POST', '/dashboard/'],
    ['DELETE', `${DIST}/boards/index.html`],
    ['OPTIONS', '/chess-match/commands'],
    ['PUT', '/chess-match/commands'],
    ['PROPFIND', '/'],
    ['GET', `${LOGOS}/page.html`],
    ['GET', `${LOGOS}/x.css`],
  ])('a method that the address does not have: %s %s', (method, url) => {
    expect(judgeRequest(method, url)).toMatchObject({ kind: 'wrong_method', status: 405 });
  });
});

/** What people who attack servers try, in any order. */
const hostilePart = fc.constantFrom(
  ...['..', '.', '%2e', '%2E%2e', '%2f', '%5C', '\\', '%25', '%00', '/', '//', 'a', 'x.png', 'index.html', '.js', 'б'],
  ...[
    'assets',
    'logos',
    'chess-broadcast',
    'bundles',
    'graphics',
    'dist',
    'db',
    'cfg',
    '?',
    '%252e',
    '%c0%ae',
    ' ',
    '%20',
  ],
);
const START = [`${LOGOS}/`, `${DIST}/assets/`, `${DIST}/`, '/', '/node_modules/', '/dashboard/img/'] as const;

/** Folders that anything of the disk may be served from. */
const SERVED =
  /^\/(?:bundles\/chess-broadcast\/(?:dashboard|graphics)\/dist|assets\/chess-broadcast\/(?:logos|photos|themes)|dashboard\/img)\/[^/]+/;
const NAMED =
  /^\/(?:dashboard\/?|socket\.io\/(?:socket\.io\.js)?|chess-match\/[a-z./]+|[\w-]+\.(?:js|json|ico)|dashboard\/css\/[\w-]+\.css|node_modules\/soundjs\/lib\/soundjs\.min\.js)?$/;

describe('every address that passes', () => {
  it('names a file of the served folders, however often it is decoded and joined', () => {
    const address = fc.tuple(fc.constantFrom(...START), fc.array(hostilePart, { maxLength: 8 }));
    fc.assert(
      fc.property(fc.constantFrom('GET', 'DELETE'), address, (method, [start, parts]) => {
        const url = start + parts.join('');
        const judgement = judgeRequest(method, url);
        if (!judgement.passes) return;
        const { path } = judgement.passing;
        expect(posix.normalize(path)).toBe(path);
        expect(decodeURIComponent(path)).toBe(path);
        expect(path).not.toMatch(/\\|\0|\/\./);
        expect(SERVED.test(path) || NAMED.test(path)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
