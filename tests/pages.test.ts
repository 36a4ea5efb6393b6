import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, type TestPage } from './support/browser';
import { launchShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { openPanel } from './support/panels';
import { faintTexts } from './support/readable';
import { PROJECT } from './support/root';
import { startTestServer, type TestServer } from './support/server';

interface Manifest {
  readonly nodecg: {
    readonly dashboardPanels: readonly { name: string; file: string }[];
    readonly graphics: readonly { file: string }[];
  };
}

const { nodecg } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as Manifest;
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
  browser = await launchShell();
  await newMatch(server);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

describe('in a real browser', () => {
  it.each(PAGES)('%s loads without an error and without the net', async (name, path) => {
    const { page, errors, screenshot, close } = await openPage(browser);
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await screenshot(`boot-${name}`);
    expect(errors).toEqual([]);
    await close();
  });

  it('the guard lets the NodeCG dashboard show the operator page', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${server.url}/dashboard/#fullbleed/operator`);
    await page.locator('iframe[src*="operator"]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(server.log()).not.toContain('Refused');
    await close();
  });
});

/** A window, and what has the focus as it opens. */
interface Opened {
  /** What is clicked, one after the other; "keys:F1" is pressed instead. The last one has the focus again in the end. */
  readonly by: readonly string[];
  readonly focus: string;
  readonly file: string;
}

const NAME = { by: ['[data-testid="who-i-am"]'], focus: '[data-testid="my-name"]', file: 'shared/frame/WhoIAm.tsx' };
const HELP = { by: ['[data-testid="open-help"]'], focus: 'button', file: 'shared/frame/Help.tsx' };
const NEW_MATCH = { focus: 'input[type="text"]', file: 'shared/matchForm/NewMatchDialog.tsx' };
const UNDO = { focus: '[data-testid="confirm"]', file: 'shared/arbiter/UndoPanel.tsx' };

/** The windows of each panel. */
const WINDOWS: Readonly<Record<string, readonly Opened[]>> = {
  operator: [
    NAME,
    HELP,
    { by: ['[data-testid="open-matches"]'], focus: 'button', file: 'operator/dialogs/MatchesDialog.tsx' },
    { by: ['[data-testid="open-newMatch"]'], ...NEW_MATCH },
    { by: ['[data-testid="open-overlays"]'], focus: 'a, button', file: 'operator/dialogs/OverlaysDialog.tsx' },
    { by: ['keys:Alt+Backspace'], ...UNDO },
  ],
  arbiter: [
    NAME,
    HELP,
    { by: ['[data-testid="open-clock-form"]'], focus: 'input', file: 'arbiter/ClockPanel.tsx' },
    { by: ['[data-testid="tab-corrections"]', '[data-testid="undo-game"]'], ...UNDO },
    {
      by: ['[data-testid="tab-corrections"]', '[data-testid="open-past"]'],
      focus: '[data-testid="past-search"]',
      file: 'shared/arbiter/past/PastDialog.tsx',
    },
  ],
  director: [
    NAME,
    HELP,
    { by: ['[data-testid="modes"]'], focus: 'button, input', file: 'director/suggestions/ModesDialog.tsx' },
    { by: ['[data-testid="add-item"]'], focus: 'input', file: 'director/rundown/ItemDialog.tsx' },
    { by: ['[data-testid^="edit-"]'], focus: 'button, input', file: 'director/grid/ContentDialog.tsx' },
  ],
  setup: [NAME, HELP, { by: ['[data-testid="new-match"]'], ...NEW_MATCH }],
  roster: [
    NAME,
    HELP,
    { by: ['[data-testid="add-person"]'], focus: '[data-testid="person-name"]', file: 'roster/PersonDialog.tsx' },
  ],
  health: [NAME, HELP],
  commentator: [NAME, HELP],
};
const PANELS = Object.keys(WINDOWS);

/** What opens only where something stands that these panels have not, or shows boards with letters of their own: the same two windows of the kit. */
const ELSEWHERE: readonly string[] = [
  'arbiter/CompareDialog.tsx',
  'arbiter/swedish/ClocksPanel.tsx',
  'director/obs/PlanDialog.tsx',
  'director/sound/calibration/SettingsDialog.tsx',
  'operator/dialogs/ArbiterDialog.tsx',
  'operator/dialogs/ConfirmDialogs.tsx',
  'rescue/parts/TakeDialog.tsx',
  'setup/backups/BackupsTab.tsx',
  'setup/hall/DeviceDialog.tsx',
  'setup/hall/DeviceTable.tsx',
  'setup/matches/RenameDialog.tsx',
  'shared/ImportDialog.tsx',
  'shared/arbiter/AskDialog.tsx',
  'shared/arbiter/forms/ReasonDialog.tsx',
  'shared/arbiter/forms/TakeBackForm.tsx',
  'shared/matchForm/LeaveRunning.tsx',
];

/** A window that has gone gives the focus back in the next moment. */
const BACK_MS = 5000;

const DASHBOARD = join(PROJECT, 'dashboard');

it('knows every window of every panel', () => {
  const files = readdirSync(DASHBOARD, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.startsWith('shared/ui/'),
  );
  const withWindows = files.filter((file) => /<(Confirm)?Dialog\b/.test(readFileSync(join(DASHBOARD, file), 'utf8')));
  const opened = Object.values(WINDOWS).flatMap((windows) => windows.map(({ file }) => file));
  expect(withWindows.toSorted()).toEqual([...new Set([...opened, ...ELSEWHERE])].toSorted());
});

const press = async (page: Page, step: string): Promise<void> => {
  if (step.startsWith('keys:')) await page.keyboard.press(step.slice('keys:'.length));
  else await page.locator(step).first().click();
};

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
      const found = new Set<string>();
      for (const { by, focus, file } of WINDOWS[panel] ?? []) {
        for (const step of by) await press(page, step);
        const window = page.locator('.ui-dialog');
        await window.waitFor();
        const focused = window.locator(':focus');
        await expect.poll(() => focused.count(), { message: `focus in ${file}` }).toBe(1);
        const isFirst = await focused.evaluate(
          (element, selector) => element.matches(`:is(${selector}):not(.ui-dismiss)`),
          focus,
        );
        if (!isFirst)
          found.add(`${file} opens on ${await focused.evaluate((element) => element.outerHTML.slice(0, 120))}`);
        for (const text of await faintTexts(page)) found.add(text);
        await page.keyboard.press('Escape');
        await window.waitFor({ state: 'detached' });
        const opener = by.at(-1) ?? '';
        if (opener.startsWith('keys:')) continue;
        const isBack = await page
          .locator(`${opener}:focus`)
          .waitFor({ timeout: BACK_MS })
          .then(
            () => true,
            () => false,
          );
        if (!isBack) found.add(`${file} does not give the focus back`);
      }
      expect([...found]).toEqual([]);
    },
  );

  it('set-up: what asks before a match that is being played is left; the operator: a board given up', async () => {
    const setup = pageOf('setup');
    await setup.getByTestId('new-match').click();
    await setup.getByTestId('new-white').fill('Long');
    await setup.getByTestId('new-black').fill('Game');
    await setup.getByTestId('create-match').click();
    await setup.getByTestId('leave-running').waitFor();
    expect(await faintTexts(setup)).toEqual([]);
    // A question that threatens a match opens on what leaves everything as it is.
    expect(await setup.locator('[role="alertdialog"] :focus').getAttribute('data-testid')).toBeNull();
    await setup.keyboard.press('Escape');
    await setup.keyboard.press('Escape');
    const operator = pageOf('operator');
    await operator.getByTestId('select-1').click();
    expect(await faintTexts(operator)).toEqual([]);
    await operator.keyboard.press('Escape');
  });

  it('all of them while the server is away, and when it is back with time lost', async () => {
    await mustPost(server, { type: 'startClock' });
    await server.kill('SIGKILL');
    for (const panel of PANELS)
      await pageOf(panel).locator('[data-testid="frame-offline"], [data-testid="offline"]').first().waitFor();
    expect(await faintOfAll()).toEqual([]);
    await server.start();
    await pageOf('operator').getByTestId('gap').waitFor();
    await pageOf('arbiter').getByTestId('gap').waitFor();
    for (const panel of ['operator', 'arbiter']) expect(await faintTexts(pageOf(panel))).toEqual([]);
  });
});
