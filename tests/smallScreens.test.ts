import type { MatchView } from '@schemas/match';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPage } from './support/browser';
import { drawn } from './support/drawn';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { recordedTurns } from './support/operatorBench';
import { openPanel } from './support/panels';
import { outOfReach } from './support/reach';
import { readReplicants } from './support/replicants';
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
  commentator: [id('walk-back'), '.co-own', id('evening-end')],
  swedishCommentator: [id('walk-back'), id('study-A'), id('evening-end')],
  setup: [id('new-match')],
  roster: [id('add-person'), id('team-name')],
  health: ['[data-testid="card-journal"]'],
  rescue: ['.rescue-head'],
};

let server: TestServer;
let browser: Browser;
/** By what they are of, as long as they are open. */
const opened = new Map<string, TestPage>();
const closeAll = async (): Promise<void> => {
  await Promise.all([...opened.values()].map((page) => page.close()));
  opened.clear();
};
const theOpen = (name: string): TestPage => {
  const page = opened.get(name);
  if (page === undefined) throw new Error(`${name} has not been opened.`);
  return page;
};
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
  const person = (name: string, key: string, seat: number) => ({
    id: key,
    name,
    title: 'Международный гроссмейстер',
    role: 'player',
    elo: 2745,
    photo: null,
    seat,
    mic: null,
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

/** Says that the server is lost. */
const OFFLINE = '[data-testid="offline"], .frame-offline';

/**
 * In each size, and on each of its tabs: what is out of reach, and a picture to look at.
 * @param state what the page is in, as pictures are named; its tabs are left alone then
 */
const measure = async (name: string, { page, screenshot }: TestPage, state = ''): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of Object.keys(SCREENS) as Size[]) {
    const [width, height] = SCREENS[size];
    await page.setViewportSize({ width, height });
    await drawn(page);
    const first = FIRST[name] ?? [];
    // What was scrolled to be pressed is seen from its top again.
    await page.evaluate("document.querySelectorAll('*').forEach((element) => element.scrollTo(0, 0))");
    const look = async (tab: string, used: readonly string[]): Promise<void> => {
      await screenshot(`reach-${name}${tab}-${size}`);
      for (const line of await page.evaluate(outOfReach, used)) found.push(`${size}${tab}: ${line}`);
    };
    await look(state, first);
    for (const tab of state === '' ? await otherTabs(page) : []) {
      await page.getByTestId(tab).click();
      await page.locator(`${id(tab)}[data-state="active"]`).waitFor();
      await look(`-${tab}`, []);
    }
    const [back] = await page.locator('.ui-tab').all();
    await back?.click();
  }
  return found;
};

const version = async (): Promise<number> =>
  ((await readReplicants(server, ['match'])) as { match: MatchView }).match.version;

/** Runs in the page. */
const idsOf = (elements: readonly { getAttribute(name: string): string | null }[]): (string | null)[] =>
  elements.map((element) => element.getAttribute('data-testid'));

const otherTabs = async (page: Page): Promise<readonly string[]> => {
  const tabs = await page.locator('.ui-tab[data-state="inactive"]').all();
  return Promise.all(tabs.map(async (tab) => (await tab.getAttribute('data-testid')) ?? ''));
};

const open = async (panel: string, name: string): Promise<TestPage> => {
  const page = await openPanel(browser, server.url, panel);
  opened.set(name, page);
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
  afterAll(closeAll);

  it.each([
    'operator',
    'arbiter',
    'director',
    'commentator',
    'setup',
    'roster',
    'health',
    'rescue',
    'sheets',
    'after',
    'prompter',
  ])('%s', async (panel) => {
    const page = await open(panel, panel);
    expect(await measure(panel, page)).toEqual([]);
    // Nothing else is counted there: what is wrong has a row of its own.
    const lights = await page.page.locator('.frame-links [data-testid]').evaluateAll(idsOf);
    expect(['light-server', 'light-journal', 'light-obs', 'obs-lights']).toEqual(expect.arrayContaining(lights));
    expect(page.errors).toEqual([]);
  });

  it('the operator’s page with a selection begun', async () => {
    const desk = theOpen('operator');
    await desk.page.getByTestId('select-5').click();
    await desk.page.getByTestId('giver-5').waitFor();
    expect(await measure('operator', desk, '-selection')).toEqual([]);
    await desk.page.getByTestId('giver-5').getByRole('button').last().click();
    await desk.page.getByTestId('giver-5').waitFor({ state: 'detached' });
  });

  it('the operator’s page with a long line refused, and another one put in its place elsewhere', async () => {
    const desk = theOpen('operator');
    const line = desk.page.getByTestId('turn-line');
    await line.fill(`1:${'Nxe4'.repeat(10)} 9:Kf1 branch 4>4 7+7`);
    await line.press('Enter');
    await desk.page.getByTestId('problem-item').first().waitFor();
    expect(await measure('operator', desk, '-refused')).toEqual([]);
    await line.blur();
    await mustPost(server, { type: 'setDraft', line: '1:Kg1' });
    await desk.page.getByTestId('notice').waitFor();
    await line.focus();
    await line.fill('2:');
    expect(await measure('operator', desk, '-notice')).toEqual([]);
    await desk.page.getByTestId('notice').getByRole('button').last().click();
    await line.fill('');
  });

  it('the operator’s page with a branching begun', async () => {
    const desk = theOpen('operator');
    for (const turn of ['19.', '18...']) {
      await mustPost(server, { type: 'undo', expectedVersion: await version(), reason: null });
      await desk.page.getByTestId('turn-number').getByText(turn, { exact: true }).waitFor();
    }
    // The turn taken back is in the draft again: it branched.
    await desk.page.getByTestId('split-4').waitFor();
    expect(await measure('operator', desk, '-branching')).toEqual([]);
  });

  it('every page that has lost the server, and then is asked about the time', async () => {
    await server.kill('SIGKILL');
    for (const name of ['operator', 'arbiter', 'director', 'commentator', 'after', 'prompter']) {
      await theOpen(name).page.locator(OFFLINE).first().waitFor();
      expect([name, await measure(name, theOpen(name), '-offline')]).toEqual([name, []]);
    }
    await server.start();
    for (const name of ['operator', 'arbiter']) {
      // What says that the server is lost goes a moment after the first views are back.
      await theOpen(name).page.locator(OFFLINE).first().waitFor({ state: 'detached' });
      await theOpen(name).page.getByTestId('gap').waitFor();
      expect([name, await measure(name, theOpen(name), '-gap')]).toEqual([name, []]);
    }
    for (const name of ['after', 'prompter']) {
      await theOpen(name).page.locator(OFFLINE).first().waitFor({ state: 'detached' });
      expect([name, await measure(name, theOpen(name), '-again')]).toEqual([name, []]);
    }
  });
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

  it('where the server was lost and time is asked about', async () => {
    await server.kill('SIGKILL');
    await theOpen('swedishOperator').page.locator(OFFLINE).first().waitFor();
    expect(await measure('swedishOperator', theOpen('swedishOperator'), '-offline')).toEqual([]);
    await server.start();
    for (const name of ['swedishOperator', 'swedishArbiter']) {
      // What says that the server is lost goes a moment after the first views are back.
      await theOpen(name).page.locator(OFFLINE).first().waitFor({ state: 'detached' });
      await theOpen(name).page.getByTestId('gap').waitFor();
      expect([name, await measure(name, theOpen(name), '-gap')]).toEqual([name, []]);
    }
  });
});
