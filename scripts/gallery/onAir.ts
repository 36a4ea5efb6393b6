// npm run air: what a viewer sees over moving video, from a real server: screenshots/air. Every preset with one to five
// boards in both languages, the line-ups, and ten random moments of a game; -- --only presets|lineups|moments takes
// these alone, --seed N other moments, --language ru|en one language. -- --docs NAME writes small sheets of what was
// taken to docs/pictures/NAME-*.jpg as well.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser';
import { startTestServer } from '../../tests/support/server';
import { readArguments } from '../lib/arguments';
import { buildAll } from '../lib/build';
import { orEnd } from '../lib/orEnd';
import { needPrograms } from '../lib/programs';
import { PROJECT_FOLDER } from '../lib/project';
import { say } from '../lib/say';
import { CASTS } from './onAir/cast';
import { momentsOf, takeMoments } from './onAir/moments';
import { takeLineUps } from './onAir/lineUps';
import { BOARD_COUNTS, takePresets } from './onAir/presets';
import { sheetOf, type SheetOptions } from './onAir/sheet';
import { openStudio } from './onAir/studio';

const { values } = orEnd(() =>
  readArguments({
    options: {
      only: { type: 'string' },
      language: { type: 'string' },
      seed: { type: 'string', default: '11' },
      docs: { type: 'string' },
    },
  }),
);

const write = (path: string, picture: Buffer): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  say(path);
};

orEnd(() => needPrograms('chromium'));
await buildAll('outdated', say);
const [browser, server] = await Promise.all([launchBrowser(), startTestServer({ pages: true })]);

/** Takes pictures, and a sheet of them for the documents where it is asked for. */
const session = async (
  name: string,
  options: SheetOptions,
  take: (save: (name: string, picture: Buffer) => void) => Promise<void>,
): Promise<void> => {
  const pictures: Buffer[] = [];
  await take((picture, png) => {
    pictures.push(png);
    write(join(PROJECT_FOLDER, 'screenshots', 'air', `${picture}.png`), png);
  });
  if (values.docs === undefined) return;
  const path = join(PROJECT_FOLDER, 'docs', 'pictures', `${values.docs}-${name}.jpg`);
  write(path, await sheetOf(browser, pictures, options));
};

try {
  const studio = await openStudio(browser, server);
  const presets = { columns: BOARD_COUNTS.length, width: 384, quality: 50 };
  const casts = CASTS.filter(({ language }) => (values.language ?? language) === language);
  const takes = (what: string): boolean => (values.only ?? what) === what;
  for (const cast of takes('presets') ? casts : [])
    await session(cast.language, presets, (save) => takePresets(studio, cast, save));
  const large = { columns: 2, width: 800, quality: 50 };
  for (const cast of takes('lineups') ? casts : [])
    await session(`teams-${cast.language}`, large, (save) => takeLineUps(studio, cast, save));
  if (takes('moments'))
    await session('moments', large, (save) => takeMoments(studio, CASTS[0], momentsOf(Number(values.seed)), save));
} finally {
  await browser.close();
  await server.dispose();
}
