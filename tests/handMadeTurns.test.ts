import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getJson, mustPost, newMatch, type Fields } from './support/commands';
import { eventually } from './support/operatorBench';
import { openWays, type OperatorDesk } from './support/operatorDesk';
import { sharedShell } from './support/shell';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let browser: Browser;
let opened: OperatorDesk | null = null;

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

/** The operator's page of a new match, after these turns. */
const deskOf = async (match: Fields, turns: readonly string[] = []): Promise<OperatorDesk> => {
  await newMatch(server, match);
  for (const line of turns) await mustPost(server, { type: 'commitTurn', line });
  opened = await openWays(browser, server);
  return opened;
};

const steps = ({ page }: OperatorDesk): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-testid="steps"] > [data-item]')
    .evaluateAll((items) => items.map((item) => item.dataset['item'] ?? null));

const lastSeries = async (): Promise<readonly string[]> =>
  ((await getJson(server, '/chess-match/state')) as { series: readonly (readonly string[])[] }).series.at(-1) ?? [];

describe('P1 a series', () => {
  it('is dragged move by move, taken back in its middle, and pressed once it is whole', async () => {
    const desk = await deskOf({ game: 'progressive' }, ['e4', 'e5 Nf6']);
    await eventually(() => desk.lacks.textContent()).toBe('0 из 3, ещё 3 хода');
    await desk.dragMove(1, 'f1', 'c4');
    await eventually(() => steps(desk)).toEqual(['Bc4']);
    await desk.clickMove(1, 'd1', 'h5');
    await eventually(() => desk.lacks.textContent()).toBe('2 из 3, ещё 1 ход');
    expect(await desk.pressClock.isDisabled()).toBe(true);
    await desk.dragMove(1, 'b1', 'c3');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
    await desk.screenshot('series-whole');
    await desk.page.getByTestId('step-2').click();
    await eventually(() => steps(desk)).toEqual(['Bc4']);
    await desk.board(1).locator('[data-piece="d1-wQ"]').waitFor();
    await desk.dragMove(1, 'd1', 'f3');
    await desk.dragMove(1, 'f3', 'f6');
    await eventually(() => desk.line.inputValue()).toBe('Сc4 Фf3 Фxf6');
    await desk.pressClock.click();
    await eventually(lastSeries).toEqual(['Bc4', 'Qf3', 'Qxf6']);
  });

  it('is typed whole in Russian letters, what follows a wrong word is offered in its place, and a piece moved there', async () => {
    const desk = await deskOf({ game: 'progressive' }, ['e4', 'e5 Nf6']);
    const { page } = desk;
    await page.keyboard.press('F2');
    await page.keyboard.type('3.Сc4 Фf3 ');
    await eventually(() => desk.lacks.textContent()).toBe('2 из 3, ещё 1 ход');
    await page.keyboard.type('Фx');
    await page.locator('#turn-suggestions li').first().waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => steps(desk)).toEqual(['3.Bc4', 'Qf3', 'Фx']);
    await desk.dragMove(1, 'f3', 'f6');
    await eventually(() => steps(desk)).toEqual(['3.Bc4', 'Qf3', 'Qxf6']);
    await page.keyboard.press('F9');
    await eventually(lastSeries).toEqual(['Bc4', 'Qf3', 'Qxf6']);
  });

  it('P4 ended by a check is pressed short, and says so', async () => {
    const desk = await deskOf({ game: 'progressive', settings: { variant: 'scottish' } }, ['e4', 'e5 f5']);
    await desk.dragMove(1, 'd1', 'h5');
    await eventually(() => desk.lacks.textContent()).toBe('Шах: серия кончается здесь, 1 из 3');
    await desk.pressClock.click();
    await eventually(lastSeries).toEqual(['Qh5+']);
  });
});

describe('a turn of Belarusian chess', () => {
  /** White may castle by two and by three, and has a ratnik before the last rank; the black ladya takes the kniaz. */
  const START = '2l6/7R1/9/a8/9/9/9/9/3KA3L w K - 0 1';
  const texts = async (): Promise<readonly string[]> =>
    ((await getJson(server, '/chess-match/state')) as { moves: readonly string[] }).moves;

  it('L5 L6 L7 castles, promotes and inaugurates by mouse, and is typed in Cyrillic', async () => {
    const desk = await deskOf({ game: 'belarusian', settings: { start: START } });
    const { page } = desk;
    await page.getByTestId('castle-O-O:3').waitFor();
    await desk.dragMove(1, 'e1', 'g1');
    await desk.board(1).locator('[data-piece="f1-wLadya"]').waitFor();
    await eventually(() => page.getByTestId('castle-O-O:2').getAttribute('aria-pressed')).toBe('true');
    await desk.pressClock.click();
    await eventually(texts).toEqual(['O-O:2']);

    await page.keyboard.press('F2');
    await page.keyboard.type('Лс9-g9');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(texts).toEqual(['O-O:2', 'c9-g9']);

    await page.getByTestId('promotions').waitFor();
    await desk.dragMove(1, 'h8', 'h9');
    await page.getByTestId('promote-hetman').click();
    await desk.board(1).locator('[data-piece="h9-wHetman"]').waitFor();
    await desk.screenshot('belarusian-promotion');
    await desk.pressClock.click();
    await eventually(texts).toEqual(['O-O:2', 'c9-g9', 'h8-h9=g']);

    await desk.dragMove(1, 'g9', 'g1');
    await desk.pressClock.click();
    await eventually(() => desk.lacks.textContent()).toBe('Князь взят: возможна только инаугурация');
    await page.getByTestId('inauguration').click();
    await eventually(() => desk.line.inputValue()).toBe('инаугурация');
    await desk.pressClock.click();
    await eventually(async () => (await texts()).at(-1)).toBe('inauguration');
    await desk.board(1).locator('[data-piece="d1-wKniaz"]').waitFor();
  });
});
