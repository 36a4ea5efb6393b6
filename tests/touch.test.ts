import type { ClocksView } from '@schemas/clocks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPage } from './support/browser';
import { drawn } from './support/drawn';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { openPanel } from './support/panels';
import { newSwedishMatch, playSwedish } from './support/swedishDesk';
import { startTestServer, type TestServer } from './support/server';
import { readReplicants } from './support/replicants';
import { clipped, TABLET, tooLow } from './support/touch';

/** As long as a team's name may be on television. */
const LONG = 'Гроссмейстеры Северной столицы и области';
const person = (id: string, role: string) => ({
  id,
  role,
  name: 'Александра Константинопольская-Вознесенск',
  title: 'Международный гроссмейстер',
  elo: 2555,
  seat: 1,
  photo: null,
  mic: null,
});

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
  await newMatch(server, { white: LONG, black: LONG });
  await mustPost(server, {
    type: 'setPeople',
    people: {
      white: {
        name: LONG,
        short: '',
        logo: null,
        colour: null,
        people: [person('w1', 'captain'), person('w2', 'player')],
      },
      black: { name: LONG, short: '', logo: null, colour: null, people: [person('b1', 'captain')] },
      arbiters: [person('a1', 'arbiter')],
      commentators: [person('c1', 'commentator')],
    },
  });
  for (const line of ['1:e4', '1:e5', '1:Nf3 2:d4 branch 1>2 3+7'])
    await mustPost(server, { type: 'commitTurn', line });
  await mustPost(server, { type: 'startClock' });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** What says that a page stands. */
const PAGES: readonly { readonly panel: string; readonly stands: string }[] = [
  { panel: 'operator', stands: 'board-1' },
  { panel: 'arbiter', stands: 'clock-panel' },
  { panel: 'director', stands: 'tile-ticker' },
  { panel: 'commentator', stands: 'own-board' },
  { panel: 'roster', stands: 'person-row' },
  { panel: 'setup', stands: 'match-row' },
  { panel: 'health', stands: 'card-journal' },
  { panel: 'rescue', stands: 'save-everything' },
  { panel: 'sheets', stands: 'sheet-protocol' },
];
/** Every tab of the page, one after the other; of a page without tabs, the page. */
const eachTab = async (page: Page, look: () => Promise<void>, way: 'click' | 'tap' = 'click'): Promise<void> => {
  const tabs = await page.getByRole('tab').all();
  if (tabs.length === 0) await look();
  for (const tab of tabs) {
    await tab[way]();
    await look();
  }
};

describe.each(PAGES)('at 1280 x 800 the page $panel', ({ panel, stands }) => {
  // Each language and each theme once: what a word needs and what a colour is do not change with each other.
  it('can be pressed by a finger and cuts no text of its frame, in ru and dark as in en and light', async () => {
    const { page, close, screenshot } = await openPanel(browser, server.url, panel, { language: 'ru', theme: 'dark' });
    await page.getByTestId(stands).first().waitFor();
    for (const language of ['ru', 'en']) {
      if (language === 'en') {
        for (const change of ['change-language', 'change-theme']) await page.getByTestId(change).click();
        await page.locator('html[lang="en"][data-theme="light"]').waitFor();
      }
      // Looked at until the page rests: what is measured while faces and boards still come is no finding.
      await eachTab(page, () =>
        expect.poll(async () => [await tooLow(page), await clipped(page, '.frame-row, .big-clocks')]).toEqual([[], []]),
      );
      await screenshot(`touch-${panel}-${language}`);
    }
    await close();
  });
});

/** An arbiter's tablet for all tests of a `describe`: it is turned and made smaller, not opened anew. */
const arbiterTablet = () => {
  let tablet: TestPage;
  beforeAll(async () => {
    const screen = { width: 1280, height: 800, locale: 'ru', hasTouch: true };
    tablet = await openPanel(browser, server.url, 'arbiter', {}, screen);
  });
  afterAll(() => tablet.close());
  return async (width: number, height: number): Promise<TestPage> => {
    await tablet.page.setViewportSize({ width, height });
    await drawn(tablet.page);
    return tablet;
  };
};

describe("the arbiter's tablet", () => {
  const turned = arbiterTablet();

  it.each([
    { name: 'on its side', width: 1280, height: 800 },
    { name: 'upright', width: 800, height: 1280 },
    { name: 'square', width: 1024, height: 768 },
    { name: 'square and upright', width: 768, height: 1024 },
  ])('$name is worked by fingers alone: every tab, a window for each act, the clock', async ({ width, height }) => {
    const { page, errors, screenshot } = await turned(width, height);
    const fits = () => expect.poll(() => tooLow(page, TABLET)).toEqual([]);
    const isWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    await page.getByTestId('clock-panel').waitFor();
    await eachTab(
      page,
      async () => {
        await fits();
        await expect.poll(() => clipped(page, '.ui-tab-list')).toEqual([]);
        expect(await page.evaluate(isWide)).toBe(0);
      },
      'tap',
    );
    await screenshot(`touch-arbiter-${width}`);
    /** A window lies in the picture with all that closes or answers it. */
    const look = async (testId: string): Promise<void> => {
      const window = page.getByTestId(testId);
      await window.waitFor();
      await fits();
      const box = await window.boundingBox();
      expect(box).not.toBeNull();
      const { x, y, ...size } = box ?? { x: 0, y: 0, width: 0, height: 0 };
      expect([x >= 0, y >= 0, x + size.width <= width, y + size.height <= height]).toEqual([true, true, true, true]);
    };
    await page.getByTestId('compare-2').tap();
    await look('compare');
    await screenshot(`touch-compare-${width}`);
    await page.locator('[data-testid="confirm-board"], [data-testid="unconfirm-board"]').tap();
    await page.getByTestId('compare').waitFor({ state: 'detached' });
    const running = async () => ((await readReplicants(server, ['clocks'])) as { clocks: ClocksView }).clocks.running;
    const before = await running();
    await page.getByTestId('clock-toggle').tap();
    await expect.poll(running).toBe(!before);
    expect(errors).toEqual([]);
  });
});

describe("the arbiter's tablet of Swedish chess", () => {
  beforeAll(async () => {
    await newSwedishMatch(server, { white: LONG, black: LONG });
    await mustPost(server, { type: 'startClock' });
    await playSwedish(server, ['A:e4', 'B:d4', 'A:d5']);
  });
  const turned = arbiterTablet();

  it.each([
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ])('$width x $height is worked by fingers alone, on every tab', async ({ width, height }) => {
    const { page, errors, screenshot } = await turned(width, height);
    await page.getByRole('tab').first().waitFor();
    await eachTab(
      page,
      async () => {
        await page.getByRole('tablist').scrollIntoViewIfNeeded();
        await expect
          .poll(async () => [await tooLow(page, TABLET), await clipped(page, '.ui-tab-list')])
          .toEqual([[], []]);
      },
      'tap',
    );
    await screenshot(`touch-arbiter-swedish-${width}`);
    expect(errors).toEqual([]);
  });
});
