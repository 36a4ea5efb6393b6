import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, type TestPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { recordedTurns } from './support/operatorBench';
import { openPanel } from './support/panels';
import { outOfReach } from './support/reach';
import { startTestServer, type TestServer } from './support/server';
import { newSwedishMatch, playSwedish } from './support/swedishDesk';

/** The smallest screen, and what 150 % leaves of one of 1280x800. */
const SCREENS = { small: [1280, 720], zoomed: [853, 533] } as const;
type Size = keyof typeof SCREENS;

/** As long as names get. */
const TEAMS = {
  white: 'Сборная команда Ханты-Мансийского автономного округа',
  black: 'Объединённая команда Благовещенско-Петропавловского университета',
};
const PEOPLE = {
  white: ['Константинопольская-Белозёрская Александра', 'Вознесенский-Краснопольский Владислав'],
  black: ['Рождественская-Преображенская Екатерина', 'Мамин-Сибиряк Святослав'],
};

const id = (name: string): string => `[data-testid="${name}"]`;

const DIRECTOR = ['take', 'clear', 'next-item', 'monitor-program', 'monitor-preview'].map(id);

/** What is used most on each page: in sight before anything is scrolled. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  operator: [id('turn-line'), id('press-clock'), id('clock-white'), id('clock-black')],
  swedishOperator: [id('move-A'), id('move-B')],
  arbiter: [id('clock-toggle'), id('clock-white'), id('clock-black')],
  swedishArbiter: [id('clock-toggle')],
  director: DIRECTOR,
  swedishDirector: DIRECTOR,
  commentator: [id('walk-back'), '.co-own'],
  swedishCommentator: [id('walk-back'), id('study-A')],
  setup: [id('new-match')],
  roster: [id('add-person'), id('team-name')],
  health: ['[data-testid="card-journal"]'],
  rescue: ['.rescue-head'],
};

let server: TestServer;
let browser: Browser;
const opened: TestPage[] = [];
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await launchBrowser();
  const person = (name: string, key: string, table: number) => ({
    ...{
      id: key,
      name,
      title: 'Международный гроссмейстер',
      role: 'player',
      rating: 2745,
      photo: null,
      table,
      mic: null,
    },
  });
  const team = (side: 'white' | 'black') => ({
    name: TEAMS[side],
    short: '',
    logo: null,
    colour: null,
    people: PEOPLE[side].map((name, index) => person(name, `${side}${index + 1}`, index + 1)),
  });
  const people = { white: team('white'), black: team('black'), arbiters: [], commentators: [] };
  await mustPost(server, { type: 'setPeople', people });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** In each size, and on each of its tabs: what is out of reach, and a picture to look at. */
const measure = async (name: string, { page, screenshot }: TestPage): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of Object.keys(SCREENS) as Size[]) {
    const [width, height] = SCREENS[size];
    await page.setViewportSize({ width, height });
    // Boards and monitors are drawn to the new size in the next frames.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const first = FIRST[name] ?? [];
    const look = async (tab: string, used: readonly string[]): Promise<void> => {
      await screenshot(`reach-${name}${tab}-${size}`);
      for (const line of await page.evaluate(outOfReach, used)) found.push(`${size}${tab}: ${line}`);
    };
    await look('', first);
    for (const tab of await otherTabs(page)) {
      await page.getByTestId(tab).click();
      await page.locator(`${id(tab)}[data-state="active"]`).waitFor();
      await look(`-${tab}`, []);
    }
    const [back] = await page.locator('.ui-tab').all();
    await back?.click();
  }
  return found;
};

const otherTabs = async (page: Page): Promise<readonly string[]> => {
  const tabs = await page.locator('.ui-tab[data-state="inactive"]').all();
  return Promise.all(tabs.map(async (tab) => (await tab.getAttribute('data-testid')) ?? ''));
};

const open = async (panel: string, name: string): Promise<TestPage> => {
  const page = await openPanel(browser, server.url, panel);
  opened.push(page);
  for (const selector of FIRST[name] ?? []) await page.page.locator(selector).first().waitFor();
  if (panel === 'director')
    await page.page.getByTestId('monitor-program').frameLocator('iframe').locator('[data-root]').first().waitFor();
  return page;
};

describe('five boards with long names, at 1280x720 and at 150 %: nothing is out of reach', () => {
  beforeAll(async () => {
    await newMatch(server, { event: 'Кубок', ...TEAMS });
    const turns = recordedTurns();
    for (const line of turns.slice(0, 37)) await mustPost(server, { type: 'commitTurn', line });
    await mustPost(server, { type: 'startClock' });
  });
  afterAll(() => Promise.all(opened.splice(0).map((page) => page.close())));

  it.each(['operator', 'arbiter', 'director', 'commentator', 'setup', 'roster', 'health', 'rescue'])(
    '%s',
    async (panel) => {
      const page = await open(panel, panel);
      expect(await measure(panel, page)).toEqual([]);
      expect(page.errors).toEqual([]);
    },
  );
});

describe('both boards of Swedish chess, at 1280x720 and at 150 %: nothing is out of reach', () => {
  beforeAll(async () => {
    await newSwedishMatch(server, TEAMS);
    await playSwedish(server, ['A:e4', 'B:d4', 'A:d5', 'A:exd5', 'A:Qxd5', 'B:e5', 'B:dxe5']);
    await mustPost(server, { type: 'startClock' });
  });

  it.each(['operator', 'arbiter', 'director', 'commentator'])('%s', async (panel) => {
    const name = `swedish${panel[0]?.toUpperCase() ?? ''}${panel.slice(1)}`;
    const page = await open(panel, name);
    expect(await measure(name, page)).toEqual([]);
    expect(page.errors).toEqual([]);
  });
});
