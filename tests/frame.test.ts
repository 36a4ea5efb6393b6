import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import { openPage, overlayUrl, type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { getJson, mustPost, newMatch, openCommandSocket, rawRequest } from './support/commands';
import { eventually } from './support/operatorBench';
import { openPanel, panelUrl, SMALL_SCREEN, type PanelLook } from './support/panels';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let browser: Browser;
const opened: TestPage[] = [];

beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
  await newMatch(server);
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

const open = async (look: Partial<PanelLook> = {}, panel = 'health'): Promise<TestPage> => {
  const page = await openPanel(browser, server.url, panel, look);
  opened.push(page);
  return page;
};

const openLog = async (page: Page): Promise<void> => {
  await page.getByTestId('tab-log').click();
  await page.getByTestId('audit-row').first().waitFor();
};

interface Box {
  readonly left: number;
  readonly right: number;
}

/** Parts that lie on the one before them, or outside the screen. */
const outOfRow = (row: readonly Box[], width: number): readonly Box[] =>
  row.filter(({ left, right }, at) => left < (row[at - 1]?.right ?? 0) || right > width);

describe('the look of the panels', () => {
  /** Each theme and each language once: axe looks at colours and at words, and neither changes with the other. */
  const looks = [
    { theme: 'dark', language: 'ru' },
    { theme: 'light', language: 'en' },
  ] as const;

  it.each(looks)('has no serious finding of axe: $theme, $language', async ({ theme, language }) => {
    const { page, errors } = await open({ theme, language });
    await page.getByTestId('card-journal').waitFor();
    await page.getByTestId('page-row').first().waitFor();
    await expectNoSeriousFindings(page);
    await openLog(page);
    await expectNoSeriousFindings(page);
    await page.keyboard.press('F1');
    await page.getByTestId('help').waitFor();
    await expectNoSeriousFindings(page);
    expect(errors).toEqual([]);
  });

  it.each(looks)('of the operator page has no serious finding of axe: $theme, $language', async (look) => {
    const { page } = await open(look, 'operator');
    await page.getByTestId('board-1').waitFor();
    await expectNoSeriousFindings(page);
    await page.getByTestId('open-arbiter').click();
    await page.getByRole('dialog').waitFor();
    await expectNoSeriousFindings(page);
  });

  it.each([
    ['en-GB', '', 'Health', 'en'],
    ['ru-RU', '', 'Состояние', 'ru'],
    ['ru-RU', '&lang=en', 'Health', 'en'],
  ])('is the browser’s until somebody chooses: %s%s', async (locale, asked, title, language) => {
    const { page, close } = await openPage(browser, { ...SMALL_SCREEN, locale });
    await page.goto(`${panelUrl(server.url, 'health')}${asked}`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual([title, language]);
    await close();
  });

  it('is chosen once for all panels and kept', async () => {
    const { page } = await open({ theme: 'dark', language: 'ru' });
    const root = page.locator('html');
    await page.getByTestId('change-theme').click();
    await page.getByTestId('change-language').click();
    expect(await root.getAttribute('data-theme')).toBe('light');
    await page.reload();
    await page.getByRole('heading', { name: 'Health', level: 1 }).waitFor();
    expect([await root.getAttribute('data-theme'), await root.getAttribute('lang')]).toEqual(['light', 'en']);
  });

  it('fits a small screen: nothing in the top row lies outside it or on something else', async () => {
    const { page } = await open({ name: 'Константин Константинопольский' });
    await mustPost(server, { type: 'startClock' });
    try {
      await page.locator('.frame-row [data-running="true"]').first().waitFor();
      const row = (): Promise<Box[]> =>
        page.evaluate(`[...document.querySelectorAll('.frame-row > *')].map((part) => part.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right }))`);
      expect((await row()).length).toBeGreaterThan(3);
      // All at one moment, and once what comes after the page is there.
      await eventually(async () => outOfRow(await row(), SMALL_SCREEN.width)).toEqual([]);
    } finally {
      await mustPost(server, { type: 'stopClock', reason: 'test' });
    }
  });
});

describe('keys', () => {
  it('are changed in the help, kept, and refused where taken', async () => {
    const { page } = await open();
    await page.keyboard.press('F1');
    await page.getByTestId('key-help').click();
    await page.keyboard.press('Control+KeyH');
    await eventually(() => page.getByTestId('key-help').textContent()).toBe('Ctrl+H');
    await page.keyboard.press('Escape');
    await page.getByTestId('help').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-connected="true"]').first().waitFor();
    await page.keyboard.press('F1');
    expect(await page.getByTestId('help').count()).toBe(0);
    await page.keyboard.press('Control+KeyH');
    await page.getByTestId('help').waitFor();
    await page.getByTestId('reset-keys').click();
    await eventually(() => page.getByTestId('key-help').textContent()).toBe('F1');
  });
});

describe('keys of the operator page', () => {
  it('are changed in the same help, shown on the button, and the old ones are free', async () => {
    const { page } = await open({}, 'operator');
    const clock = page.getByRole('button', { name: 'Пустить часы' });
    await clock.waitFor();
    await page.keyboard.press('F1');
    await page.getByTestId('key-clock').click();
    await page.keyboard.press('F9');
    await page.getByText('F9 занята: Нажать часы').waitFor();
    await page.keyboard.press('F7');
    await eventually(() => page.getByTestId('key-clock').textContent()).toBe('F7');
    await page.keyboard.press('F7');
    await page.keyboard.press('Escape');
    await page.getByTestId('help').waitFor({ state: 'detached' });
    expect(await clock.textContent()).toContain('F7');
    await page.keyboard.press('F8');
    await page.keyboard.press('F7');
    await page.getByRole('button', { name: 'Остановить' }).waitFor();
    await page.keyboard.press('F7');
    await clock.waitFor();
  });
});

describe('who is who', () => {
  const ask = { type: 'startClock', expectedVersion: null };

  it('a page sends what its role may, and its name stands in the log', async () => {
    const arbiter = await openCommandSocket(server, { role: 'arbiter', name: 'Иван', page: 'arbiter' });
    const director = await openCommandSocket(server, { role: 'director', name: 'Анна', page: 'director' });
    const viewer = await openCommandSocket(server, { role: 'nobody', page: 'x' });
    try {
      expect(await director.send(ask)).toMatchObject({
        ok: false,
        error: { code: 'command/forbidden', params: { role: 'director', allowed: ['operator', 'arbiter'] } },
      });
      expect(await viewer.send(ask)).toMatchObject({ ok: false, error: { code: 'command/forbidden' } });
      expect(await arbiter.send(ask)).toMatchObject({ ok: true });
      expect(await arbiter.send({ type: 'stopClock', reason: 'Шум' })).toMatchObject({ ok: true });
      expect(await arbiter.send({ type: 'clearGraphics' })).toMatchObject({
        ok: false,
        error: { code: 'command/forbidden' },
      });
    } finally {
      for (const socket of [arbiter, director, viewer]) socket.close();
    }
    await eventually(() => getJson(server, '/chess-match/audit?person=иван&language=ru')).toMatchObject({
      entries: [
        {
          person: 'Иван',
          kind: 'refused',
          text: expect.stringMatching(/^Отказ: снять всю графику\. .*\(command\/forbidden\)$/),
        },
        { role: 'arbiter', person: 'Иван', kind: 'clock', text: 'Часы остановлены: Шум' },
        { text: 'Часы пущены' },
      ],
    });
  });

  it('the page shows the name, and the server learns of a new one', async () => {
    const { page } = await open({ name: 'Анна' });
    const row = page.getByTestId('page-row').first();
    await eventually(() => row.textContent()).toContain('Анна');
    await page.getByTestId('who-i-am').click();
    await page.getByTestId('my-name').fill('Борис');
    await page.getByTestId('save-name').click();
    await eventually(() => row.textContent()).toContain('Борис');
  });
});

describe('the health page', () => {
  it('shows pages come, hide and go, each with its delay', async () => {
    const { page } = await open({ language: 'en' });
    const rows = page.getByTestId('page-row');
    await eventually(() => rows.count()).toBe(1);
    await eventually(() => rows.first().textContent()).toMatch(/\d ms/);
    const overlay = await openPage(browser);
    await overlay.page.goto(overlayUrl(server.url, 'scorebug'));
    await eventually(() => rows.last().textContent()).toContain('Graphic: Scorebug');
    await overlay.close();
    await eventually(() => rows.count()).toBe(1);
  });

  it('shows server, journal, versions and OBS', async () => {
    const { page } = await open({ language: 'en' });
    const card = page.getByTestId('card-server');
    await eventually(() => card.textContent()).toMatch(/Memory\d+/);
    await eventually(() => card.textContent()).toContain(process.versions.node);
    await eventually(() => page.getByTestId('card-journal').textContent()).toMatch(/Size[\d.]+ [kM]B/);
    expect(await page.getByTestId('card-obs').textContent()).toContain('Not configured');
  });
});

describe('the log of who did what', () => {
  it('is filtered by kind, person, role and text, and taken away as CSV and JSON', async () => {
    const arbiter = await openCommandSocket(server, { role: 'arbiter', name: 'Пётр', page: 'arbiter' });
    await arbiter.send({ type: 'startClock' });
    await arbiter.send({ type: 'stopClock', reason: 'Lamp, "broken"' });
    arbiter.close();
    const { page } = await open({ language: 'en' });
    await openLog(page);
    const rows = page.getByTestId('audit-row');
    await page.getByTestId('audit-person').fill('пётр');
    await eventually(() => rows.allTextContents()).toHaveLength(2);
    await page.getByTestId('audit-text').fill('lamp');
    await eventually(() => rows.allTextContents()).toHaveLength(1);
    expect(await rows.first().textContent()).toContain('Clock stopped: Lamp, "broken"');
    const saved = async (testId: string): Promise<string> => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(testId).click()]);
      return readFileSync(await download.path(), 'utf8');
    };
    const csv = (await saved('export-csv')).trim().split('\r\n');
    expect(csv).toHaveLength(2);
    expect(csv[1]).toContain('arbiter,Пётр,clock,Reds — Blues,"Clock stopped: Lamp, ""broken""",clockStopped');
    expect(JSON.parse(await saved('export-json'))).toMatchObject([{ person: 'Пётр', type: 'clockStopped' }]);
    await page.getByTestId('audit-text').fill('nothing like it');
    await page.getByText('Nothing matches this filter').waitFor();
    await page.getByTestId('audit-reset').click();
    await eventually(() => rows.count()).toBeGreaterThan(2);
    await page.getByTestId('audit-kind').click();
    await page.getByRole('option', { name: 'Matches' }).click();
    await eventually(() => rows.allTextContents()).toEqual([expect.stringContaining('Match created')]);
  });

  it('tells what was refused and what left no entry elsewhere while the page is open, over a restart too', async () => {
    const { page } = await open({ language: 'en' });
    await openLog(page);
    const rows = page.getByTestId('audit-row');
    const choose = async (kind: string): Promise<void> => {
      await page.getByTestId('audit-kind').click();
      await page.getByRole('option', { name: kind, exact: true }).click();
    };
    await page.getByTestId('audit-person').fill('ольга');
    await page.getByText('Nothing matches this filter').waitFor();
    const director = await openCommandSocket(server, { role: 'director', name: 'Ольга', page: 'director' });
    expect(await director.send({ type: 'mutePerson', person: 'w1', muted: true })).toMatchObject({ ok: false });
    expect(await director.send({ type: 'followAudience', follow: true })).toMatchObject({ ok: true });
    director.close();
    await eventually(() => rows.allTextContents()).toEqual([
      expect.stringMatching(/Director Ольга.*Sound.*Microphones follow the audience scene/),
      expect.stringMatching(/Director Ольга.*Refused.*mute or unmute a person.*\(speaking\/unknown_person\)/),
    ]);
    await server.kill('SIGTERM');
    await page.getByTestId('frame-offline').waitFor();
    await server.start();
    await page.getByTestId('frame-offline').waitFor({ state: 'detached' });
    await choose('Refused');
    await eventually(() => rows.allTextContents()).toEqual([expect.stringContaining('(speaking/unknown_person)')]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export-csv').click()]);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(
      /director,Ольга,refused,.*\(speaking\/unknown_person\).*commandRefused/,
    );
  });

  it('is read over HTTP behind the guard, a parameter that cannot be read named', async () => {
    const host = { host: `127.0.0.1:${server.port}` };
    const strange = await rawRequest(server, 'GET', '/chess-match/audit', { ...host, origin: 'http://evil.example' });
    expect(strange.status).toBe(403);
    expect(await rawRequest(server, 'GET', '/chess-match/audit?from=yesterday', host)).toMatchObject({
      status: 400,
      text: expect.stringContaining('"from"'),
    });
  });
});

describe('a lost connection', () => {
  it('is said, switches buttons off, and ends by itself', async () => {
    const { page } = await open({ language: 'en' });
    await openLog(page);
    await server.kill('SIGKILL');
    await page.getByTestId('frame-offline').waitFor();
    expect(await page.getByTestId('export-csv').isDisabled()).toBe(true);
    expect(await page.getByTestId('change-theme').isDisabled()).toBe(false);
    await expectNoSeriousFindings(page);
    await page.getByTestId('audit-person').fill('kept');
    await server.start();
    await page.getByTestId('frame-offline').waitFor({ state: 'detached' });
    expect(await page.getByTestId('export-csv').isDisabled()).toBe(false);
    expect(await page.getByTestId('audit-person').inputValue()).toBe('kept');
  });
});
