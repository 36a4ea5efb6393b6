import type { ShowView } from '@schemas/show';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, overlayUrl, type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { openPanel } from './support/panels';
import { WINDOWS } from './support/panelWindows';
import { faintTexts } from './support/readable';
import { readReplicants } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { newSwedishMatch, playSwedish } from './support/swedishDesk';
import { visitQuietly } from './support/visitQuietly';
import { faultsOf } from './support/windows';

interface Manifest {
  readonly nodecg: {
    readonly dashboardPanels: readonly { name: string; file: string }[];
    readonly graphics: readonly { file: string }[];
  };
}

const { nodecg } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as Manifest;
const ROOT = '/bundles/chess-broadcast';
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ...nodecg.dashboardPanels.map(
    ({ name, file }) => [`panel-${name}`, `${ROOT}/dashboard/${file}?standalone=true`] as const,
  ),
  ...nodecg.graphics.map(({ file }) => [file.split('/').at(-2) ?? file, `${ROOT}/graphics/${file}`] as const),
];

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
  await newMatch(server);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

describe('each page in a real browser', () => {
  /** One after another: to open one costs four times as much as to load another one in it. */
  let shown: TestPage;
  beforeAll(async () => {
    shown = await openPage(browser);
  });
  afterAll(() => shown.close());

  it.each(PAGES)('%s loads without an error and without the net', async (name, path) => {
    const { page, errors, screenshot } = shown;
    const before = errors.length;
    await visitQuietly(page, server.url + path);
    await screenshot(`boot-${name}`);
    expect(errors.slice(before)).toEqual([]);
  });
});

describe('in a real browser', () => {
  it('a graphic that is off air says so to a person who looks, and to nothing that takes its picture', async () => {
    const focus = overlayUrl(server.url, 'focus');
    const [person, obs] = [await openPage(browser), await openPage(browser)];
    await obs.page.addInitScript('window.obsstudio = { pluginVersion: "2.24.0" };');
    const noteOn = ({ page }: TestPage) => page.locator('[data-note="empty"]');
    for (const { page } of [person, obs]) {
      await page.goto(focus);
      await page.locator('[data-root="focus"]').waitFor({ state: 'attached' });
    }
    expect(await noteOn(person).count()).toBe(0);
    for (const { page } of [person, obs]) await page.mouse.move(300, 300);
    await noteOn(person).getByText('не в эфире').waitFor();
    expect(await noteOn(obs).count()).toBe(0);
    const { graphics } = ((await readReplicants(server, ['show'])) as { show: ShowView }).show;
    await mustPost(server, { type: 'takeGraphic', graphic: 'focus', takes: graphics.focus.takes });
    await noteOn(person).waitFor({ state: 'hidden' });
    await Promise.all([person.close(), obs.close()]);
  });

  it('the guard lets the NodeCG dashboard show the operator page', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${server.url}/dashboard/#fullbleed/operator`);
    await page.frameLocator('iframe[src*="operator"]').getByTestId('turn-line').waitFor();
    expect(server.log()).not.toContain('Refused');
    await close();
  });
});

const PANELS = Object.keys(WINDOWS);

describe('every text of a panel stands out from what is behind it, in both themes', () => {
  const opened = new Map<string, TestPage>();
  const pageOf = (panel: string) => {
    const found = opened.get(panel);
    if (found === undefined) throw new Error(`${panel} is not open.`);
    return found.page;
  };
  const faintOfAll = async (): Promise<readonly string[]> => {
    const found = [];
    for (const panel of PANELS) found.push(...(await faintTexts(pageOf(panel))).map((text) => `${panel} ${text}`));
    return found;
  };
  beforeAll(async () => {
    await newMatch(server);
    for (const line of ['1:e4 2:d4 branch 1>2 6+4', '1:e5 2:d5', '1:Nf3 2:c4'])
      await mustPost(server, { type: 'commitTurn', line });
    for (const panel of PANELS) opened.set(panel, await openPanel(browser, server.url, panel, { theme: 'light' }));
  });

  it.each(PANELS)('%s as it opens, and each of its tabs', async (panel) => {
    const page = pageOf(panel);
    const found = new Set(await faintTexts(page));
    const tabs = page.locator('.ui-tab');
    for (let tab = 0; tab < (await tabs.count()); tab += 1) {
      await tabs.nth(tab).click();
      await page.locator('.ui-tab[data-state="active"]').nth(0).waitFor();
      for (const text of await faintTexts(page)) found.add(text);
    }
    if ((await tabs.count()) > 0) await tabs.first().click();
    expect([...found]).toEqual([]);
  });

  it.each(PANELS)(
    '%s: its windows open on what is done first there, Esc closes them, and the focus goes back',
    async (panel) => {
      const page = pageOf(panel);
      const found = [];
      for (const window of WINDOWS[panel] ?? []) found.push(...(await faultsOf(page, window)));
      expect(found).toEqual([]);
    },
  );

  it('set-up: what asks before a match that is being played is left; the operator: a board given up', async () => {
    const setup = pageOf('setup');
    await setup.getByTestId('tab-matches').click();
    await setup.getByTestId('new-match').click();
    await setup.getByTestId('new-white').fill('Long');
    await setup.getByTestId('new-black').fill('Game');
    const leaving = {
      by: ['[data-testid="create-match"]'],
      focus: 'button:not([data-testid])',
      file: 'shared/matchForm/LeaveRunning.tsx',
    };
    expect(await faultsOf(setup, leaving)).toEqual([]);
    await setup.keyboard.press('Escape');
    const operator = pageOf('operator');
    await operator.getByTestId('select-1').click();
    expect(await faintTexts(operator)).toEqual([]);
    await operator.keyboard.press('Escape');
  });

  it('the arbiter: turns taken back while the clock runs, which stops it first', async () => {
    await mustPost(server, { type: 'startClock' });
    const asking = {
      by: [
        '[data-testid="tab-corrections"]',
        'fill:[data-testid="takeback-reason"]=Не та доска',
        '[data-testid="takeback"]',
      ],
      focus: 'button',
      file: 'arbiter/TakeBackForm.tsx',
    };
    expect(await faultsOf(pageOf('arbiter'), asking)).toEqual([]);
  });

  it('all of them while the server is away, and when it is back with time lost', async () => {
    await server.kill('SIGKILL');
    for (const panel of PANELS)
      await pageOf(panel).locator('[data-testid="frame-offline"], [data-testid="offline"]').first().waitFor();
    expect(await faintOfAll()).toEqual([]);
    await server.start();
    await pageOf('operator').getByTestId('gap').waitFor();
    await pageOf('arbiter').getByTestId('gap').waitFor();
    for (const panel of PANELS) await pageOf(panel).getByTestId('frame-offline').waitFor({ state: 'detached' });
    expect(await faintOfAll()).toEqual([]);
  });

  it('all of them when the match is one of Swedish chess, and the windows of its clocks', async () => {
    await newSwedishMatch(server);
    await playSwedish(server, ['A:e4', 'B:d4', 'A:d5', 'A:exd5', 'A:Qxd5']);
    await pageOf('operator').getByTestId('panel-A').waitFor();
    await pageOf('arbiter').locator('.seat-clock').first().waitFor();
    await pageOf('commentator').locator('.co-swedish').waitFor();
    expect(await faintOfAll()).toEqual([]);
    for (const [opener, focus] of [
      ['.seat-buttons .ui-button', 'input'],
      ['.seat-buttons .ui-danger', 'button'],
    ] as const) {
      const window = { by: [opener], focus, file: 'arbiter/apart/SeatWindow.tsx' };
      expect(await faultsOf(pageOf('arbiter'), window)).toEqual([]);
    }
  });
});
