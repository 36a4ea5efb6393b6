import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShowView } from '@schemas/show';
import { FIXTURES, type FixtureName } from '../graphics/games/business/fixtures/fixtures';
import { showWith } from '../graphics/air/showFixture';
import { openPage } from './support/browser';
import { openClockedPage, type ClockedPage } from './support/clockedPage';
import { sharedShell } from './support/shell';
import { fakeNodecg } from './support/fakeNodecg';
import { overlayAddress, replicantsOf, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { readPicture } from './support/pixels';
import { capture } from './support/shots';
import { graphicNames, statesOf, type GraphicState } from './support/states';

const START_MS = 1_900_000_000_000;
const LATER_MS = START_MS + 600_000;

let browser: Browser;
let server: GraphicsServer;
let clocked: ClockedPage;
let page: Page;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
  clocked = await openClockedPage(browser, START_MS, LATER_MS);
  ({ page } = clocked);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** An overlay showing a fixture at version 1. */
const open = (overlay: string, name: FixtureName, query = ''): Promise<void> =>
  clocked.load(overlayAddress(server, overlay, query), replicantsOf(FIXTURES[name], 1));

const publish = (values: object): Promise<void> =>
  page.evaluate((sent) => {
    (globalThis as unknown as { publish(values: object): void }).publish(sent);
  }, values);

const publishFixture = (name: FixtureName, version: number, over: Record<string, unknown> = {}): Promise<void> => {
  const values = replicantsOf(FIXTURES[name], version);
  return publish({ ...values, match: { ...(values['match'] as object), ...over } });
};

const rootOf = (version: number) => page.locator(`[data-root][data-version="${version}"]`);
const moving = () => page.locator('[data-root][data-moving]').count();

describe('the boards in motion', () => {
  it('sets the first picture and animates the next', async () => {
    await open('boards', 'one');
    expect(await moving()).toBe(0);
    await publishFixture('two', 2);
    expect(await rootOf(2).count()).toBe(1);
    expect(await moving()).toBe(1);
    await page.clock.runFor(10_000);
    expect(await moving()).toBe(0);
    expect(await page.locator('[style*="transform"], [style*="opacity"]').count()).toBe(0);
  });

  it('lets a motion run when a later version shows nothing new', async () => {
    await open('boards', 'one');
    await publishFixture('two', 2);
    await publishFixture('two', 3);
    expect(await rootOf(3).count()).toBe(1);
    expect(await moving()).toBe(1);
  });

  it.each([
    ['an undo', { ply: 40 }],
    ['another match', { matchId: 'another' }],
    ['a gap of turns', { ply: 60 }],
  ])('sets %s without motion', async (_what, over) => {
    await open('boards', 'one');
    await publishFixture('two', 2, over);
    expect(await rootOf(2).count()).toBe(1);
    expect(await moving()).toBe(0);
  });

  it('go off air and come back as a whole, with no match published', async () => {
    await open('boards', 'two');
    const cards = page.locator('[data-role="card"]:visible');
    const take = async (on: boolean, version: number): Promise<void> => {
      const show = { ...showWith('boards', { on, content: {} }), version };
      await publish({ show });
      expect(await page.locator(`[data-root][data-version="1"][data-show="${version}"][data-moving]`).count()).toBe(1);
      await page.clock.runFor(2000);
      expect([await moving(), await page.locator('[style*="opacity"]').count()]).toEqual([0, 0]);
    };
    expect(await cards.count()).toBe(2);
    await take(false, 2);
    expect(await cards.count()).toBe(0);
    await take(true, 3);
    expect(await cards.count()).toBe(2);
  });

  it('does not move when stillness is asked for', async () => {
    await open('boards', 'one', 'still=1');
    await publishFixture('two', 2);
    expect(await moving()).toBe(0);
  });

  it('sends chips of an ended board to where the scorebug shows the table', async () => {
    await open('boards', 'five');
    await publishFixture('ended', 2);
    const flyer = page.locator('[data-role="flyer"]').last();
    const lands = await flyer.evaluate(({ style }: { style: { left: string; top: string } }) => [
      style.left,
      style.top,
    ]);
    await open('scorebug', 'ended', 'still=1');
    const table = await page.locator('[data-role="table"]').boundingBox();
    expect(lands).toEqual([`${table?.x}px`, `${table?.y}px`]);
  });
});

describe('a graphic that was taken off air', () => {
  /** The show of a state with one graphic as asked, taken once more. */
  const taken = ({ graphic, replicants }: GraphicState, on: boolean, version: number): object => {
    const show = replicants['show'] as ShowView;
    const graphics = show.graphics as Readonly<Record<string, object>>;
    return { ...show, version, graphics: { ...graphics, [graphic]: { ...graphics[graphic], on, takes: version } } };
  };

  /** Of the frame in a tenth of its size, where a dot of one pixel is still not nothing. */
  const paintedPixels = async (): Promise<number> => {
    const { data } = readPicture(await capture(clocked.camera, 0.1));
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  };

  const AT_ONCE_MS = 1000;
  const AT_MOST_MS = 20_000;

  /** Frame by frame as long as anything moves; then at one go to whatever would come much later. */
  const rest = async (): Promise<void> => {
    let passedMs = 0;
    do {
      await page.clock.runFor(AT_ONCE_MS);
      passedMs += AT_ONCE_MS;
    } while (passedMs < AT_MOST_MS && (await moving()) > 0);
    await page.clock.fastForward(AT_MOST_MS);
  };

  /** States with most in them, of every game the graphic is drawn for. */
  const fullOf = async (graphic: string): Promise<readonly GraphicState[]> =>
    (await statesOf(graphic)).filter(({ state }) =>
      ['five-branch', 'longest-names', 'swedish', 'progressive'].includes(state),
    );

  it.each(graphicNames())('leaves nothing of %s in the frame', async (graphic) => {
    for (const state of await fullOf(graphic)) {
      await clocked.load(overlayAddress(server, graphic, ''), { ...state.replicants, show: taken(state, true, 1) });
      await publish({ show: taken(state, false, 2) });
      await rest();
      expect([state.state, await moving(), await paintedPixels()]).toEqual([state.state, 0, 0]);
    }
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
    await page.locator('[data-root][data-version="1"]').waitFor({ state: 'attached' });
    // There is no server for its sockets.
    expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
    expect(await page.locator(ofBusinessChess).count()).toBe(0);
    if (!OF_THE_PAST.includes(graphic))
      expect(await page.locator('[data-root]').innerText()).not.toMatch(/фиш|вето|ветв|стол арбитров/i);
    await close();
  });
});
