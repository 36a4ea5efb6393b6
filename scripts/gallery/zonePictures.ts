// npm run pictures:zones: the sheet of docs/look.md, boards of each game with what may stand around them, from the
// committed pictures of the gallery.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { referencePath } from '../../tests/support/gallery';
import { launchShell } from '../../tests/support/shell';
import { orEnd } from '../lib/orEnd';
import { needPrograms } from '../lib/programs';
import { PROJECT_FOLDER } from '../lib/project';
import { say } from '../lib/say';
import { sheetOf } from './onAir/sheet';

/** What is on air at once, by the names of its pictures, the lowest first. */
const FRAMES: readonly (readonly string[])[] = [
  ['boards/one-branch', 'scorebug/one-branch', 'tree-strip/one-branch'],
  ['boards/two-branches', 'scorebug/two-branches', 'ticker/one-branch'],
  ['boards/three-branches', 'scorebug/three-branches', 'ticker/five-branch'],
  ['boards/five-branch', 'scorebug/five-branch', 'tree-strip/five-branch'],
  ['boards/swedish-sitting', 'scorebug/swedish-sitting', 'key-change/swedish-sitting'],
  ['boards/progressive', 'scorebug/progressive', 'ticker/progressive'],
  ['boards/belarusian-rokosh', 'scorebug/belarusian-rokosh', 'key-change/belarusian-rokosh'],
  ['boards/classical', 'scorebug/classical', 'ticker/classical'],
  ['boards/classical-one', 'scorebug/classical-one', 'ticker/classical-one'],
  ['scorebug/over-focus', 'focus/five-branch'],
  ['scorebug/above-tree', 'tree/five-branch'],
  ['result/progressive-mate'],
];
/** In the place of video. */
const BEHIND = '#5d705c';
const SHEET = { columns: 3, width: 480, quality: 60 };

const frameOf = async (browser: Browser, names: readonly string[]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
  const images = names.map((name) => {
    const png = readFileSync(referencePath(name)).toString('base64');
    return `<img src="data:image/png;base64,${png}">`;
  });
  await page.setContent(
    `<style>body { background: ${BEHIND} } img { position: absolute; inset: 0 }</style>${images.join('')}`,
  );
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
  const frame = await page.screenshot();
  await page.close();
  return frame;
};

orEnd(() => needPrograms('chromium', 'chromium-headless-shell'));
const browser = await launchShell();
try {
  const frames: Buffer[] = [];
  for (const names of FRAMES) frames.push(await frameOf(browser, names));
  const path = join(PROJECT_FOLDER, 'docs', 'pictures', 'zones.jpg');
  writeFileSync(path, await sheetOf(browser, frames, SHEET));
  say(path);
} finally {
  await browser.close();
}
