import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShowView } from '@schemas/show';
import { FIXTURES, type FixtureName } from '../graphics/games/business/fixtures/fixtures';
import { showWith } from '../graphics/air/showFixture';
import { openPage } from './support/browser';
import { sharedShell } from './support/shell';
import { fakeNodecg } from './support/fakeNodecg';
import { openFixture, overlayAddress, replicantsOf, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { readPicture } from './support/pixels';
import { capture, openCamera } from './support/shots';
import { graphicNames, statesOf, type GraphicState } from './support/states';

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
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
    (await statesOf(graphic)).filter(({ state }) =>
      ['five-branch', 'longest-names', 'swedish', 'progressive'].includes(state),
    );

  it.each(graphicNames())('leaves nothing of %s in the frame', async (graphic) => {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    for (const state of await fullOf(graphic)) {
      const page = await context.newPage();
      await page.clock.install({ time: 1_900_000_000_000 });
      await page.addInitScript(fakeNodecg, { ...state.replicants, show: taken(state, true, 1) });
      await page.goto(overlayAddress(server, graphic, ''));
      await rootOf(page, 1).waitFor({ state: 'attached' });
      await page.clock.pauseAt(1_900_000_600_000);
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

describe('a game that has no graphics of its own', () => {
  const ofBusinessChess = '[data-role*="chip"], [data-role="flyer"], [data-role="why"], [data-role="table"]';

  /** They say what happened, which here are facts of Business Chess. */
  const OF_THE_PAST = ['recap', 'replay', 'statistics'];

  it.each(graphicNames())('has %s drawn with nothing of another game in it', async (graphic) => {
    const full = (await statesOf(graphic)).find(({ state }) => state === 'five-branch');
    const match = { ...(full?.replicants['match'] as object), game: 'another' };
    const { page, errors, close } = await openPage(browser);
    await page.addInitScript(fakeNodecg, { ...full?.replicants, match });
    await page.goto(overlayAddress(server, graphic, 'still=1'));
    await rootOf(page, 1).waitFor({ state: 'attached' });
    // There is no server for its sockets.
    expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
    expect(await page.locator(ofBusinessChess).count()).toBe(0);
    if (!OF_THE_PAST.includes(graphic))
      expect(await page.locator('[data-root]').innerText()).not.toMatch(/фиш|вето|ветв|стол арбитров/i);
    await close();
  });
});
