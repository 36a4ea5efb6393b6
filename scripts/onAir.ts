// npm run air: what a viewer sees, every preset with one to five boards over moving video, in both languages: screenshots/air.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchBrowser } from '../tests/support/browser';
import { startTestServer } from '../tests/support/server';
import { buildAll } from './lib/build';
import { needPrograms } from './lib/programs';
import { PROJECT } from './lib/project';
import { say } from './lib/say';
import { CASTS } from './onAir/cast';
import { takePresets } from './onAir/presets';
import { openStudio } from './onAir/studio';

const OUT = join(PROJECT, 'screenshots', 'air');

const save = (name: string, picture: Buffer): void => {
  const path = join(OUT, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  say(path);
};

needPrograms('chromium');
await buildAll('outdated', say);
const [browser, server] = await Promise.all([launchBrowser(), startTestServer({ pages: true })]);
try {
  const studio = await openStudio(browser, server);
  for (const cast of CASTS) await takePresets(studio, cast, save);
} finally {
  await browser.close();
  await server.dispose();
}
