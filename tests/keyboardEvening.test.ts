import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPage, operatorUrl, type TestPage } from './support/browser';
import { getJson, newMatch, type Fields } from './support/commands';
import { countEffort } from './support/effort';
import { eventually } from './support/operatorBench';
import { heldLine } from './support/heldLine';
import { sharedShell } from './support/shell';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let browser: Browser;
let opened: TestPage | null = null;
beforeAll(async () => {
  server = await startTestServer({ pages: true, checkViews: true });
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

/** More than a page has: what cannot be reached is not looked for without end. */
const MOST_TABS = 150;

const state = async (): Promise<Fields> => (await getJson(server, '/chess-match/state')) as Fields;

/** The operator's page of a new match, and ten fingers; `mouse` counts what no key did. */
const deskOf = async (match: Fields) => {
  await newMatch(server, match);
  const desk = await openPage(browser, { width: 1280, height: 800, locale: 'ru' });
  opened = desk;
  const { page, screenshot } = desk;
  const line = await heldLine(page);
  await page.goto(operatorUrl(server.url));
  await page.locator('[data-piece]').first().waitFor();
  const effort = await countEffort(page);
  const press = (keys: string): Promise<void> => page.keyboard.press(keys);
  const focused = (): Promise<string | null> => page.evaluate('document.activeElement?.dataset.testid ?? null');
  const goTo = async (testId: string, step: string): Promise<void> => {
    await page.locator(`[data-testid="${testId}"]:not([disabled]):not([aria-busy])`).waitFor();
    for (let tabs = 0; (await focused()) !== testId; tabs += 1) {
      if (tabs > MOST_TABS) throw new Error(`No key leads to ${testId}.`);
      await press(step);
    }
  };
  /** A press is answered, and what it led to is shown. */
  const settled = (): Promise<void> => page.locator('[data-testid="press-clock"][data-pressed="false"]').waitFor();
  return {
    page,
    line,
    screenshot,
    press,
    focused,
    settled,
    /** By Tab to a button, or back to it, and Enter. */
    act: async (testId: string, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
      await goTo(testId, step);
      await press('Enter');
    },
    /** F2, whatever stood on the line, and a turn; Enter once it is ready. */
    turn: async (text: string): Promise<void> => {
      await press('F2');
      await press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await page.locator('[data-testid="press-clock"][data-readiness="ready"]').waitFor();
      await press('Enter');
    },
    /** Alt+Backspace, and once more to confirm. */
    undo: async (): Promise<void> => {
      await settled();
      await press('Alt+Backspace');
      await page.getByTestId('confirm').waitFor();
      await press('Alt+Backspace');
      await page.getByTestId('confirm').waitFor({ state: 'detached' });
    },
    mouse: async (): Promise<number> => (await effort()).button,
  };
};

describe('an evening by keys alone', () => {
  it('P1 of chess in series: typed, refused, taken back, a draw declined, mate', async () => {
    const desk = await deskOf({ game: 'progressive' });
    const series = async () => (await state())['series'];
    await desk.press('F8');
    await desk.turn('e4');
    await eventually(series).toEqual([['e4']]);
    await desk.turn('e5 Кc6');
    await eventually(series).toEqual([['e4'], ['e5', 'Nc6']]);
    await desk.undo();
    await eventually(series).toEqual([['e4']]);
    await desk.turn('e5 Кf6');
    await eventually(series).toEqual([['e4'], ['e5', 'Nf6']]);

    await desk.press('F2');
    await desk.page.keyboard.type('Сc4 Фh9');
    await desk.page.getByTestId('problem-item').waitFor();
    await desk.press('Enter');
    await desk.settled();
    expect(await desk.page.getByTestId('turn-line').inputValue()).toBe('Сc4 Фh9');
    await desk.page.getByTestId('problem-item').waitFor();
    await desk.screenshot('keys-series-refused');
    expect(await series()).toHaveLength(2);

    await desk.act('offer-white');
    await desk.act('decline-black');
    await desk.page.getByTestId('decline-black').waitFor({ state: 'detached' });
    await desk.turn('Сc4 Фh5 Фxf7');
    await eventually(state).toMatchObject({ status: 'over', result: 'white', reason: 'mate' });
    await desk.screenshot('keys-series-over');
    expect(await desk.mouse()).toBe(0);
  });

  it('L5 L9 of Belarusian chess: typed in Cyrillic, taken back, promoted, agreed drawn', async () => {
    const start = '2l6/7R1/9/a8/9/9/9/9/3KA3L w K - 0 1';
    const desk = await deskOf({ game: 'belarusian', settings: { start } });
    const moves = async () => (await state())['moves'];
    await desk.press('F8');
    await desk.turn('0-0:3');
    await eventually(moves).toEqual(['O-O:3']);
    await desk.undo();
    await eventually(moves).toEqual([]);
    await desk.turn('0-0:2');
    await desk.turn('Лс9-g9');
    await desk.press('F2');
    await desk.page.keyboard.type('h8-h9=р');
    await desk.page.getByTestId('problem-item').waitFor();
    await desk.press('Enter');
    await desk.settled();
    await desk.screenshot('keys-belarusian-refused');
    await desk.turn('h8-h9=г');
    await desk.turn('Лg9-g1');
    await desk.turn('инаугурация');
    await eventually(moves).toEqual(['O-O:2', 'c9-g9', 'h8-h9=g', 'g9xg1', 'inauguration']);
    await desk.act('offer-black');
    await desk.act('offer-white');
    await eventually(state).toMatchObject({ status: 'over', result: 'draw', reason: 'agreement' });
    // Nothing is waited for on a board that is over.
    await eventually(() => desk.page.locator('.card-state').textContent()).toBe('');
    await desk.screenshot('keys-belarusian-over');
    expect(await desk.mouse()).toBe(0);
  });

  it('C4 C5 of orthodox chess on two boards: from board to board, taken back, mate and an agreed draw', async () => {
    const desk = await deskOf({ game: 'classical', settings: { boards: 2 } });
    const { page, press } = desk;
    const pliesOn = async (): Promise<readonly number[]> => {
      const { boards } = (await state()) as { boards: readonly { moves: readonly string[] }[] };
      return boards.map(({ moves }) => moves.length);
    };
    const move = async (text: string, plies: readonly number[]): Promise<void> => {
      await page.keyboard.type(text);
      await press('Enter');
      await eventually(pliesOn).toEqual(plies);
    };
    await press('F8');
    await press('F2');
    await move('f3', [1, 0]);
    await move('e5', [2, 0]);
    await press('F3');
    await move('e4', [2, 1]);
    await page.locator('[data-testid="undo-2"]:not([disabled])').getByText('e4').waitFor();
    await press('Alt+Backspace');
    await eventually(pliesOn).toEqual([2, 0]);
    // What was taken back stays prepared, to be mended.
    await eventually(() => page.getByTestId('move-2').inputValue()).toBe('e4');
    await desk.screenshot('keys-classical-undone');
    await press('Escape');
    await move('d4', [2, 1]);
    await press('F3');
    await page.keyboard.type('Фh5');
    await press('Enter');
    await page.getByTestId('problem-press-1').waitFor();
    await desk.screenshot('keys-classical-refused');
    await press('Escape');
    await move('g4', [3, 1]);
    await move('Фh4', [4, 1]);
    // In a field Tab goes to that of the other board.
    await desk.act('offer-2-white', 'Shift+Tab');
    await desk.act('offer-2-black', 'Shift+Tab');
    await page.getByTestId('end').waitFor();
    await desk.screenshot('keys-classical-over');
    expect(await desk.mouse()).toBe(0);
  });
});

describe('pictures that come after the answer', () => {
  it('an undo is under way until it is shown: what is typed behind it is of the turn that is to be played', async () => {
    const desk = await deskOf({ game: 'progressive' });
    const { page, press } = desk;
    await press('F8');
    await desk.turn('e4');
    await desk.settled();
    await eventually(() => page.evaluate('nodecg.socket.io.engine.transport.name')).toBe('websocket');
    await press('Alt+Backspace');
    const confirm = page.getByTestId('confirm');
    await confirm.waitFor();
    desk.line.holdPictures();
    await press('Alt+Backspace');
    await eventually(async () => (await state())['series']).toEqual([]);
    await eventually(desk.line.waiting).toBeGreaterThan(0);
    expect(await confirm.getAttribute('aria-busy')).toBe('true');
    desk.line.release();
    await confirm.waitFor({ state: 'detached' });
    await desk.turn('d4');
    await eventually(async () => (await state())['series']).toEqual([['d4']]);
  });
});

describe('Tab on a desk of boards', () => {
  /** What can be operated now, by the names that tests give it; and where the cursor is. */
  const OPERABLE = `[...document.querySelectorAll('main button, main input, main a[href]')]
    .filter((each) => !each.disabled && each.tabIndex >= 0 && each.checkVisibility())
    .map((each) => each.dataset.testid)`;
  const FIELD = /^move-/;

  it.each([
    ['swedish', {}, ['move-A', 'move-B']],
    ['classical', { boards: 3 }, ['move-1', 'move-2', 'move-3']],
  ])('of %s chess goes from field to field, and behind Shift+Tab to all there is', async (game, settings, fields) => {
    const desk = await deskOf({ game, settings });
    const { page, press, focused } = desk;
    await page.locator(`[data-testid="${fields.at(-1) ?? ''}"]:not([disabled])`).waitFor();
    await press('F2');
    const ring: (string | null)[] = [];
    while (ring.length <= fields.length) {
      ring.push(await focused());
      await press('Tab');
    }
    expect(ring).toEqual([...fields, fields[0]]);

    const operable = new Set((await page.evaluate(OPERABLE)) as string[]);
    expect(operable.size).toBeGreaterThan(fields.length * 3);
    await press('Shift+Tab');
    const seen = new Set<string | null>();
    for (let tabs = 0; tabs < MOST_TABS && [...operable].some((each) => !seen.has(each)); tabs += 1) {
      seen.add(await focused());
      await press('Tab');
    }
    expect([...operable].filter((each) => !seen.has(each))).toEqual([]);

    // Once something is typed Tab goes from field to field again.
    await press('F2');
    await page.keyboard.type('e4');
    await press('Tab');
    expect(await focused()).toMatch(FIELD);
    expect(await page.getByTestId(fields[0] ?? '').inputValue()).toBe('e4');
    expect(await desk.mouse()).toBe(0);
  });
});
