// npm run site:export -- FOLDER [--from db/viewers-archive]: the matches that are over, with the page that shows them,
// as static files for any web server, and each of them in a file by itself. What is there already is replaced file by
// file, each whole.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readArchive } from '../bundles/chess-match/src/match/home/archiveFiles';
import { homeFileOf } from '../bundles/chess-match/src/match/home/files/homeFile';
import { onePage } from '../bundles/chess-match/src/match/home/files/onePage';
import { resultFiles } from '../bundles/chess-match/src/match/home/results/resultFiles';
import { ArgumentError, readArguments } from './lib/arguments';
import { PROJECT_FOLDER } from './lib/project';
import { orComplain } from './lib/orComplain';
import { say } from './lib/say';

const PAGES = join(PROJECT_FOLDER, 'site', 'dist');

/** Says to the page that nothing is ever live where it stands (site/src/main.tsx). */
const asArchive = (page: string): string =>
  page.replace('</head>', '  <meta name="viewers" content="archive" />\n  </head>');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Put in place when it is whole: whoever reads meanwhile gets the old file or the new; for everybody to read. */
const put = (path: string, body: Buffer | string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, body, { mode: 0o644 });
  renameSync(`${path}.part`, path);
};

const exportTo = (target: string, archive: string): number => {
  const matches = filesIn(archive);
  // What is named goes before what names it: pages and parts, then matches, and the list last.
  const rank = (file: string): number => (file.startsWith('past') ? 0 : file.endsWith('index.json') ? 2 : 1);
  for (const file of filesIn(PAGES).filter((name) => name !== 'index.html'))
    put(join(target, file), readFileSync(join(PAGES, file)));
  for (const file of matches.toSorted((a, b) => rank(a) - rank(b)))
    put(join(target, 'viewers', file), readFileSync(join(archive, file)));
  const kept = readArchive(archive);
  const script = readFileSync(join(PAGES, 'match.js'), 'utf8');
  for (const { matchId } of kept.list()) {
    const file = homeFileOf(kept, matchId);
    if (file === null) continue;
    put(join(target, 'viewers', 'files', `${matchId}.json`), JSON.stringify(file));
    put(join(target, 'viewers', 'files', `${matchId}.html`), onePage(file, script, null));
  }
  for (const [name, text] of resultFiles(kept.list())) put(join(target, 'viewers', name), text);
  put(join(target, 'index.html'), asArchive(readFileSync(join(PAGES, 'index.html'), 'utf8')));
  return matches.filter((file) => rank(file) === 1).length;
};

const run = (): void => {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { from: { type: 'string', default: join(PROJECT_FOLDER, 'db', 'viewers-archive') } },
  });
  const [folder] = positionals;
  const archive = resolve(values.from);
  if (folder === undefined) throw new ArgumentError('Say where to: npm run site:export -- FOLDER');
  if (!existsSync(archive))
    throw new ArgumentError(`${archive} is not there: no match that viewers followed is over yet.`);
  if (!existsSync(PAGES)) throw new ArgumentError('The page is not built: npm run build');
  const count = exportTo(resolve(folder), archive);
  say(`${count} ${count === 1 ? 'match' : 'matches'} in ${resolve(folder)}: put it on any web server.`);
};

await orComplain(run);
