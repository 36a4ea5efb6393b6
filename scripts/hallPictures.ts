// npm run hall:pictures: every display of the hall in every scene, from real servers: screenshots/hall.
// -- --scene NAME and --place NAME take some alone; -- --docs writes the small ones of docs/pictures instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Place } from '../bundles/chess-match/src/contract/venue';
import { launchShell } from '../tests/support/shell';
import { mustPost } from '../tests/support/commands';
import { startTestServer } from '../tests/support/server';
import { createVenue } from '../tests/support/venue';
import { playScene, SCENES, type Scene } from './hall/scenes';
import { openScreens, setUp, type Setting } from './hall/screens';
import { buildAll } from './lib/build';
import { needPrograms } from './lib/programs';
import { PROJECT } from './lib/project';
import { say } from './lib/say';
import { CASTS } from './onAir/cast';

const { values } = parseArgs({
  options: { scene: { type: 'string' }, place: { type: 'string' }, docs: { type: 'boolean', default: false } },
});

type Size = keyof typeof SIZES;
const SIZES = {
  hd: { width: 1920, height: 1080 },
  '4k': { width: 3840, height: 2160 },
  tall: { width: 1080, height: 1920 },
} as const;
const LOOKS: Readonly<Record<Size, Setting['look']>> = { hd: 'night', '4k': 'paper', tall: 'night' };

const BUSINESS: readonly Place[] = [
  ...(['boards', 'board-1', 'clock', 'scoreboard', 'screen-white', 'screen-black', 'control-board'] as const),
];
const PLACES: Readonly<Record<Scene, readonly Place[]>> = {
  opening: ['boards', 'board-1', 'board-2', 'control-board'],
  branching: BUSINESS,
  veto: ['clock', 'scoreboard'],
  flag: ['clock'],
  control: ['control-board', 'scoreboard', 'board-1'],
  over: ['boards', 'scoreboard', 'screen-white', 'clock'],
  swedish: ['boards', 'board-1', 'clock', 'scoreboard', 'screen-black', 'control-board'],
};

const write = (name: string, picture: Buffer): void => {
  const path = join(PROJECT, values.docs ? 'docs/pictures' : 'screenshots/hall', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  say(path);
};

needPrograms('chromium', 'chromium-headless-shell');
await buildAll('outdated', say);
const [browser, server] = await Promise.all([launchShell(), startTestServer({ pages: true })]);
const venue = await createVenue(server.root);
try {
  await venue.start();
  const screens = openScreens(browser, server, venue);
  for (const scene of SCENES.filter((name) => values.scene === undefined || name === values.scene)) {
    for (const cast of CASTS) {
      const seenBy = cast.language === 'ru' ? 'hall' : 'team';
      await mustPost(server, { type: 'setHallRules', entry: 'both', draftSeenBy: seenBy });
      await playScene(server, scene, cast);
      for (const place of PLACES[scene].filter((name) => values.place === undefined || name === values.place)) {
        const page = await screens.open(place, cast.language);
        for (const size of cast.language === 'ru' ? (['hd', '4k', 'tall'] as const) : (['hd'] as const)) {
          await setUp(page, { ...SIZES[size], look: LOOKS[size] });
          write(`${scene}-${place}-${size}-${cast.language}.png`, await page.screenshot());
        }
        await page.context().close();
      }
    }
  }
} finally {
  await browser.close();
  await venue.kill('SIGTERM');
  await server.dispose();
}
