import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRAPHIC_IDS } from '../bundles/chess-match/src/show/graphics';
import { LAYERS } from '../bundles/chess-match/src/show/layers';
import { sharedShell } from './support/shell';
import { fakeNodecg } from './support/fakeNodecg';
import { compare, takeShots } from './support/gallery';
import { overlayAddress, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { readPicture } from './support/pixels';
import { capture, freezeTime, openCamera, openScreen, openShotPage, SETTLED } from './support/shots';
import { statesOf, type GraphicState } from './support/states';

const MONITORED = GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart');
/** Pixel for pixel: a smaller picture would be smoothed differently in a frame. */
const SCALE = 1;
/** Edges of glyphs in a frame; one wrong figure of the smallest text would be more than 50. */
const MOST_PIXELS = 40;
const LOOK = { language: 'ru', theme: 'night' } as const;

let browser: Browser;
let server: GraphicsServer;
let screen: BrowserContext;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
  screen = await openScreen(browser);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** A monitor of full size that has every graphic loaded and shows the one of the state. */
const openMonitor = async ({ graphic, query, replicants }: GraphicState): Promise<Page> => {
  const page = await screen.newPage();
  await freezeTime(page);
  await page.addInitScript(fakeNodecg, replicants);
  const address = overlayAddress(server, 'monitor', `${query}&lang=${LOOK.language}&theme=${LOOK.theme}`);
  // Any page of the same place: what is looked at is in its frame.
  await page.goto(overlayAddress(server, 'test-card', ''));
  const others = MONITORED.filter((id) => id !== graphic).join(' ');
  await page.evaluate(`document.body.innerHTML = \`<iframe src="${address}" style="width: 1920px; height: 1080px; border: 0"
    data-screens="${graphic}" data-covered="${others}" data-next="${others}"></iframe>\``);
  // A monitor draws when its page is idle, a busy machine's seldom; one that is found to be behind draws all it knows.
  await page.waitForFunction(
    ([shown, ids]) => {
      const frame = document.querySelector('iframe');
      if (frame === null) return false;
      frame.dataset['behind'] = String(Number(frame.dataset['behind'] ?? 0) + 1);
      const rootOf = (id: string) => frame.contentDocument?.querySelector(`[data-graphic="${id}"] [data-root]`) ?? null;
      return ids.every((id) => rootOf(id) !== null) && rootOf(shown)?.hasAttribute('data-moving') === false;
    },
    [graphic, MONITORED] as const,
  );
  await page.frameLocator('iframe').locator('body').evaluate(SETTLED);
  return page;
};

describe('a monitor of the director', () => {
  it.each(MONITORED)('shows %s exactly as its own page does, among all others', async (graphic) => {
    const state = (await statesOf(graphic)).find((known) => known.state === 'five-branch');
    if (!state) throw new Error(`${graphic} has no state of five branches.`);
    const screen = await openShotPage(browser, 'loaded');
    const [own] = await takeShots([screen], server, [{ state, look: LOOK, isCompared: false }], SCALE);
    await screen.close();
    if (!own) throw new Error(`There is no picture of ${graphic}.`);
    const page = await openMonitor(state);
    const { count } = compare(own.picture, readPicture(await capture(await openCamera(page), SCALE)));
    expect(count).toBeLessThanOrEqual(MOST_PIXELS);
    await page.close();
  });
});
