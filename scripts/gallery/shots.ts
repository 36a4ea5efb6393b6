// npm run shots: a picture of every graphic in every state, with a page to look through them: screenshots/index.html.
// -- --update instead rewrites what the tests compare with; names of graphics limit either to them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchShell } from '../../tests/support/shell';
import { REFERENCE_SCALE, REFERENCES, takeShots, viewsOf, writeReference } from '../../tests/support/gallery';
import { serveGraphics } from '../../tests/support/overlayPage';
import { writePicture } from '../../tests/support/pixels';
import { openShotPage } from '../../tests/support/shots';
import { graphicNames } from '../../tests/support/states';
import { buildAll } from '../lib/build';
import { orEnd } from '../lib/orEnd';
import { needPrograms } from '../lib/programs';
import { PROJECT_FOLDER } from '../lib/project';
import { complain, say } from '../lib/say';
import { shotsPage } from './shotsPage';

const OUT = join(PROJECT_FOLDER, 'screenshots');

const isUpdate = process.argv.includes('--update');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.filter((name) => !graphicNames().includes(name));
if (unknown.length > 0) {
  complain(`There is no graphic ${unknown.join(', ')}. There are: ${graphicNames().join(', ')}.`);
  process.exit(1);
}
const graphics = asked.length > 0 ? asked : graphicNames();

orEnd(() => needPrograms('chromium', 'chromium-headless-shell'));
if (process.env['GRAPHICS_DIST'] === undefined) await buildAll('outdated', say);
const [browser, server] = await Promise.all([launchShell(), serveGraphics()]);
/** One page works while the other one waits for its picture. */
const pages = await Promise.all([openShotPage(browser, 'loaded'), openShotPage(browser, 'loaded')]);
const sections: { graphic: string; names: string[] }[] = [];
try {
  for (const graphic of graphics) {
    const views = (await viewsOf(graphic)).filter(({ isCompared }) => isCompared || !isUpdate);
    const shots = await takeShots(pages, server, views, isUpdate ? REFERENCE_SCALE : 1);
    rmSync(join(isUpdate ? REFERENCES : OUT, graphic), { recursive: true, force: true });
    for (const shot of shots) {
      const path = join(OUT, `${shot.name}.png`);
      for (const problem of shot.problems) complain(`${shot.name}: ${problem}`);
      if (isUpdate) writeReference(shot);
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, writePicture(shot.picture));
      }
    }
    sections.push({ graphic, names: shots.map(({ name }) => name) });
    say(`${graphic}: ${shots.length}`);
  }
} finally {
  await browser.close();
  server.close();
}
if (!isUpdate) {
  const page = join(OUT, 'index.html');
  writeFileSync(page, shotsPage(sections));
  say(page);
}
