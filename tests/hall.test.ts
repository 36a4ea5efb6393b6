import { PNG } from 'pngjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { business } from '../bundles/chess-match/src/games/business';
import { projectOptions } from '../bundles/chess-match/src/games/business/views/options';
import { after, newGame, play, T0 } from '../bundles/chess-match/src/games/testing/play';
import { cameraFrames } from '../bundles/chess-match/src/show';
import { sharedShell } from './support/shell';
import { fakeNodecg } from './support/fakeNodecg';
import { serveGraphics, type GraphicsServer } from './support/overlayPage';
import { statesOf } from './support/states';

const START_MS = 1_700_000_000_000;
const FRAME = { width: 1920, height: 1080 };

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const replicantsOf = async (graphic: string, state: string): Promise<Record<string, unknown>> => {
  const found = (await statesOf(graphic)).find((each) => each.state === state);
  if (!found) throw new Error(`${graphic} has no state ${state}.`);
  return { ...found.replicants };
};

/** Notes which replicants the page asks for; runs in the page after its stand-in for NodeCG. */
const noteAsked = (): void => {
  const page = globalThis as unknown as { nodecg: { Replicant: (name: string) => unknown }; asked: string[] };
  const { Replicant } = page.nodecg;
  page.asked = [];
  page.nodecg.Replicant = (name) => {
    page.asked.push(name);
    return Replicant(name);
  };
};

const open = async (graphic: string, state: string, query: string): Promise<Page> =>
  openWith(graphic, await replicantsOf(graphic, state), query);

const openWith = async (graphic: string, values: object, query: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: FRAME });
  if (query === '') await page.clock.install({ time: START_MS });
  await page.addInitScript(fakeNodecg, { ...values });
  await page.addInitScript(noteAsked);
  await page.goto(`${server.url}/bundles/chess-broadcast/graphics/dist/${graphic}/index.html?${query}`);
  await page.locator('[data-root][data-version="1"]').waitFor({ state: 'attached' });
  if (query === '') await page.clock.pauseAt(START_MS + 600_000);
  return page;
};

const publish = async (page: Page, graphic: string, state: string): Promise<void> => {
  const { show } = await replicantsOf(graphic, state);
  await page.evaluate(
    (values) => {
      (globalThis as unknown as { publish(sent: object): void }).publish(values);
    },
    { show },
  );
};

describe.each(['white', 'black'] as const)("the screen of %s's viewers", (side) => {
  const graphic = `audience-${side}`;

  it('is open for a camera in every published frame and closed everywhere else', async () => {
    const page = await open(graphic, 'three', 'still=1');
    const published = await page.locator('[data-camera-frames]').getAttribute('data-camera-frames');
    const frames = cameraFrames(side);
    expect(JSON.parse(published ?? '')).toEqual(frames);
    const picture = PNG.sync.read(await page.screenshot({ omitBackground: true }));
    const alphaAt = (x: number, y: number): number | undefined => picture.data[(y * picture.width + x) * 4 + 3];
    for (const { x, y, width, height } of frames) {
      expect(alphaAt(x + width / 2, y + 24)).toBe(0);
      expect([alphaAt(x + width / 2, y - 8), alphaAt(x - 8, y + height / 2)]).toEqual([255, 255]);
    }
    let clear = 0;
    for (let at = 3; at < picture.data.length; at += 4) if (picture.data[at] === 0) clear += 1;
    const holes = frames.reduce((total, { width, height }) => total + width * height, 0);
    expect(clear).toBeLessThanOrEqual(holes);
    await page.close();
  });

  it('asks for nothing that a team prepares', async () => {
    const page = await open(graphic, 'three', 'still=1');
    const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
    expect(asked).toContain('boards');
    expect(asked.filter((name) => ['draft', 'moves', 'history'].includes(name))).toEqual([]);
    await page.close();
  });

  it('B22 bars branching to its own side in the turn in which that vetoed it, as the rules publish', async () => {
    const begun = newGame({ vetoScope: 'opponent', timePerTeamMs: 1000 });
    const own = side === 'white' ? begun : play(begun, '1:e4');
    const started = after(own, { type: 'startClock' }, T0);
    const state = after(started, { type: 'declareVeto', side }, T0);
    const { match, boards } = business.project(state);
    const published = await replicantsOf(graphic, 'one-branch');
    const options = projectOptions(state);
    const values = { ...published, boards: { boards }, options, match: Object.assign({}, published['match'], match) };
    const page = await openWith(graphic, values, 'still=1&lang=ru');
    const [branching] = await page.locator('[data-role="choice"]').allInnerTexts();
    expect(branching).toMatch(/^Ветвление\s+вето$/);
    await page.close();
  });

  it('has its own side below', async () => {
    const page = await open(graphic, 'three', 'still=1');
    const heights = await page
      .locator('[data-board="1"] [data-piece="g1"], [data-board="1"] [data-piece="g8"]')
      .evaluateAll((pieces: readonly { dataset: { piece?: string }; getBoundingClientRect(): { top: number } }[]) =>
        Object.fromEntries(pieces.map((piece) => [piece.dataset.piece, piece.getBoundingClientRect().top])),
      );
    const [own, other] = side === 'white' ? ['g1', 'g8'] : ['g8', 'g1'];
    expect(heights[own ?? '']).toBeGreaterThan(heights[other ?? ''] ?? Infinity);
    await page.close();
  });
});

describe('the explainer', () => {
  const moving = (page: Page) => page.locator('[data-root][data-moving]').count();
  const summedUp = (page: Page) => page.locator('[data-role="lesson"] [data-role="between"]').isVisible();

  it('shows the position before, plays the rule once, and rests in what it explains', async () => {
    const page = await open('explainer', 'off', '');
    await publish(page, 'explainer', 'five-branch');
    await page.clock.runFor(1000);
    expect([await moving(page), await summedUp(page)]).toEqual([1, false]);
    await page.clock.runFor(10_000);
    expect([await moving(page), await summedUp(page)]).toEqual([0, true]);
    expect(await page.locator('[style*="transform"], [style*="opacity"], [style*="visibility"]').count()).toBe(0);
    await page.close();
  });

  it('changes from one card to another without leaving anything of the first', async () => {
    const page = await open('explainer', 'five-branch', '');
    await publish(page, 'explainer', 'one-branch');
    expect(await page.locator('[data-role="lesson-gone"]').isVisible()).toBe(true);
    await page.clock.runFor(20_000);
    expect(await moving(page)).toBe(0);
    expect(await page.locator('[data-role="lesson-gone"]').isVisible()).toBe(false);
    await page.close();
  });
});
