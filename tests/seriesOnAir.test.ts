import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STINGERS, showWith } from '../graphics/air/showFixture';
import { beforeLast, SERIES } from '../graphics/games/progressive/fixtures/states';
import { fakeNodecg } from './support/fakeNodecg';
import { overlayAddress, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { sharedShell } from './support/shell';

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const START_MS = 1_900_000_000_000;
const STATE = 'progressive-twelve';
const AFTER = SERIES[STATE];
const SHOWS = {
  boards: showWith('boards', { on: true, content: {} }),
  focus: showWith('focus', { on: true, content: { board: null } }),
  scorebug: showWith('scorebug', { on: true, content: {} }),
  ticker: showWith('ticker', { on: true, content: {} }),
  result: showWith('result', { on: true, content: {} }),
};
type Drawn = keyof typeof SHOWS;
const GRAPHICS: readonly Drawn[] = ['boards', 'focus'];
const TELLING: readonly Drawn[] = ['scorebug', 'ticker', 'result'];

/** The graphic before the series of twelve moves, its time standing still. */
const open = async (graphic: Drawn, query = ''): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.clock.install({ time: START_MS });
  await page.addInitScript(fakeNodecg, {
    ...beforeLast(STATE),
    show: SHOWS[graphic],
    stingers: NO_STINGERS,
    speaking: { ids: [] },
    tables: { white: null, black: null },
  });
  await page.goto(overlayAddress(server, graphic, query));
  await page.locator('[data-root][data-version="1"]').waitFor({ state: 'attached' });
  await page.clock.pauseAt(START_MS + 600_000);
  return page;
};

const send = (page: Page, values: object) =>
  page.evaluate((sent) => {
    (globalThis as unknown as { publish(values: object): void }).publish(sent);
  }, values);
const publish = (page: Page, over: object = {}) =>
  send(page, { ...AFTER, match: { ...AFTER.match, version: 2, ...over } });
const moving = (page: Page) => page.locator('[data-root][data-moving]').count();
/** Numbers of moves that can be seen on the board. */
const discs = (page: Page) => page.locator('[data-disc]:visible').count();
const told = (page: Page) => page.locator('[data-step-told]:visible').count();

describe.each(GRAPHICS)('a series of twelve moves in %s', (graphic) => {
  it('is played move by move, and stands still after six seconds', async () => {
    const page = await open(graphic);
    await publish(page);
    const [from] = await page.locator('[data-piece="d2"]').all();
    const begun = await from?.boundingBox();
    expect([await moving(page), await discs(page)]).toEqual([1, 0]);
    await page.clock.runFor(2500);
    const middle = [await discs(page), await told(page)];
    expect(middle[0]).toBeGreaterThan(2);
    expect(middle[0]).toBeLessThan(9);
    expect(middle[1]).toBeGreaterThanOrEqual(middle[0] ?? 0);
    await page.clock.runFor(3600);
    expect([await moving(page), await discs(page), await told(page)]).toEqual([0, 12, 12]);
    expect(
      await page.locator('[data-piece][style*="transform"], [style*="opacity"], [style*="visibility"]').count(),
    ).toBe(0);
    // The rook set out from b7, and stands on d2.
    const ended = await from?.boundingBox();
    expect(ended && begun && ended.y > begun.y && ended.x > begun.x).toBe(true);
    await page.close();
  });

  it('is set at once where stillness is asked for, and after an undo', async () => {
    const still = await open(graphic, 'still=1');
    await publish(still);
    expect([await moving(still), await discs(still)]).toEqual([0, 12]);
    const undone = await open(graphic);
    await publish(undone, { ply: 3 });
    expect([await moving(undone), await discs(undone)]).toEqual([0, 12]);
    await Promise.all([still.close(), undone.close()]);
  });
});

describe.each(TELLING)('%s', (graphic) => {
  /** Its words, without what clocks say. */
  const words = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const root = document.querySelector('[data-root]')?.cloneNode(true) as Element;
      for (const clock of root.querySelectorAll('[data-role^="clock"]')) clock.remove();
      return root.textContent;
    });

  it('tells of a series of twelve moves when the boards have shown it', async () => {
    const page = await open(graphic);
    const before = await words(page);
    await publish(page);
    await page.clock.runFor(5000);
    expect(await words(page)).toBe(before);
    await page.clock.runFor(2000);
    expect(await words(page)).not.toBe(before);
    await page.close();
  });

  it('tells at once where stillness is asked for, after an undo, and of who resigns meanwhile', async () => {
    const still = await open(graphic, 'still=1');
    const told = await words(still);
    await publish(still);
    expect(await words(still)).not.toBe(told);
    const undone = await open(graphic);
    await publish(undone, { ply: 3 });
    expect(await words(undone)).not.toBe(told);
    const resigned = await open(graphic);
    await publish(resigned);
    await send(resigned, { ...AFTER, match: { ...AFTER.match, version: 3, status: 'over' } });
    expect(await words(resigned)).not.toBe(told);
    await Promise.all([still.close(), undone.close(), resigned.close()]);
  });
});
