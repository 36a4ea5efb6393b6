import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestPage } from './support/browser';
import { getJson, mustPost, newMatch, type Fields } from './support/commands';
import { eventually } from './support/operatorBench';
import { openPanel } from './support/panels';
import { sharedShell } from './support/shell';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let browser: Browser;
let opened: TestPage | null = null;
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
});
afterEach(async () => {
  const errors = opened?.errors ?? [];
  await opened?.close();
  opened = null;
  expect(errors).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** The arbiter's corrections of a new match, after these turns, its clock running. */
const correctionsOf = async (match: Fields, turns: readonly string[]): Promise<Page> => {
  await newMatch(server, match);
  for (const line of turns) await mustPost(server, { type: 'commitTurn', line });
  await mustPost(server, { type: 'startClock' });
  opened = await openPanel(browser, server.url, 'arbiter');
  await opened.page.getByTestId('tab-corrections').click();
  return opened.page;
};
const state = async (): Promise<Fields> => (await getJson(server, '/chess-match/state')) as Fields;
const running = (page: Page): Promise<number> => page.locator('.big-clock[data-running="true"]').count();
const listed = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-testid^="past-turn-"] span').allTextContents();

/** What is written in the window goes into the match, the clock stopped for it. */
const correct = async (page: Page, reason: string): Promise<void> => {
  await page.getByTestId('past-fits').waitFor();
  await page.getByTestId('past-reason').fill(reason);
  await page.getByTestId('past-commit').click();
  await page.getByTestId('past').waitFor({ state: 'detached' });
  await expect.poll(() => running(page)).toBe(0);
};
const undo = async (page: Page): Promise<void> => {
  await page.getByTestId('undo-game').click();
  await page.getByTestId('confirm').click();
  await page.getByTestId('confirm').waitFor({ state: 'detached' });
};
/** The last two turns, and redo. */
const takeBackTwo = async (page: Page, before: string, gone: readonly string[]): Promise<void> => {
  const panel = page.getByTestId('takeback-panel');
  await panel.getByTestId('takeback-turns').fill('2');
  await eventually(() => panel.locator('label').first().textContent()).toContain(`до хода ${before}`);
  await eventually(() => panel.getByTestId('preview-gone').locator('li').allTextContents()).toEqual(gone);
  await panel.getByTestId('takeback').click();
  await panel.locator('[data-code="reason/missing"]').waitFor();
  await panel.getByTestId('takeback-reason').fill('не та доска');
  await panel.getByTestId('takeback').click();
};
const setPosition = async (page: Page, fen: string): Promise<void> => {
  const panel = page.getByTestId('position-panel');
  await panel.getByTestId('position-fen').fill(fen);
  await panel.getByTestId('preview-board-1').first().waitFor();
  await panel.getByTestId('position-reason').fill('фигуры упали');
  await panel.getByTestId('position-correct').click();
};
const setClock = async (page: Page): Promise<void> => {
  await page.getByTestId('open-clock-form').click();
  await page.getByTestId('clock-side-white').click();
  await page.getByTestId('clock-time').fill('7:00');
  await page.getByTestId('clock-form-reason').fill('часы отстали');
  await page.getByTestId('clock-set').click();
  await eventually(() => page.getByTestId('clock-white').textContent()).toBe('7:00');
};

describe('the past of chess in series', () => {
  const series = async () => (await state())['series'];

  it('P1 is corrected by hand: a series, one that fits no more, several taken back, position and clock', async () => {
    const page = await correctionsOf({ game: 'progressive' }, ['e4', 'e5 Nf6', 'Bc4 d3 Nf3']);
    const played = await state();
    await page.getByTestId('open-past').click();
    await eventually(() => listed(page)).toEqual(['Сc4 d3 Кf3', 'e5 Кf6', 'e4']);
    expect(await page.getByTestId('past-search').getAttribute('placeholder')).toBe('номер или ход');
    await page.getByTestId('past-turn-2').click();
    await page.getByTestId('line-2').fill('e5 Сx7');
    await page.getByTestId('desk-2').getByTestId('problem-item').waitFor();
    const offers = page.getByTestId('desk-2').getByTestId('alternative');
    await eventually(() => offers.first().textContent()).toMatch(/^С/);
    await page.getByTestId('line-2').fill('e5');
    await page.getByTestId('desk-2').locator('[data-code="progressive/series/short"]').waitFor();
    await opened?.screenshot('past-series-short');
    expect(await page.getByTestId('past-commit').isDisabled()).toBe(true);
    // All in Cyrillic, the square's letters too, and with the turn's number.
    await page.getByTestId('line-2').fill('2.е5 Кс6');
    await correct(page, 'бланк');
    expect(await series()).toEqual([['e4'], ['e5', 'Nc6'], ['Bc4', 'd3', 'Nf3']]);
    await undo(page);
    await eventually(state).toEqual(played);

    await page.getByTestId('open-past').click();
    await page.getByTestId('past-turn-1').click();
    await page.getByTestId('line-1').fill('d4');
    await page.getByTestId('desk-3').getByTestId('misfit').waitFor();
    await page.getByTestId('cut-3').click();
    await page.getByTestId('past-cut-3').waitFor();
    await correct(page, 'начали иначе');
    expect(await series()).toEqual([['d4'], ['e5', 'Nf6']]);
    await undo(page);
    await eventually(state).toEqual(played);

    await takeBackTwo(page, '2.', ['серию 2.e5 Кf6', 'серию 3.Сc4 d3 Кf3']);
    await eventually(series).toEqual([['e4']]);
    await page.getByTestId('redo-game').click();
    await eventually(state).toEqual(played);

    await setPosition(page, '4k3/8/8/8/8/8/P7/4K3 b - - 4');
    await eventually(async () => (await state())['fen']).toBe('4k3/8/8/8/8/8/P7/4K3 b - - 4');
    await setClock(page);
  });
});

describe('the past of Belarusian chess', () => {
  /** White may castle, and has a ratnik before the last rank; the black ladya takes the kniaz. */
  const START = '2l6/7R1/9/a8/9/9/9/9/3KA3L w K - 0 1';
  const TURNS = ['O-O:2', 'c9-g9', 'h8-h9=g', 'g9xg1', 'inauguration'];
  const moves = async () => (await state())['moves'];

  it('L5 L7 is corrected by hand, in the letters of its pieces: a turn, several taken back, position and clock', async () => {
    const page = await correctionsOf({ game: 'belarusian', settings: { start: START } }, TURNS);
    const played = await state();
    await page.getByTestId('open-past').click();
    await eventually(() => listed(page)).toEqual(['инаугурация', 'g9xg1', 'h8-h9=г', 'c9-g9', '0-0:2']);
    await page.getByTestId('past-turn-3').click();
    await page.getByTestId('line-3').fill('h8-h9=р');
    await page.getByTestId('desk-3').getByTestId('problem-item').waitFor();
    const offers = page.getByTestId('desk-3').getByTestId('alternative');
    await eventually(async () => (await offers.allTextContents()).slice(0, 4).toSorted()).toEqual([
      ...['h8-h9=в', 'h8-h9=г', 'h8-h9=л', 'h8-h9=м'],
    ]);
    expect((await offers.allTextContents()).every((text) => /h8|h9/.test(text))).toBe(true);
    await opened?.screenshot('past-belarusian');
    await page.getByTestId('line-3').fill('h8-h9=л');
    await correct(page, 'бланк');
    expect(await moves()).toEqual(TURNS.with(2, 'h8-h9=l'));
    await undo(page);
    await eventually(state).toEqual(played);

    await page.getByTestId('open-past').click();
    await page.getByTestId('past-turn-4').click();
    await page.getByTestId('line-4').fill('g9-f9');
    await page.getByTestId('desk-5').getByTestId('misfit').waitFor();
    await page.getByTestId('line-5').fill('h9-i9');
    await correct(page, 'не брал');
    expect(await moves()).toEqual([...TURNS.slice(0, 3), 'g9-f9', 'h9-i9']);
    await undo(page);
    await eventually(state).toEqual(played);

    await takeBackTwo(page, '2...', ['ход 2...g9xg1', 'ход 3.инаугурация']);
    await eventually(moves).toEqual(TURNS.slice(0, 3));
    await page.getByTestId('redo-game').click();
    await eventually(state).toEqual(played);

    await setPosition(page, '4a4/9/9/9/9/9/9/9/L3A4 b');
    await eventually(async () => (await state())['fen']).toMatch(/^4a4\/9\/9\/9\/9\/9\/9\/9\/L3A4 b/);
    await setClock(page);
  });
});
