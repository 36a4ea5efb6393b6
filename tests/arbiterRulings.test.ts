import type { MatchView } from '@schemas/match';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getJson, mustPost, newMatch, rawRequest, type Fields } from './support/commands';
import { eventually } from './support/operatorBench';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { sharedShell } from './support/shell';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

const LONG = {
  white: 'Сборная команда Константиновского математического лицея № 239',
  black: 'Объединённая команда Благовещенско-Петропавловского университета',
};
const boardsOf = async (): Promise<readonly Fields[]> =>
  ((await getJson(server, '/chess-match/state')) as { boards: readonly Fields[] }).boards;

/** The clocks that stand outside of the window, or are drawn over by a name. */
const badClocks = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-testid^="clock-"]:is(time)').evaluateAll((clocks) =>
    clocks.flatMap((clock) => {
      const { right, bottom, top } = clock.getBoundingClientRect();
      const name = clock.parentElement?.querySelector('.big-clock-name')?.getBoundingClientRect();
      const isSeen = right <= innerWidth && bottom <= innerHeight;
      const isFree = name !== undefined && (name.bottom <= top + 1 || name.right <= clock.getBoundingClientRect().left);
      return isSeen && isFree ? [] : [clock.getAttribute('data-testid') ?? ''];
    }),
  );

describe('the arbiter of boards played apart', () => {
  it.each([
    ['small', { width: 1280, height: 720, locale: 'ru' }],
    ['large', { width: 1920, height: 1080, locale: 'ru' }],
  ] as const)('sees the ten clocks of five boards at once, whatever the teams are called: %s', async (_, screen) => {
    await newMatch(server, { game: 'classical', settings: { boards: 5 }, ...LONG });
    const { page, errors, close } = await openPanel(browser, server.url, 'arbiter', {}, screen);
    await page.getByTestId('clock-5-black').waitFor();
    expect(await page.locator('[data-testid^="clock-"]:is(time)').count()).toBe(10);
    expect(await badClocks(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('C8 rules that a player did not come, and the record tells it after kill -9', async () => {
    await newMatch(server, { game: 'classical', settings: { boards: 3 } });
    await mustPost(server, { type: 'commitTurn', thread: '1', line: 'e4' });
    const { page, errors, close } = await openPanel(browser, server.url, 'arbiter', { language: 'en' });
    await page.getByTestId('ruling-board').click();
    await page.getByRole('option').nth(1).click();
    await page.getByTestId('rule-result').click();
    await page.getByTestId('reason-confirm').click();
    await page.getByTestId('reason-dialog').getByRole('alert').first().waitFor();
    await page.getByTestId('reason-text').fill('an hour late');
    await page.getByTestId('reason-confirm').click();
    // On the second board White is the second team's.
    await eventually(async () => (await boardsOf())[1]).toMatchObject({ result: 'white', reason: 'forfeit' });
    expect((await boardsOf()).map(({ reason }) => reason)).toEqual([null, 'forfeit', null]);
    await page.getByTestId('ruling-board').click();
    expect(await page.getByRole('option').count()).toBe(2);
    await page.keyboard.press('Escape');
    await server.kill('SIGKILL');
    await server.start();
    expect((await boardsOf())[1]).toMatchObject({ result: 'white', reason: 'forfeit' });
    const { text } = await rawRequest(server, 'GET', '/chess-match/record.pgn');
    expect(text).toContain('{Black forfeits by default}');
    const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
    await mustPost(server, { type: 'undo', thread: '2', reason: 'he came', expectedVersion: match.version });
    expect((await boardsOf())[1]).toMatchObject({ result: null, reason: null });
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    await close();
  });

  it('takes the present position of the board that is chosen', async () => {
    await newMatch(server, { game: 'classical', settings: { boards: 2 } });
    for (const [thread, line] of [
      ['1', 'e4'],
      ['2', 'd4'],
    ])
      await mustPost(server, { type: 'commitTurn', thread, line });
    const { page, errors, close } = await openPanel(browser, server.url, 'arbiter', { language: 'en' });
    await page.getByRole('tab').nth(1).click();
    for (const [index, placement] of ['4P3/8/PPPP1PPP', '3P4/8/PPP1PPPP'].entries()) {
      await page.getByTestId('position-board').click();
      await page.getByRole('option').nth(index).click();
      await page.getByTestId('position-now').click();
      await eventually(() => page.getByTestId('position-fen').inputValue()).toContain(placement);
    }
    expect(errors).toEqual([]);
    await close();
  });
});

describe('the arbiter of a game of two sides', () => {
  it.each(['progressive', 'belarusian'])('rules the result of %s, which pages tell', async (game) => {
    await newMatch(server, { game, settings: {} });
    const { page, errors, close } = await openPanel(browser, server.url, 'arbiter', { language: 'en' });
    expect(await page.getByTestId('ruling-board').count()).toBe(0);
    await page.getByTestId('ruling').click();
    await page.getByRole('option').nth(1).click();
    await page.getByTestId('rule-result').click();
    await page.getByTestId('reason-text').fill('the regulations');
    await page.getByTestId('reason-confirm').click();
    const state = async () => (await getJson(server, '/chess-match/state')) as Fields;
    await eventually(state).toMatchObject({ status: 'over', result: 'draw', reason: 'ruling' });
    await page.getByTestId('ruling-panel').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await close();
  });
});

describe('the form of a new match', () => {
  it('draws the position that boards begin from as it is typed, and says which rank does not come out', async () => {
    const { page, errors, close } = await openPanel(browser, server.url, 'setup', { language: 'en' });
    await page.getByTestId('new-match').click();
    await page.getByTestId('new-game').selectOption('belarusian');
    expect(await page.getByTestId('position-typed').count()).toBe(0);
    await page.getByTestId('setting-start').fill('4a4/9/9/4k4/9/3K5/9/9/8L w');
    const typed = page.getByTestId('position-typed');
    await typed.locator('[data-piece="e9-bKniaz"]').waitFor();
    expect([await typed.getAttribute('data-wrong-rank'), await typed.locator('[data-square]').count()]).toEqual([
      null,
      81,
    ]);
    await page.getByTestId('new-game').selectOption('classical');
    await page.getByTestId('setting-start').fill('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1');
    await eventually(() => typed.getAttribute('data-wrong-rank')).toBe('2');
    expect(await typed.locator('[data-square]').count()).toBe(64);
    await page.getByTestId('setting-start').fill('rk5r/8/8/8/8/8/8/RK5R w KQkq - 0 1');
    for (const field of ['new-event', 'new-white', 'new-black']) await page.getByTestId(field).fill('x');
    await page.getByTestId('create-match').click();
    const field = page.locator('div:has(> .setting-typed > [data-testid="setting-start"]) > .problem');
    await field.getByText('leave these rights out (KQkq)').waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
