import type { ShowView } from '@schemas/show';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import type { PageOptions, TestPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { dropFile } from './support/dropFile';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { until } from './support/until';

const LARGE: PageOptions = { width: 1920, height: 1080, locale: 'ru' };
const WHOLE = [
  '[Event "Кубок"]\n[White "Анна"]\n[Black "Борис"]\n\n',
  '{Известная позиция} 1. e4 {самый частый ход [%cal Ge2e4]} e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6)',
  ' 2. Nf3 Nc6 {[%clk 1:29:00] защищает} 3. Bb5 a6 1-0\n',
].join('');
const DAMAGED = `${WHOLE}\n[White "Clara"]\n[Black "Dora"]\n\n1. d4 d5\n2. Kd3 (2. c4) e6 *\n`;

let browser: Browser;
let server: TestServer;
let panel: TestPage;
let page: Page;
const open = async (language: 'en' | 'ru'): Promise<void> => {
  panel = await openPanel(browser, server.url, 'commentator', { name: 'Anna', language }, LARGE);
  ({ page } = panel);
  await page.getByTestId('own-board').waitFor();
};
const choose = (text: string) =>
  page
    .getByTestId('open-game-file')
    .setInputFiles({ name: 'study.pgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
const current = (): Promise<string | null> =>
  page.getByTestId('variation').locator('[aria-current] .visually-hidden').textContent();
const title = (): Promise<string> => page.getByTestId('explorer').locator('h2').innerText();
const at = (san: string): Promise<void> => until(async () => (await current()) === san, san);

beforeAll(async () => {
  browser = await sharedShell();
  server = await startTestServer({ pages: true });
  await newMatch(server);
  await mustPost(server, { type: 'commitTurn', line: '1:d4' });
});
afterAll(async () => {
  await server?.dispose();
  await browser?.close();
});
beforeEach(() => open('en'));
afterEach(async () => {
  expect(panel.errors).toEqual([]);
  await panel.close();
});

it('opens a game with its variations; arrows walk through it, and the match does not walk along', async () => {
  await choose(WHOLE);
  await page.getByTestId('game-preview').waitFor();
  await page.getByTestId('open-game-do').click();
  await page.getByTestId('open-game-window').waitFor({ state: 'detached' });
  expect(await title()).toContain('From a file: Анна – Борис, Кубок');
  expect(await page.getByTestId('note').textContent()).toBe('Известная позиция');
  const node = await page.locator('main.commentator').getAttribute('data-node');
  for (const [key, san] of [
    ['ArrowRight', 'e4'],
    ['ArrowRight', 'e5'],
    ['ArrowDown', 'c5'],
    ['ArrowRight', 'Nf3'],
    ['ArrowDown', 'c3'],
    ['ArrowLeft', 'c5'],
    ['ArrowUp', 'e5'],
    ['End', 'a6'],
  ] as const) {
    await page.keyboard.press(key);
    await at(san);
  }
  expect(await page.locator('main.commentator').getAttribute('data-node')).toBe(node);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await at('e4');
  expect(await page.getByTestId('note').textContent()).toBe('самый частый ход');
  await page.getByTestId('propose').click();
  const cued = async () => ((await readReplicants(server, ['show']))['show'] as ShowView).graphics.analysis.cue;
  await until(async () => (await cued()) !== null, 'the proposal');
  expect(await cued()).toMatchObject({
    content: { board: null, turn: '', line: [{ san: 'e4' }], arrows: [{ from: 'e2', to: 'e4', colour: 'green' }] },
  });
  await expectNoSeriousFindings(page);
  await page.reload();
  await page.getByTestId('note').waitFor();
  await page.getByTestId('reset').click();
  await until(async () => (await title()).startsWith('Study of board 1'), 'the match on the board again');
  await page.getByTestId('bring-back').click();
  await at('e4');
});

it('tells every place where a game cannot be played, takes nothing of it, and opens the others of the file', async () => {
  const before = await title();
  await choose(DAMAGED);
  await page.getByTestId('which-game').click();
  await page.getByRole('option', { name: '2. Clara – Dora' }).click();
  expect(await page.getByTestId('fault').locator('code').allTextContents()).toEqual(['11:4']);
  expect(await page.getByTestId('open-game-do').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await title()).toBe(before);
  await choose('[White "Ann"\n\n1. e4 {no end');
  await until(async () => (await page.getByTestId('fault').count()) === 2, 'both places');
  expect(await page.getByTestId('fault').locator('code').allTextContents()).toEqual(['1:1', '3:7']);
  await page.keyboard.press('Escape');
  expect(await title()).toBe(before);
});

it('по-русски: файл отпускают над страницей, и его партия встаёт на доску', async () => {
  await panel.close();
  await open('ru');
  await dropFile(page, 'study.pgn', WHOLE);
  await page.getByTestId('game-preview').waitFor();
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/window.png` });
  await page.keyboard.press('Enter');
  await until(async () => (await title()).startsWith('Из файла: Анна – Борис, Кубок'), 'the game');
  await page.keyboard.press('ArrowRight');
  await at('e4');
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/opened.png` });
});
