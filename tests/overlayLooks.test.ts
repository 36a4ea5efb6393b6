import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShowView } from '@schemas/show';
import { ZONES } from '../bundles/chess-match/src/show/zones';
import { fixtureOf, FIXTURES, type FixtureName } from '../graphics/shared/fixtures';
import { SHOW_FIXTURE, showWith } from '../graphics/shared/showFixture';
import { scheme4 } from '../graphics/shared/treeFixture';
import { launchBrowser } from './support/browser';
import { fakeNodecg } from './support/fakeNodecg';
import { openFixture, overlayAddress, replicantsOf, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { readPicture } from './support/pixels';
import { capture, openCamera } from './support/shots';
import { strayParts } from './support/strays';
import { graphicNames, statesOf, type GraphicState } from './support/states';

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const publish = (page: Page, name: FixtureName, version: number, over: Record<string, unknown> = {}) => {
  const values = replicantsOf(FIXTURES[name], version);
  const next = { ...values, match: { ...(values['match'] as object), ...over } };
  return page.evaluate((sent) => {
    (globalThis as unknown as { publish(values: object): void }).publish(sent);
  }, next);
};

const rootOf = (page: Page, version: number) => page.locator(`[data-root][data-version="${version}"]`);
const moving = (page: Page) => page.locator('[data-root][data-moving]').count();

describe('the boards in motion', () => {
  const open = () => openFixture(browser, server, 'boards', 'one', { query: '', frozen: true });

  it('sets the first picture and animates the next', async () => {
    const page = await open();
    expect(await moving(page)).toBe(0);
    await publish(page, 'two', 2);
    expect(await rootOf(page, 2).count()).toBe(1);
    expect(await moving(page)).toBe(1);
    await page.clock.runFor(10_000);
    expect(await moving(page)).toBe(0);
    expect(await page.locator('[style*="transform"], [style*="opacity"]').count()).toBe(0);
    await page.close();
  });

  it('lets a motion run when a later version shows nothing new', async () => {
    const page = await open();
    await publish(page, 'two', 2);
    await publish(page, 'two', 3);
    expect(await rootOf(page, 3).count()).toBe(1);
    expect(await moving(page)).toBe(1);
    await page.close();
  });

  it.each([
    ['an undo', { ply: 40 }],
    ['another match', { matchId: 'another' }],
    ['a gap of turns', { ply: 60 }],
  ])('sets %s without motion', async (_what, over) => {
    const page = await open();
    await publish(page, 'two', 2, over);
    expect(await rootOf(page, 2).count()).toBe(1);
    expect(await moving(page)).toBe(0);
    await page.close();
  });

  it('go off air and come back as a whole, with no match published', async () => {
    const page = await openFixture(browser, server, 'boards', 'two', { query: '', frozen: true });
    const cards = page.locator('[data-role="card"]:visible');
    const take = async (on: boolean, version: number): Promise<void> => {
      const show = { ...showWith('boards', { on, content: {} }), version };
      await page.evaluate(
        (sent) => {
          (globalThis as unknown as { publish(values: object): void }).publish(sent);
        },
        { show },
      );
      expect(await page.locator(`[data-root][data-version="1"][data-show="${version}"][data-moving]`).count()).toBe(1);
      await page.clock.runFor(2000);
      expect([await moving(page), await page.locator('[style*="opacity"]').count()]).toEqual([0, 0]);
    };
    expect(await cards.count()).toBe(2);
    await take(false, 2);
    expect(await cards.count()).toBe(0);
    await take(true, 3);
    expect(await cards.count()).toBe(2);
    await page.close();
  });

  it('does not move when stillness is asked for', async () => {
    const page = await openFixture(browser, server, 'boards', 'one', { query: 'still=1', frozen: true });
    await publish(page, 'two', 2);
    expect(await moving(page)).toBe(0);
    await page.close();
  });

  it('sends chips of an ended board to where the scorebug shows the table', async () => {
    const boards = await openFixture(browser, server, 'boards', 'five', { query: '', frozen: true });
    await publish(boards, 'ended', 2);
    const flyer = boards.locator('[data-role="flyer"]').last();
    const lands = await flyer.evaluate(({ style }: { style: { left: string; top: string } }) => [
      style.left,
      style.top,
    ]);
    const scorebug = await openFixture(browser, server, 'scorebug', 'ended', { query: 'still=1', frozen: false });
    const table = await scorebug.locator('[data-role="table"]').boundingBox();
    expect(lands).toEqual([`${table?.x}px`, `${table?.y}px`]);
    await Promise.all([boards.close(), scorebug.close()]);
  });
});

describe('a graphic that was taken off air', () => {
  /** The show of a state with one graphic as asked, taken once more. */
  const taken = ({ graphic, replicants }: GraphicState, on: boolean, version: number): object => {
    const show = replicants['show'] as ShowView;
    const graphics = show.graphics as Readonly<Record<string, object>>;
    return { ...show, version, graphics: { ...graphics, [graphic]: { ...graphics[graphic], on, takes: version } } };
  };

  const paintedPixels = async (page: Page): Promise<number> => {
    const { data } = readPicture(await capture(await openCamera(page), 0.5));
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  };

  /** States with most in them, of every game the graphic is drawn for. */
  const fullOf = async (graphic: string): Promise<readonly GraphicState[]> =>
    (await statesOf(graphic)).filter(({ state }) => ['five-branch', 'longest-names', 'swedish'].includes(state));

  it.each(graphicNames())('leaves nothing of %s in the frame', async (graphic) => {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    for (const state of await fullOf(graphic)) {
      const page = await context.newPage();
      await page.clock.install({ time: 1_700_000_000_000 });
      await page.addInitScript(fakeNodecg, { ...state.replicants, show: taken(state, true, 1) });
      await page.goto(overlayAddress(server, graphic, ''));
      await rootOf(page, 1).waitFor({ state: 'attached' });
      await page.clock.pauseAt(1_700_000_600_000);
      await page.evaluate(
        (sent) => {
          (globalThis as unknown as { publish(values: object): void }).publish(sent);
        },
        { show: taken(state, false, 2) },
      );
      await page.clock.runFor(20_000);
      expect([state.state, await moving(page), await paintedPixels(page)]).toEqual([state.state, 0, 0]);
      await page.close();
    }
    await context.close();
  });
});

describe('the change of the band', () => {
  /** A board is divided: it is announced where the strip of the tree stands. */
  const at = (ply: number, version: number): Record<string, unknown> => {
    const tree = scheme4(ply);
    const graphics = { ...SHOW_FIXTURE.graphics };
    for (const id of ['boards', 'tree-strip', 'key-change'] as const)
      Object.assign(graphics, { [id]: { ...graphics[id], on: true } });
    return { ...replicantsOf(fixtureOf(tree), version), tree, show: { ...SHOW_FIXTURE, version: 1, graphics } };
  };

  const openAt = async (graphic: string): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.clock.install({ time: 0 });
    await page.addInitScript(fakeNodecg, at(12, 1));
    await page.goto(overlayAddress(server, graphic, 'lang=ru'));
    await rootOf(page, 1).waitFor({ state: 'attached' });
    await page.clock.pauseAt(60_000);
    return page;
  };

  /** Pixels of the picture that are seen. */
  const seenOn = ({ data }: { readonly data: Uint8Array }): number =>
    data.reduce((sum, value, index) => sum + (index % 4 === 3 && value > 24 ? 1 : 0), 0);

  it('is out, then in; chips fly meanwhile, and in fifty frames nothing leaves its zone', async () => {
    const graphics = ['tree-strip', 'key-change', 'boards'] as const;
    const zones = [[ZONES.band], [ZONES.band], [ZONES.stage]];
    const pages = await Promise.all(graphics.map(openAt));
    const cameras = await Promise.all(pages.map(openCamera));
    const frames = async () => Promise.all(cameras.map(async (camera) => readPicture(await capture(camera, 0.1))));
    const run = (ms: number) => Promise.all(pages.map((page) => page.clock.runFor(ms)));
    const seen = async () => (await frames()).slice(0, 2).map((picture) => seenOn(picture) > 0);
    expect(await seen()).toEqual([true, false]);
    await Promise.all(
      pages.map((page) =>
        page.evaluate(
          (sent) => {
            (globalThis as unknown as { publish(values: object): void }).publish(sent);
          },
          at(13, 2),
        ),
      ),
    );
    let flying = 0;
    for (let frame = 0; frame < 50; frame += 1) {
      const pictures = await frames();
      expect(pictures.flatMap((picture, index) => strayParts(picture, zones[index] ?? [], 0.1))).toEqual([]);
      expect(pictures.slice(0, 2).filter((picture) => seenOn(picture) > 0).length).toBeLessThan(2);
      flying += (await pages.at(-1)?.locator('[data-role="flyer"]').count()) ?? 0;
      await run(40);
    }
    expect(flying).toBeGreaterThan(0);
    expect(await seen()).toEqual([false, true]);
    await run(8000);
    await run(1000);
    expect(await seen()).toEqual([true, false]);
    await Promise.all(pages.map((page) => page.close()));
  });
});
