import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getJson, mustPost, newMatch, type Fields } from './support/commands';
import { eventually } from './support/operatorBench';
import { openPanel } from './support/panels';
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

const deskOf = async (match: Fields, turns: readonly string[]) => {
  await newMatch(server, match);
  for (const line of turns) await mustPost(server, { type: 'commitTurn', line });
  return openPanel(browser, server.url, 'arbiter');
};
const stateOf = async (): Promise<Fields> => (await getJson(server, '/chess-match/state')) as Fields;

describe('the arbiter of a game of two sides', () => {
  it('L1 sets a position by the letters of its game, and is told at the field what is wrong with it', async () => {
    const { page, errors, screenshot, close } = await deskOf({ game: 'belarusian' }, ['e2-e4']);
    await page.getByRole('tab', { name: 'Исправления' }).click();
    expect(await page.getByTestId('position-board').count()).toBe(0);
    await page.getByTestId('position-now').click();
    const field = page.getByTestId('position-fen');
    await eventually(() => field.inputValue()).toMatch(/LMVKAGMVL b$/);
    const present = await field.inputValue();
    await field.fill(present.replace('/9/', '/8/'));
    await page.getByText('На 7-й горизонтали не 9 полей').waitFor();
    await field.fill(present.replace('/9/', '/8R/'));
    await page.getByText('больше девяти ратников').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByTestId('position-typed').locator('[data-piece="i7-wRatnik"]').count()).toBe(1);
    await field.fill(present.replace('/4R4/', '/3R5/'));
    await page.getByTestId('position-reason').fill('ратник стоял на d4');
    await screenshot('belarusian-position');
    await page.getByTestId('position-correct').click();
    await eventually(async () => (await stateOf())['fen']).toContain('/3R5/');
    expect(errors).toEqual([]);
    await close();
  });

  it('P7 accepts a claim of quiet series where that is agreed, with its reason', async () => {
    // A knight out and back: after an odd number of moves it is out, and begins the next series with the way back.
    const shuffles = Array.from({ length: 10 }, (_, index) => {
      const [out, back] = index % 2 === 0 ? ['Nf3', 'Ng1'] : ['Nf6', 'Ng8'];
      const begun = index % 2 === 0 ? index / 2 : 0;
      return Array.from({ length: index + 1 }, (_move, at) => ((at + begun) % 2 === 0 ? out : back)).join(' ');
    });
    const { page, errors, screenshot, close } = await deskOf(
      { game: 'progressive', settings: { tenTurns: 'claim' } },
      shuffles.slice(0, 9),
    );
    await page.getByTestId('quiet').getByText('9 серий подряд').waitFor();
    expect(await page.getByTestId('accept-claim').isDisabled()).toBe(true);
    await mustPost(server, { type: 'commitTurn', line: shuffles[9] });
    await eventually(() => page.getByTestId('accept-claim').isEnabled()).toBe(true);
    await screenshot('progressive-claim');
    await page.getByTestId('accept-claim').click();
    await page.getByTestId('reason-text').fill('мата нет');
    await page.getByTestId('reason-confirm').click();
    await eventually(async () => (await stateOf())['reason']).toBe('ten-turns');
    expect(errors).toEqual([]);
    await close();
  });

  it('L9 writes down the draw that both sides agree to', async () => {
    const { page, errors, close } = await deskOf({ game: 'belarusian' }, ['e2-e4']);
    await page.getByTestId('draw-white').click();
    await page.getByTestId('decline-black').waitFor();
    await page.getByTestId('draw-black').click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click();
    await eventually(async () => (await stateOf())['reason']).toBe('agreement');
    expect(errors).toEqual([]);
    await close();
  });
});
