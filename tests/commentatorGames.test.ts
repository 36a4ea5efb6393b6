import type { AnalysisContent, ShowView } from '@schemas/show';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSeriousFindings } from './support/axe';
import type { PageOptions, TestPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { demonstrationOf } from './support/gameEvenings';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);
const SMALL: PageOptions = { width: 1280, height: 720, locale: 'ru' };
/** Whoever gives check there is taken, in so many ways that it takes very long to know. */
const LONG = '5rqk/5qrq/5qqr/8/8/8/PP6/KNNN4 w - - 9';
const LARGE: PageOptions = { width: 1920, height: 1080, locale: 'en' };

/** "e1-wK" of every piece that is drawn. */
const piecesOn = async (page: Page, testId: string): Promise<readonly string[]> =>
  page
    .getByTestId(testId)
    .locator('[data-piece]')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece') ?? ''));

const enter = async (page: Page, text: string): Promise<void> => {
  await page.getByTestId('entry').fill(text);
  await page.getByTestId('entry').press('Enter');
};

const variation = (page: Page): Promise<string> => page.getByTestId('variation').innerText();

/** Whether the move that is looked at can be seen whole in the list of moves. */
const inSight = (page: Page): Promise<boolean> =>
  page
    .getByTestId('turns')
    .locator('[aria-current]')
    .evaluate((marked) => {
      const [inner, outer] = [marked, marked.closest('.ui-panel-body')].map((element) =>
        element?.getBoundingClientRect(),
      );
      return inner !== undefined && outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom;
    });

describe('commentators of games of one board', () => {
  let server: TestServer;
  let browser: Browser;
  const opened: TestPage[] = [];

  const open = async (language: 'en' | 'ru', screen: PageOptions): Promise<Page> => {
    const panel = await openPanel(browser, server.url, 'commentator', { language }, screen);
    opened.push(panel);
    await panel.page.getByTestId('own-board').waitFor();
    return panel.page;
  };
  const begin = async (game: string, settings: object, ...lines: readonly string[]): Promise<void> => {
    await newMatch(server, { game, settings });
    for (const line of lines) await mustPost(server, { type: 'commitTurn', line });
  };
  /** What the commentator has proposed, as the director has it before him. */
  const proposed = async (): Promise<AnalysisContent | null> => {
    const { show } = (await readReplicants(server, ['show'])) as { show: ShowView };
    return show.graphics.analysis.cue?.content ?? null;
  };

  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    browser = await sharedShell();
  });
  // An open page draws every turn of the tests that follow, and one that is closed is there for the next.
  afterEach(async () => {
    for (const { close } of opened) await close();
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it('P1 walk through series move by move and over whole turns, and try on from the middle of one', async () => {
    await begin('progressive', { variant: 'italian' }, 'e4', 'e5 Nf6', 'Nc3 Nf3 Bc4');
    const page = await open('ru', SMALL);
    const at = (place: number): Promise<void> => page.locator(`main[data-ply="${place}"]`).waitFor();
    await at(6);
    await page.getByTestId('walk-back').click();
    await at(5);
    expect(await piecesOn(page, 'board-1')).toContain('f1-wB');
    expect(await page.getByTestId('series').getAttribute('data-made')).toBe('2');
    await page.keyboard.press('ArrowUp');
    await at(3);
    await page.getByTestId('turns').locator('[data-at="4"]').click();
    await at(4);
    await enter(page, 'Кf3');
    await expect.poll(() => variation(page)).toContain('3.');
    await enter(page, 'd4');
    await eventually(() => page.getByTestId('study-series').getAttribute('data-made')).toBe('0');
    expect(await piecesOn(page, 'own-board')).toEqual(expect.arrayContaining(['f3-wN', 'd4-wP', 'c3-wN']));
    await enter(page, 'Nf3');
    expect(await page.locator('.co-entry .problem').innerText()).toContain('Nf3');
  });

  it('P5 ask whether the series can mate: found, shown on the board, and told to nobody else', async () => {
    await begin('progressive', { variant: 'italian' }, 'e4', 'e5 Nf6');
    const page = await open('en', LARGE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await page.getByTestId('mate-ask').click();
    await page.locator('[data-testid="mate"][data-at="answered"]').waitFor();
    expect(await page.getByTestId('mate-moves').innerText()).toContain('#');
    // The worker's own file is all that was asked for.
    expect(asked.filter((url) => !/\/assets\/worker-[\w-]+\.js$/.test(url))).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByTestId('mate-show').click();
    // The board is shown, wherever the panel had been scrolled to.
    const corner = `(() => {
      const { left, top } = document.querySelector('[data-testid="own-board"]').getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5)?.closest('[data-testid="own-board"]') != null;
    })()`;
    await eventually(() => page.evaluate(corner)).toBe(true);
    await page.setViewportSize(LARGE);
    await eventually(() => variation(page)).toContain('#');
    expect(await page.getByTestId('mate').count()).toBe(0);
    await page.getByTestId('study-back').click();
    await page.getByTestId('study-back').click();
    await page.getByTestId('mate-ask').click();
    await page.locator('[data-testid="mate"][data-at="answered"]').waitFor();
    await enter(page, 'h3');
    await page.locator('[data-testid="mate"][data-at="idle"]').waitFor();
  });

  it('P5 P10 know where there is none, may stop, and are not offered it where nobody mates', async () => {
    await begin('progressive', { variant: 'italian' }, 'e4');
    const page = await open('ru', SMALL);
    await page.getByTestId('mate-ask').click();
    await eventually(() => page.getByTestId('mate-answer').innerText()).toBe('В этой серии мата нет.');
    await begin('progressive', { variant: 'italian', start: LONG });
    await eventually(() => piecesOn(page, 'own-board')).toContain('g8-bQ');
    await page.getByTestId('mate-ask').click();
    await eventually(() => page.getByTestId('mate-looking').innerText()).toMatch(/: [1-9]/);
    await page.getByTestId('mate-stop').click();
    expect(await page.getByTestId('mate-answer').innerText()).toBe('Неизвестно: поиск остановлен.');
    await begin('progressive', { variant: 'take-all' });
    await eventually(() => page.getByTestId('mate').count()).toBe(0);
    expect(await page.getByTestId('study-series').innerText()).toContain('фигур: 16 : 16');
  });

  it('L5 L7 press the inauguration, choose what a ratnik becomes, and propose the board of nine by nine', async () => {
    await begin('belarusian', { start: '4a4/R8/9/4k4/9/3K5/9/9/8L w - - 0 20' });
    const page = await open('ru', SMALL);
    await page.getByTestId('act-inauguration').click();
    await eventually(() => variation(page)).toContain('инаугурация');
    await enter(page, 'e9-e8');
    // In a low window what is typed stands below the board.
    await page.getByTestId('own-board').scrollIntoViewIfNeeded();
    const board = await page.getByTestId('own-board').boundingBox();
    if (board === null) throw new Error('The own board is not there.');
    const unit = board.width / 9;
    for (const rank of [8, 9]) await page.mouse.click(board.x + unit / 2, board.y + (9 - rank + 0.5) * unit);
    await page.getByTestId('promote-hetman').click();
    await eventually(() => piecesOn(page, 'own-board')).toContain('a9-wHetman');
    expect(await variation(page)).toContain('a8-a9=г');
    expect(await page.getByTestId('study-throne-promotions').innerText()).not.toMatch(/Белые[^:]*: .*гетман/);
    await page.getByTestId('propose').click();
    await eventually(async () => (await proposed())?.pieces['a9']).toBe('wHetman');
    expect(await proposed()).toMatchObject({ files: 9, ranks: 9, line: [{}, {}, { san: 'a8-a9=g', turn: '21.' }] });
  });

  it('C1 choose one of five boards, see who plays there, walk by its moves alone, and try on from there', async () => {
    await newMatch(server, { game: 'classical', settings: { boards: 5 } });
    for (const [thread, line] of [
      ['1', 'e4'],
      ['2', 'd4'],
      ['1', 'e5'],
      ['2', 'd5'],
    ])
      await mustPost(server, { type: 'commitTurn', thread, line });
    const page = await open('ru', SMALL);
    await page.locator('main[data-ply="4"]').waitFor();
    const widths = await page
      .locator('[data-testid^="card-"] .co-board')
      .evaluateAll((boards) => boards.map((board) => Math.round(board.getBoundingClientRect().width)));
    expect([widths.length, new Set(widths).size, (widths[0] ?? 0) > 100]).toEqual([5, 1, true]);
    await page.getByTestId('card-2').click();
    await eventually(() => page.getByTestId('turns-2').locator('li').count()).toBe(2);
    await page.getByTestId('turns-2').locator('button').first().click();
    await page.locator('main[data-ply="2"]').waitFor();
    expect(await piecesOn(page, 'own-board')).toEqual(expect.arrayContaining(['d4-wP', 'd7-bP']));
    await enter(page, 'Кf6');
    await expect.poll(() => variation(page)).toContain('1…');
    expect(await piecesOn(page, 'board-2')).toContain('g8-bN');
    await mustPost(server, { type: 'commitTurn', thread: '1', line: 'Nf3' });
    await page.getByTestId('live').click();
    await page.locator('main[data-ply="5"]').waitFor();
    expect(await piecesOn(page, 'own-board')).toContain('f6-bN');
  });

  it('stay in their window, however many turns were made', async () => {
    const { settings, turns } = demonstrationOf('belarusian');
    await begin('belarusian', settings, ...turns.slice(0, 40).map(({ line }) => line));
    const page = await open('ru', SMALL);
    await eventually(() => page.getByTestId('turns').locator('li').count()).toBe(40);
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
    // Lines about the throne come above the list after it was there.
    await eventually(() => inSight(page)).toBe(true);
  });

  it('have no serious finding of axe in either game, large and small', async () => {
    for (const [game, screen, line] of [
      ['progressive', LARGE, 'e4'],
      ['belarusian', SMALL, 'e2-e4'],
    ] as const) {
      await begin(game, {}, line);
      const page = await open('en', screen);
      await page.getByTestId('turns').waitFor();
      await expectNoSeriousFindings(page);
    }
  });

  it('had no error on any page', () => {
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
