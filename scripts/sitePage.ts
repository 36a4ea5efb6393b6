// npm run site:page -- MATCH [--out FILE] [--as html|json] [--lang ru|en|be] [--from db/viewers-archive]: a match that
// is over as one file, to be put on any web server or opened from a disk; without MATCH it says which there are.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readArchive, type ArchiveReader } from '../bundles/chess-match/src/match/home/archiveFiles';
import { homeFileOf } from '../bundles/chess-match/src/match/home/files/homeFile';
import { onePage } from '../bundles/chess-match/src/match/home/files/onePage';
import { ArgumentError, readArguments } from './lib/arguments';
import { buildAll } from './lib/build';
import { PROJECT_FOLDER } from './lib/project';
import { orComplain } from './lib/orComplain';
import { say } from './lib/say';

const FORMS = ['html', 'json'] as const;
const LANGUAGES = ['ru', 'en', 'be'];

const listed = (archive: ArchiveReader): string =>
  archive
    .list()
    .map(({ matchId, event, white, black }) => `  ${matchId}  ${white} — ${black}${event === '' ? '' : `, ${event}`}`)
    .join('\n');

const run = async (): Promise<void> => {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: join(PROJECT_FOLDER, 'db', 'viewers-archive') },
      out: { type: 'string' },
      as: { type: 'string', default: 'html' },
      lang: { type: 'string' },
    },
  });
  const [matchId] = positionals;
  const { lang } = values;
  const as = FORMS.find((known) => known === values.as);
  const folder = resolve(values.from);
  if (as === undefined) throw new ArgumentError('--as is html or json.');
  if (lang !== undefined && !LANGUAGES.includes(lang)) throw new ArgumentError('--lang is ru, en or be.');
  if (!existsSync(folder))
    throw new ArgumentError(`${folder} is not there: no match that viewers followed is over yet.`);
  const archive = readArchive(folder);
  if (matchId === undefined)
    throw new ArgumentError(`Say which: npm run site:page -- MATCH. There are:\n${listed(archive)}`);
  const file = homeFileOf(archive, matchId);
  if (file === null) throw new ArgumentError(`No match ${matchId} is over there. There are:\n${listed(archive)}`);
  const path = resolve(values.out ?? `match-${matchId}.${as}`);
  if (as === 'html') {
    await buildAll('outdated', say);
    const script = readFileSync(join(PROJECT_FOLDER, 'site', 'dist', 'match.js'), 'utf8');
    writeFileSync(path, onePage(file, script, lang ?? null));
  } else writeFileSync(path, JSON.stringify(file));
  say(`${path}: put it on any web server, or open it.`);
};

await orComplain(run);
