import { GAMES } from '../../../games';
import { CATEGORIES, type Category } from '../uploads/categories';

/** What an answer is, which decides what a browser may do with it. */
export type Kind =
  /** NodeCG's frame around our panels. */
  | 'shell'
  | 'panel'
  | 'graphic'
  /** A part of a page: script, style sheet, font, picture. */
  | 'part'
  /** Facts of the match for pages and scripts. */
  | 'data'
  /** A file that somebody uploaded. */
  | 'asset'
  /** NodeCG's socket and ours: polling and the change to a WebSocket. */
  | 'link';

/** Whose purse pays for a request; see limits.ts. */
export type Purse = 'files' | 'reads' | 'writes' | 'link';

type Method = 'GET' | 'POST' | 'DELETE';

/** One thing that may pass. Nothing else does. */
export interface Row {
  readonly method: Method;
  /** Of the whole decoded path. */
  readonly path: RegExp;
  readonly kind: Kind;
  readonly purse: Purse;
}

const exactly = (path: string): RegExp => new RegExp(`^${path.replace(/[.]/g, '\\$&')}$`);

const row = (method: Method, path: RegExp, kind: Kind, purse: Purse): Row => ({ method, path, kind, purse });

const ours = (method: Method, name: string): Row =>
  row(method, exactly(`/chess-match/${name}`), 'data', method === 'GET' ? 'reads' : 'writes');

const part = (path: string): Row => row('GET', exactly(path), 'part', 'files');

/** Folder names as Vite and we write them; file names with Vite's hash. */
const PAGE = '[a-z][a-z-]*';
const BUILT = '[\\w.-]+\\.(?:js|css|woff2|svg)';

const builtPage = (area: 'dashboard' | 'graphics', kind: Kind): Row =>
  row('GET', new RegExp(`^/bundles/chess-broadcast/${area}/dist/${PAGE}/index\\.html$`), kind, 'files');

const builtParts = (area: 'dashboard' | 'graphics'): Row =>
  row('GET', new RegExp(`^/bundles/chess-broadcast/${area}/dist/assets/${BUILT}$`), 'part', 'files');

const uploaded = (category: Category): readonly Row[] => {
  const folder = `/assets/chess-broadcast/${category}`;
  const endings = CATEGORIES[category].join('|');
  return [
    row('GET', new RegExp(`^${folder}/[^/]+\\.(?:${endings})$`, 'i'), 'asset', 'files'),
    row('POST', exactly(folder), 'data', 'writes'),
    row('DELETE', new RegExp(`^${folder}/[^/]+$`), 'data', 'writes'),
  ];
};

/**
 * Everything that may be asked of this server, the whole list: what pages really load, our routes, uploads. A test
 * opens every page through it and fails on a request that it lacks as well as on a row that nobody needs.
 */
export const ROWS: readonly Row[] = [
  row('GET', exactly('/chess-match/entry'), 'panel', 'files'),
  ours('POST', 'entry'),
  ours('GET', 'crew'),
  ours('POST', 'crew'),
  ours('POST', 'commands'),
  ours('GET', 'state'),
  ours('GET', 'clocks'),
  ours('GET', 'chronicle'),
  ours('GET', 'lately'),
  ours('GET', 'protocol'),
  ...Object.values(GAMES).map(({ records }) => ours('GET', `record.${records.extension}`)),
  ours('GET', 'tables.pgn'),
  ours('GET', 'device-codes'),
  ours('GET', 'journal'),
  ours('POST', 'journal/check'),
  ours('POST', 'journal/import'),
  ours('GET', 'audit'),
  ours('GET', 'viewers.json'),
  ours('GET', 'links'),
  ours('POST', 'links/act'),
  ours('GET', 'health'),
  ours('GET', 'rescue'),
  ours('POST', 'rescue/take'),
  ours('GET', 'rescue/files'),

  builtPage('dashboard', 'panel'),
  builtParts('dashboard'),
  builtPage('graphics', 'graphic'),
  builtParts('graphics'),
  ...uploaded('logos'),
  ...uploaded('photos'),
  ...uploaded('themes'),

  // The socket and its library; what the pages need of NodeCG.
  row('GET', exactly('/socket.io/'), 'link', 'link'),
  row('POST', exactly('/socket.io/'), 'link', 'link'),
  part('/socket.io/socket.io.js'),
  part('/socket.js'),
  part('/api.js'),
  part('/client_registration.js'),
  part('/dialog_opener.js'),
  part('/dashboard/css/panel-and-dialog-defaults.css'),
  part('/dashboard/css/panel-defaults.css'),

  // NodeCG's own dashboard.
  row('GET', exactly('/'), 'shell', 'files'),
  row('GET', exactly('/dashboard'), 'shell', 'files'),
  row('GET', exactly('/dashboard/'), 'shell', 'files'),
  part('/dashboard.js'),
  part('/node_modules/soundjs/lib/soundjs.min.js'),
  part('/service-worker.js'),
  part('/manifest.json'),
  part('/favicon.ico'),
  row('GET', /^\/dashboard\/img\/(?:notifications\/standard\/)?[\w-]+\.png$/, 'part', 'files'),
];
