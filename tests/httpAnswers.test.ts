import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMatch } from './support/commands';
import { freePort } from './support/freePort';
import { answersOf, type Asked } from './support/httpAnswers';
import { PROJECT_FOLDER } from './support/root';
import { createTestServer, startTestServer, type TestServer } from './support/server';
import { createVenue, type TestVenue } from './support/venue';
import { viewersUp } from './support/viewersUp';

const JSON_TYPE = { 'content-type': 'application/json' };
const GZIP = { 'accept-encoding': 'gzip, br' };
const NO_GZIP = { 'accept-encoding': 'gzip;q=0, *;q=0.5' };

const get = (path: string, headers = {}): Asked => ({ method: 'GET', path, headers });
const head = (path: string, headers = {}): Asked => ({ method: 'HEAD', path, headers });
const post = (path: string, body: string, headers: object = JSON_TYPE): Asked => ({
  method: 'POST',
  path,
  body,
  headers: { ...headers },
});
const other = (method: string, path: string): Asked => ({ method, path });

let server: TestServer;
let venue: TestVenue;
let viewersPort: number;

beforeAll(async () => {
  viewersPort = await freePort();
  server = await startTestServer({ pages: true, config: { viewers: { port: viewersPort } } });
  await newMatch(server);
  venue = await createVenue(server.root);
  await venue.start();
  await viewersUp(`http://127.0.0.1:${viewersPort}`);
});
afterAll(async () => {
  await venue?.kill('SIGTERM');
  await server?.dispose();
});

/** A script of built pages, whose name has what is in it. */
const builtScript = (folder: string): string => {
  const script = readdirSync(join(PROJECT_FOLDER, folder, 'assets')).find((name) => name.endsWith('.js'));
  if (script === undefined) throw new Error(`Nothing is built in ${folder}.`);
  return script;
};

const GATE: readonly Asked[] = [
  ...[get('/'), get('/?lang=ru'), head('/'), other('POST', '/'), get('/gone'), other('OPTIONS', '/'), get('/..%2fcfg')],
  ...[get('/', { host: 'evil.example' }), get('/', { origin: 'http://evil.example' })],
  ...[get('/chess-match/entry'), head('/chess-match/entry'), post('/chess-match/entry', '{"code":"0000"}')],
  ...[post('/chess-match/entry', 'code=1', {}), other('DELETE', '/chess-match/entry')],
  ...[get('/chess-match/crew'), post('/chess-match/crew', '{"issue":"nobody"}'), post('/chess-match/crew', '[]')],
  ...[post('/chess-match/crew', '{"drop":"none"}'), post('/chess-match/crew', '{"revoke":"none"}')],
  ...[
    'state',
    'clocks',
    'ends',
    'chapters',
    'chronicle',
    'lately',
    'protocol',
    'audit',
    'viewers.json',
    'embed',
    'embed?match=none&as=html',
    'embed?as=none',
    'links',
    'device-codes',
  ].map((name) => get(`/chess-match/${name}`)),
  ...[head('/chess-match/state'), get('/chess-match/state', GZIP), other('POST', '/chess-match/state')],
  ...[get('/chess-match/record.txt'), get('/chess-match/record.bpgn'), get('/chess-match/record.none')],
  ...[get('/chess-match/tables.pgn'), get('/chess-match/tables.pgn?team=white&table=9')],
  ...[get('/chess-match/tables.pgn?team=white&match=none'), get('/chess-match/tables.pgn?team=white')],
  ...[get('/chess-match/audit?limit=x'), get('/chess-match/journal'), get('/chess-match/journal?match=none')],
  ...[post('/chess-match/commands', '{}', {}), post('/chess-match/commands', '{'), post('/chess-match/commands', '{}')],
  ...[post('/chess-match/commands', '[]'), post('/chess-match/commands', JSON.stringify('x'.repeat(70_000)))],
  ...[post('/chess-match/commands', '{"type":"none"}'), other('GET', '/chess-match/commands')],
  ...[post('/chess-match/commands', '{"type":"newMatch","event":7}'), other('PUT', '/chess-match/commands')],
  ...[post('/chess-match/journal/check', '{}'), post('/chess-match/journal/check', '{}', {})],
  ...[post('/chess-match/journal/import', 'x'), get('/chess-match/journal/import')],
  post('/chess-match/journal/check', 'x', { ...JSON_TYPE, accept: 'application/x-ndjson' }),
  ...[post('/chess-match/links/act', '{"rule":"white","access":"public"}'), post('/chess-match/links/act', 'x')],
  ...[post('/chess-match/links/act', '{"issue":"white","name":"a","hours":0}'), get('/chess-match/links/act')],
  post('/chess-match/links/act', '{"revoke":"none"}'),
  ...[get('/chess-match/rescue'), post('/chess-match/rescue/take', '{"way":"copy"}'), get('/chess-match/rescue/files')],
  ...[post('/chess-match/rescue/take', '{"way":"play"}', {}), head('/chess-match/'), get('/chess-match/gone')],
  ...[get('/assets/chess-broadcast/logos/gone.png'), get('/assets/chess-broadcast/themes/gone.css')],
  ...[post('/assets/chess-broadcast/logos', 'x', {}), other('DELETE', '/assets/chess-broadcast/logos/gone.png')],
  ...[get('/assets/chess-broadcast/none/a.png'), other('PUT', '/assets/chess-broadcast/logos')],
  post('/assets/chess-broadcast/photos', '--x--\r\n', { 'content-type': 'multipart/form-data; boundary=x' }),
  ...[get('/dashboard/'), get('/api.js'), get('/bundles/chess-broadcast/graphics/dist/boards/index.html')],
];

const LINK = '/v/white/9/a/AAAAAAAAAAAAAAAAAAAAAA';

const homeAsked = (): readonly Asked[] => [
  ...[get('/'), get('/', GZIP), get('/', NO_GZIP), head('/'), get('/?embed&lang=ru'), get('/?match=none&turn=1')],
  ...[get(`/assets/${builtScript('site/dist')}`, GZIP), get('/gone'), get('/%00'), get('/../cfg/chess-match.json')],
  ...[get('/viewers/all.json'), get('/viewers/all.json', GZIP), head('/viewers/all.json')],
  ...['white', 'nobody', 'past/none', 'archive/index', 'archive/none', 'files/none'].map((name) =>
    get(`/viewers/${name}.json`),
  ),
  ...[get('/viewers/results/matches.json'), get('/viewers/results/teams.csv?bom=1')],
  ...[get('/viewers/results/none.csv'), get(`${LINK}/viewers/results/teams.csv`)],
  ...[get('/viewers/files/none.html'), get('/oembed'), get('/oembed?format=xml')],
  ...[get('/viewers/pictures/none/0/1.png'), get('/viewers/media/all/index.m3u8'), get('/health'), head('/health')],
  ...[get(LINK), get(`${LINK}?turn=1`), get(`${LINK}/`), get(`${LINK}/viewers/white.json`), get(`${LINK}/health`)],
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => other(method, '/viewers/all.json')),
  get('/', { big: 'x'.repeat(9000) }),
];

const hallAsked = (): readonly Asked[] => [
  ...[get('/'), get('/', GZIP), get('/', NO_GZIP), head('/'), get('/?x=1'), get('/gone'), get('/%2e%2e/cfg')],
  ...[get(`/assets/${builtScript('bundles/venue/dist/pages')}`), get('/health'), head('/health'), get('/pair')],
  ...[other('POST', '/health'), other('POST', '/gone'), other('DELETE', '/'), other('OPTIONS', '/pair')],
  ...[get('/', { host: 'evil.example' }), post('/pair', '{"codeOrSecret":"0000"}'), post('/pair', '{}')],
  ...[post('/pair', 'x'), post('/pair', '{"codeOrSecret":7}'), post('/pair', JSON.stringify('x'.repeat(2000)))],
  post('/pair', '{"codeOrSecret":"0000"}', { origin: 'http://evil.example' }),
  get('/', { big: 'x'.repeat(9000) }),
];

/** While the journal waits for a decision. */
const RESCUE: readonly Asked[] = [
  ...[get('/'), get('/chess-match/rescue'), get('/chess-match/rescue/files'), get('/chess-match/health')],
  ...[
    post('/chess-match/rescue/take', '{"way":"copy"}'),
    post('/chess-match/commands', '{}'),
    get('/chess-match/gone'),
  ],
  ...[
    get('/chess-match/state'),
    get('/chess-match/entry'),
    other('PUT', '/chess-match/rescue'),
    head('/chess-match/audit'),
  ],
];

describe('what is answered, by status and headers', () => {
  it('at the match server', async () => {
    await expect(await answersOf(server.port, GATE)).toMatchFileSnapshot('references/http/match.txt');
  });

  it('at the match server while it waits for a decision', async () => {
    const broken = await createTestServer();
    try {
      const folder = join(broken.root, 'db', 'chess-match');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'journal.sqlite3'), 'no database, but a file of as many bytes as one begins with');
      await broken.start();
      await expect(await answersOf(broken.port, RESCUE)).toMatchFileSnapshot('references/http/rescue.txt');
    } finally {
      await broken.dispose();
    }
  });

  it('to viewers at home', async () => {
    await expect(await answersOf(viewersPort, homeAsked())).toMatchFileSnapshot('references/http/home.txt');
  });

  it('in the hall', async () => {
    await expect(await answersOf(venue.port, hallAsked())).toMatchFileSnapshot('references/http/hall.txt');
  });
});
