import { GAMES } from '../../../../games';
import { DESK_PATH } from '../../../../contract/desk';
import { ROW_FORMS, rowsPath } from '../../../../contract/flatRows';
import { LIVE_PATH } from '../../../../contract/live';
import type { Method, Row as Routed } from '../../../../http/router';
import { formsOf } from '../../../../games/common/records';
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
  | 'link'
  /** What other programs are told, to who asks and by a plain WebSocket. */
  | 'live';

/** Whose purse pays for a request; see limits.ts. */
export type Purse = 'files' | 'reads' | 'writes' | 'link';

/** Who may ask it. This server's own machine may ask everything; crew/rights.ts says whose keys the others are. */
export type For =
  /** Whoever comes, without a key too. */
  | 'anybody'
  /** Who has any key, those that only read among them. */
  | 'readers'
  /** Who has a key of the crew's, pictures in OBS among them. */
  | 'keys'
  /** Who works here: no picture asks so. */
  | 'people'
  /** Those whose panel it is. */
  | 'panel'
  | 'tableReaders'
  | 'uploaders'
  | 'keepers'
  | 'ownMachine';

/** One thing that may pass. Nothing else does. */
export interface Row extends Routed {
  readonly kind: Kind;
  readonly purse: Purse;
  readonly may: For;
}

const row = (method: Method, path: Row['path'], kind: Kind, purse: Purse, may: For): Row => ({
  method,
  path,
  kind,
  purse,
  may,
});

const ours = (method: Method, name: string, may: For): Row =>
  row(method, `/chess-match/${name}`, 'data', method === 'GET' ? 'reads' : 'writes', may);

const part = (path: string): Row => row('GET', path, 'part', 'files', 'keys');

/** Folder names as Vite and we write them; file names with Vite's hash. */
const PAGE = '[a-z][a-z-]*';
const BUILT = '[\\w.-]+\\.(?:js|css|woff2|ttf|svg)';

const builtPage = (area: 'dashboard' | 'graphics', kind: Kind, may: For): Row =>
  row('GET', new RegExp(`^/bundles/chess-broadcast/${area}/dist/${PAGE}/index\\.html$`), kind, 'files', may);

const builtParts = (area: 'dashboard' | 'graphics'): Row =>
  row('GET', new RegExp(`^/bundles/chess-broadcast/${area}/dist/assets/${BUILT}$`), 'part', 'files', 'keys');

/** @param may who may see them */
const uploaded = (category: Category, may: For): readonly Row[] => {
  const folder = `/assets/chess-broadcast/${category}`;
  const endings = CATEGORIES[category].join('|');
  return [
    row('GET', new RegExp(`^${folder}/[^/]+\\.(?:${endings})$`, 'i'), 'asset', 'files', may),
    row('POST', folder, 'data', 'writes', 'uploaders'),
    row('DELETE', new RegExp(`^${folder}/[^/]+$`), 'data', 'writes', 'uploaders'),
  ];
};

/**
 * Everything that may be asked of this server, the whole list: what pages really load, our routes, uploads. A test
 * opens every page through it and fails on a request that it lacks as well as on a row that nobody needs.
 */
export const ROWS: readonly Row[] = [
  row('GET', '/chess-match/entry', 'panel', 'files', 'anybody'),
  ours('POST', 'entry', 'anybody'),
  ours('GET', 'crew', 'ownMachine'),
  ours('POST', 'crew', 'ownMachine'),
  ours('GET', 'commands', 'people'),
  ours('POST', 'commands', 'people'),
  row('POST', /^\/chess-match\/commands\/[A-Za-z]+$/, 'data', 'writes', 'people'),
  row('GET', LIVE_PATH, 'live', 'reads', 'readers'),
  ...ROW_FORMS.map((form) => row('GET', rowsPath(form), 'data', 'reads', 'readers')),
  row('GET', DESK_PATH, 'live', 'reads', 'people'),
  ours('GET', 'state', 'people'),
  ours('GET', 'clocks', 'people'),
  ours('GET', 'ends', 'people'),
  ours('GET', 'chronicle', 'people'),
  ours('GET', 'chapters', 'people'),
  ours('GET', 'lately', 'keys'),
  ours('GET', 'protocol', 'people'),
  ours('GET', 'sheets', 'people'),
  ours('GET', 'league', 'people'),
  ...Object.values(GAMES).flatMap(({ records }) =>
    formsOf(records).map(({ name }) => ours('GET', `record.${name}`, 'people')),
  ),
  ours('GET', 'tables.pgn', 'tableReaders'),
  ours('GET', 'device-codes', 'keepers'),
  ours('GET', 'journal', 'people'),
  ours('POST', 'journal/check', 'keepers'),
  ours('POST', 'journal/import', 'keepers'),
  ours('GET', 'audit', 'people'),
  ours('GET', 'viewers.json', 'people'),
  ours('GET', 'embed', 'people'),
  ours('GET', 'links', 'keepers'),
  ours('POST', 'links/act', 'keepers'),
  ours('GET', 'health', 'people'),
  ours('GET', 'rescue', 'keepers'),
  ours('POST', 'rescue/take', 'keepers'),
  ours('GET', 'rescue/files', 'keepers'),

  builtPage('dashboard', 'panel', 'panel'),
  builtParts('dashboard'),
  builtPage('graphics', 'graphic', 'keys'),
  builtParts('graphics'),
  ...uploaded('logos', 'readers'),
  ...uploaded('photos', 'readers'),
  ...uploaded('themes', 'keys'),

  // The socket and its library; what the pages need of NodeCG.
  row('GET', '/socket.io/', 'link', 'link', 'keys'),
  row('POST', '/socket.io/', 'link', 'link', 'keys'),
  part('/socket.io/socket.io.js'),
  part('/socket.js'),
  part('/api.js'),
  part('/client_registration.js'),
  part('/dialog_opener.js'),
  part('/dashboard/css/panel-and-dialog-defaults.css'),
  part('/dashboard/css/panel-defaults.css'),

  // NodeCG's own dashboard.
  row('GET', '/', 'shell', 'files', 'people'),
  row('GET', '/dashboard', 'shell', 'files', 'people'),
  row('GET', '/dashboard/', 'shell', 'files', 'people'),
  part('/dashboard.js'),
  part('/node_modules/soundjs/lib/soundjs.min.js'),
  part('/service-worker.js'),
  part('/manifest.json'),
  part('/favicon.ico'),
  row('GET', /^\/dashboard\/img\/(?:notifications\/standard\/)?[\w-]+\.png$/, 'part', 'files', 'keys'),
];
