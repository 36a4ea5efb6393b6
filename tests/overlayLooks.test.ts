import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, type FixtureName } from '../graphics/shared/fixtures';
import { showWith } from '../graphics/shared/showFixture';
import { launchBrowser } from './support/browser';
import { openFixture, replicantsOf, serveGraphics, type GraphicsServer } from './support/overlayPage';

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

const stageOf = (page: Page, version: number) => page.locator(`[data-stage][data-version="${version}"]`);
const moving = (page: Page) => page.locator('[data-stage][data-moving]').count();

describe('the boards in motion', () => {
  const open = () => openFixture(browser, server, 'boards', 'one', { query: '', frozen: true });

  it('sets the first picture and animates the next', async () => {
    const page = await open();
    expect(await moving(page)).toBe(0);
    await publish(page, 'two', 2);
    expect(await stageOf(page, 2).count()).toBe(1);
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
    expect(await stageOf(page, 3).count()).toBe(1);
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
    expect(await stageOf(page, 2).count()).toBe(1);
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
      expect(await page.locator(`[data-stage][data-version="1"][data-show="${version}"][data-moving]`).count()).toBe(1);
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
