import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtures as bands } from '../graphics/games/business/fixtures/ticker';
import { pictureWith } from '../graphics/games/business/facts/testing';
import { FIXTURES } from '../graphics/games/business/fixtures/fixtures';
import { showWith } from '../graphics/air/showFixture';
import { scheme4 } from '../graphics/games/business/fixtures/scheme4';
import { sharedShell } from './support/shell';
import { fakeNodecg } from './support/fakeNodecg';
import { illegible } from './support/legibility';
import { serveGraphics, type GraphicsServer } from './support/overlayPage';

const START_MS = 1_700_000_000_000;

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const open = async (graphic: string, values: object, query: string, isFrozen: boolean): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  if (isFrozen) await page.clock.install({ time: START_MS });
  await page.addInitScript(fakeNodecg, values as Record<string, unknown>);
  await page.goto(`${server.url}/bundles/chess-broadcast/graphics/dist/${graphic}/index.html?${query}`);
  await page.locator('[data-root]').waitFor({ state: 'attached' });
  if (isFrozen) await page.clock.pauseAt(START_MS + 600_000);
  return page;
};

const publish = (page: Page, values: object): Promise<void> =>
  page.evaluate((sent) => {
    (globalThis as unknown as { publish(values: object): void }).publish(sent);
  }, values);

/** Scheme 4 after the turn of `ply`, as version `version`. */
const at = (ply: number, version: number, over: object = {}, declared: object = {}): object => {
  const { course, score, match, play } = pictureWith(scheme4(ply), { play: declared });
  const show = showWith('key-change', { on: true, content: {} });
  return { course, score, show, play, match: { ...FIXTURES.five.match, ...match, version, ...over } };
};

describe('key-change on air', () => {
  const plate = (page: Page) => page.locator('[data-role^="plate"]:visible');
  const told = (page: Page): Promise<string> => plate(page).locator('[data-role^="content"]:visible').innerText();

  it('tells nothing of what was before the page came', async () => {
    const page = await open('key-change', at(13, 1), '', true);
    await page.clock.runFor(5000);
    expect(await plate(page).count()).toBe(0);
    await publish(page, at(14, 2));
    expect(await plate(page).count()).toBe(0);
    await page.close();
  });

  it('B6 tells a branching at once, long enough to be read, then leaves without a trace', async () => {
    const page = await open('key-change', at(12, 1), 'lang=ru', true);
    await publish(page, at(13, 2));
    expect(await page.locator('[data-role^="plate"]').count()).toBe(1);
    await page.clock.runFor(3000);
    expect(await page.locator('[data-root][data-moving]').count()).toBe(0);
    expect(await told(page)).toContain('Белые разделили доску 1');
    expect(await page.locator('[style*="transform: translate"], [style*="opacity"]').count()).toBe(0);
    await page.clock.runFor(10_000);
    expect(await plate(page).count()).toBe(0);
    await page.close();
  });

  it('B27 tells a correction of the past once, and nothing else of what it changed', async () => {
    const page = await open('key-change', at(50, 1), 'lang=ru', true);
    const correction = { seq: 30, number: 5, side: 'white', isCut: true };
    await publish(page, at(12, 2, { correction: { ...correction, moves: [{ board: 1, before: 'd3', after: 'd4' }] } }));
    await page.clock.runFor(3000);
    expect(await plate(page).count()).toBe(1);
    // A long sentence stands in two lines.
    expect((await told(page)).replace(/\s+/g, ' ')).toContain('Арбитр отменил ходы, начиная с 5-го хода белых');
    await page.clock.runFor(10_000);
    expect(await plate(page).count()).toBe(0);
    await publish(page, at(50, 3));
    expect(await plate(page).count()).toBe(0);
    await page.close();
  });

  it('B27 takes an undone fact out at once, and what is played instead is told', async () => {
    const page = await open('key-change', at(12, 1), '', true);
    await publish(page, at(13, 2));
    await page.clock.runFor(1000);
    await publish(page, at(12, 3));
    expect(await plate(page).count()).toBe(0);
    await page.clock.runFor(10_000);
    expect(await plate(page).count()).toBe(0);
    await publish(page, at(13, 4));
    await page.clock.runFor(1000);
    expect(await plate(page).count()).toBe(1);
    await page.close();
  });

  it('B22 takes an undone veto out at once, though no turn was taken back', async () => {
    const page = await open('key-change', at(20, 1), '', true);
    await publish(page, at(20, 2, { settings: { vetoScope: 'both' } }, { vetoes: ['black'] }));
    await page.clock.runFor(1000);
    expect(await plate(page).count()).toBe(1);
    await publish(page, at(20, 3));
    expect(await plate(page).count()).toBe(0);
    await page.close();
  });

  it('a newer turn is told after the least hold, and nothing waits for it', async () => {
    const page = await open('key-change', at(47, 1), 'lang=en', true);
    await publish(page, at(48, 2));
    await publish(page, at(49, 3));
    await publish(page, at(50, 4));
    expect(await page.locator('[data-root]').getAttribute('data-version')).toBe('4');
    await page.clock.runFor(2800);
    expect(await told(page)).toContain('gave up board 5');
    await page.clock.runFor(2000);
    expect(await told(page)).toContain('Draw on board 2');
    await page.close();
  });

  it('forgets what it was telling when it goes on air again in OBS', async () => {
    const page = await open('key-change', at(12, 1), '', true);
    await publish(page, at(13, 2));
    await page.evaluate(`dispatchEvent(new Event('obsSourceActiveChanged'))`);
    expect(await plate(page).count()).toBe(0);
    await page.close();
  });

  it('leaves when it is taken off air, tells nothing meanwhile, and nothing of it later', async () => {
    const page = await open('key-change', at(12, 1), '', true);
    const take = (on: boolean, version: number) =>
      publish(page, { show: { ...showWith('key-change', { on, content: {} }), version } });
    await publish(page, at(13, 2));
    await page.clock.runFor(1000);
    await take(false, 2);
    await page.clock.runFor(1000);
    expect(await plate(page).count()).toBe(0);
    const { course, score, match } = at(14, 3) as Record<string, unknown>;
    await publish(page, { course, score, match });
    await take(true, 3);
    await page.clock.runFor(1000);
    expect(await plate(page).count()).toBe(0);
    await page.close();
  });

  it.each(['ru', 'en'])('B22 B23 what belongs to no turn can be read too (%s)', async (language) => {
    for (const [settings, declared] of [
      [{ vetoScope: 'both' }, { vetoes: ['black'] }],
      [{ vetoScope: 'opponent' }, { vetoes: ['white'] }],
      [{ endgame: 'incrementAtFlag' }, { controlBoard: true }],
    ] as const) {
      const page = await open('key-change', at(20, 1), `lang=${language}`, true);
      await publish(page, at(20, 2, { settings }, declared));
      await page.clock.runFor(3000);
      expect(await plate(page).count()).toBe(1);
      expect(await page.evaluate(illegible, undefined)).toEqual([]);
      await page.close();
    }
  });
});

describe('the ticker on air', () => {
  it('moves once for a new turn: older ones make room, the newest stands last', async () => {
    const page = await open('ticker', bands['five-branch'] ?? {}, '', true);
    const { selection } = bands;
    await publish(page, { ...selection, match: { ...selection?.match, version: 2, ply: 37 } });
    const plies = () =>
      page
        .locator('[data-role="turn"]:visible')
        .evaluateAll((all) =>
          (all as unknown as { dataset: { ply: string } }[]).map(({ dataset }) => Number(dataset.ply)),
        );
    expect(await page.locator('[data-root][data-moving]').count()).toBe(1);
    await page.clock.runFor(5000);
    expect(await page.locator('[data-root][data-moving]').count()).toBe(0);
    expect((await plies()).at(-1)).toBe(48);
    expect(await page.locator('[data-role="turn-gone"]:visible').count()).toBe(0);
    await page.close();
  });
});
