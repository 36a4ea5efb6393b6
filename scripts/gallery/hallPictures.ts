// npm run hall:pictures: every display of the hall in every scene, from real servers: screenshots/hall.
// -- --scene NAME and --place NAME take some alone; -- --docs writes those of docs/pictures instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Place } from 'chess-match/contract/venue';
import { launchShell } from '../../tests/support/shell';
import { mustPost } from '../../tests/support/commands';
import { openPanel } from '../../tests/support/panels';
import { startTestServer } from '../../tests/support/server';
import { createVenue } from '../../tests/support/venue';
import { HELD, isTablet } from '../hall/touch/gallery';
import { FIVE_BOARDS, playScene, SCENES, type Scene } from '../hall/scenes';
import { openScreens, setDraftSeenBy, setUp, type Setting } from '../hall/screens';
import { tryAtTables } from '../hall/tables';
import { readArguments } from '../lib/arguments';
import { buildAll } from '../lib/build';
import { orEnd } from '../lib/orEnd';
import { needPrograms } from '../lib/programs';
import { PROJECT_FOLDER } from '../lib/project';
import { say } from '../lib/say';
import { CASTS, type Cast } from './onAir/cast';
import { sheetOf } from './onAir/sheet';

const { values } = orEnd(() =>
  readArguments({
    options: { scene: { type: 'string' }, place: { type: 'string' }, docs: { type: 'boolean', default: false } },
  }),
);

/** A display's sizes in Russian, its size in English; a tablet's, in both. */
const SIZES: Readonly<Record<'display' | 'english' | 'tablet', Readonly<Record<string, Setting>>>> = {
  display: {
    hd: { ...HELD.landscape.display, look: 'night' },
    '4k': { width: 3840, height: 2160, look: 'paper' },
    tall: { ...HELD.portrait.display, look: 'night' },
  },
  english: { hd: { ...HELD.landscape.display, look: 'night' } },
  tablet: {
    wide: { ...HELD.landscape.tablet, look: 'paper' },
    tall: { ...HELD.portrait.tablet, look: 'night' },
    square: { width: 1024, height: 768, look: 'night' },
    upright: { width: 768, height: 1024, look: 'paper' },
  },
};

const BUSINESS: readonly Place[] = [
  ...(['boards', 'board-1', 'clock', 'scoreboard', 'screen-white', 'screen-black', 'own-control'] as const),
];
const PLACES: Readonly<Record<Scene, readonly Place[]>> = {
  opening: ['boards', 'board-1', 'board-2', 'own-control'],
  branching: BUSINESS,
  veto: ['clock', 'scoreboard'],
  flag: ['clock'],
  control: ['own-control', 'scoreboard', 'board-1'],
  tables: ['screen-white', 'screen-black'],
  over: ['boards', 'scoreboard', 'screen-white', 'clock'],
  swedish: ['boards', 'board-1', 'clock', 'scoreboard', 'screen-black', 'own-control'],
  series: ['boards', 'board-1', 'clock', 'scoreboard', 'screen-white', 'captain-white', 'captain-black'],
  throne: ['boards', 'board-1', 'clock', 'scoreboard', 'screen-white', 'captain-white', 'captain-black'],
  classical: ['boards', 'board-1', 'clock', 'scoreboard', 'screen-black', 'captain-white-1', 'captain-black-2'],
  reserves: [
    ...([
      'boards',
      'board-1',
      'screen-white',
      'captain-white-1',
      'captain-black-2',
      'captain-white',
      'table-white-1',
    ] as const),
  ],
};

/** What docs/hall.md shows, in English. */
const DOCS: readonly (readonly [Scene, Place])[] = [
  ...([
    ['branching', 'boards'],
    ['branching', 'board-1'],
    ['branching', 'screen-white'],
  ] as const),
  ...([
    ['veto', 'clock'],
    ['control', 'own-control'],
    ['control', 'scoreboard'],
  ] as const),
];

const write = (path: string, picture: Buffer): void => {
  mkdirSync(dirname(join(PROJECT_FOLDER, path)), { recursive: true });
  writeFileSync(join(PROJECT_FOLDER, path), picture);
  say(path);
};

orEnd(() => needPrograms('chromium', 'chromium-headless-shell'));
await buildAll('outdated', say);
const [browser, server] = await Promise.all([launchShell(), startTestServer({ pages: true })]);
const venue = await createVenue(server.root);
const screens = openScreens(browser, server, venue);

const begin = async (scene: Scene, cast: Cast, draftSeenBy: 'team' | 'hall'): Promise<void> => {
  await setDraftSeenBy(server, draftSeenBy);
  await playScene(server, scene, cast);
};

const takeScene = async (scene: Scene, cast: Cast): Promise<void> => {
  // With and without what is prepared.
  await begin(scene, cast, cast.language === 'ru' ? 'hall' : 'team');
  if (scene === 'tables')
    for (const team of ['white', 'black'] as const)
      await tryAtTables(server, venue, { team, ply: FIVE_BOARDS, language: cast.language });
  for (const place of PLACES[scene].filter((name) => values.place === undefined || name === values.place)) {
    const page = await screens.open(place, cast.language);
    const sizes = SIZES[isTablet(place) ? 'tablet' : cast.language === 'ru' ? 'display' : 'english'];
    for (const [size, setting] of Object.entries(sizes)) {
      await setUp(page, setting);
      write(`screenshots/hall/${scene}-${place}-${size}-${cast.language}.png`, await page.screenshot());
    }
    await page.context().close();
  }
};

/** The displays on one sheet, and the page on which their codes are issued. */
const takeDocs = async (): Promise<void> => {
  const pictures: Buffer[] = [];
  for (const [scene, place] of DOCS) {
    await begin(scene, CASTS[1], 'team');
    const page = await screens.open(place, 'en');
    await setUp(page, { ...HELD.landscape.display, look: 'night' });
    pictures.push(await page.screenshot());
    await page.context().close();
  }
  write('docs/pictures/hall-displays.jpg', await sheetOf(browser, pictures, { columns: 3, width: 480, quality: 60 }));
  await mustPost(server, { type: 'issueDeviceCode', place: 'clock', name: 'by the stage' });
  const { page } = await openPanel(browser, server.url, 'setup', { language: 'en' });
  await page.getByTestId('tab-hall').click();
  await page.getByTestId('device-code').waitFor();
  await page.getByTestId('device-row').first().waitFor();
  write('docs/pictures/hall-setup.jpg', await page.screenshot({ type: 'jpeg', quality: 60 }));
};

try {
  await venue.start();
  if (values.docs) await takeDocs();
  else
    for (const scene of SCENES.filter((name) => values.scene === undefined || name === values.scene))
      for (const cast of CASTS) await takeScene(scene, cast);
} finally {
  await browser.close();
  await venue.kill('SIGTERM');
  await server.dispose();
}
