import { spawnSync } from 'node:child_process';
import type { JudgedView } from '@schemas/judged';
import type { OutlookView } from '@schemas/outlook';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programPath } from '../scripts/lib/programs';
import { mustPost, newMatch, postCommand } from './support/commands';
import { eventually } from './support/operatorBench';
import { ON_AIR } from './support/browser';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { layUciEngine } from './support/uciEngine';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** As engines tell of themselves. */
const UCI = { input: 'uci\nquit\n', encoding: 'utf8' } as const;
const orthodox = spawnSync(programPath('stockfish'), [], UCI).stdout;
const variants = spawnSync(programPath('fairy-stockfish'), [], UCI).stdout;

let browser: Browser;
beforeAll(async () => {
  browser = await sharedShell();
});
afterAll(() => browser.close());

const outlookOf = async (server: TestServer): Promise<OutlookView> =>
  ((await readReplicants(server, ['outlook'])) as { outlook: OutlookView }).outlook;

const judgedOf = async (server: TestServer): Promise<JudgedView> =>
  ((await readReplicants(server, ['judged'])) as { judged: JudgedView }).judged;

const refusedWith = async (server: TestServer, command: Parameters<typeof postCommand>[1]): Promise<string> => {
  const { answer } = await postCommand(server, command);
  return answer.ok ? '' : answer.error.code;
};

/** Types a move on the own board. */
const tryMove = async (page: Page, text: string): Promise<void> => {
  await page.getByTestId('entry').fill(text);
  await page.getByTestId('entry').press('Enter');
  await page.getByTestId('entry').blur();
};

/** "3,4 : 3,6 из 7" has three. */
const numbersIn = (text: string): readonly number[] =>
  (text.replaceAll(',', '.').match(/\d+(\.\d+)?/g) ?? []).map(Number);

describe('an engine that is there', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      pages: true,
      config: {
        engine: { path: programPath('stockfish'), variantsPath: programPath('fairy-stockfish'), share: 100 },
        checkViews: true,
      },
    });
  });
  afterAll(() => server.dispose());

  it('tells the commentator what each line is worth, how the match may end, and how that went', async () => {
    await newMatch(server, { white: 'Reds', black: 'Blues' });
    for (const line of ['1:e4', '1:e5', '1:Nf3 2:Bc4 branch 1>2 3+7', '1:Nc6 2:Nc6', '1:Bb5 2:Qh5'])
      await mustPost(server, { type: 'commitTurn', line });
    const panel = await openPanel(browser, server.url, 'commentator', { language: 'en' }, ON_AIR);
    const { page } = panel;
    await page.getByTestId('details').waitFor();
    await page.keyboard.press('F6');
    await eventually(() => page.locator('[data-testid="course"] [data-ply]').count()).toBe(6);
    await page.getByTestId('expected').waitFor();
    await eventually(() => page.locator('[data-testid^="worth-"] li').count()).toBe(4);
    const { engine, boards, expected, course } = await outlookOf(server);
    expect(orthodox).toContain(`id name ${engine.name}\n`);
    expect(boards.map(({ board, points }) => [board, points])).toEqual([
      [1, 3],
      [2, 7],
    ]);
    expect(Number(expected?.white) + Number(expected?.black)).toBeCloseTo(10);
    expect(course[0]?.expected).toMatchObject({ spread: expect.any(Number) as number });
    await panel.screenshot('outlook-business');
    await page.locator('[data-testid="course"] [data-ply="2"]').click();
    await eventually(() => page.locator('main.commentator').getAttribute('data-live')).toBe('false');
    expect(panel.errors).toEqual([]);
    await panel.close();
  });

  it('tells the commentator what had best be shifted, what shifts were worth, and which turn turned the match', async () => {
    await newMatch(server, { white: 'Reds', black: 'Blues' });
    for (const line of ['1:e4', '1:e5', '1:Nf3 2:Bc4 branch 1>2 3+7', '1:Nc6 2:Nc6', '1:Bb5 2:Nf3', '1:a6 2:Qg5'])
      await mustPost(server, { type: 'commitTurn', line });
    const panel = await openPanel(browser, server.url, 'commentator', { language: 'ru' }, ON_AIR);
    const { page } = panel;
    await page.getByTestId('details').waitFor();
    await page.keyboard.press('F6');
    const best = page.getByTestId('best-now');
    // A queen stands to be taken on board 2: whatever can be is to be there.
    await eventually(() => best.locator('[data-kind="pass"]').textContent()).toContain(
      'пас с доски 1: 1 фишка на доску 2 +0,',
    );
    expect(await page.locator('[data-testid="turnings"] [data-ply]').count()).toBe(0);
    await mustPost(server, { type: 'commitTurn', line: '1:Ba4 2:Nxg5 pass 1>2' });
    const turning = page.locator('[data-testid="turnings"] [data-ply]');
    await eventually(() => turning.textContent()).toMatch(/^3…доска 2, на кону 7.*\+[23],\d белым$/);
    await eventually(() => page.locator('[data-testid="shifts"] [data-ply="3"]').textContent()).toContain('очка сразу');
    await panel.screenshot('outlook-turnings');
    await turning.click();
    await eventually(() => turning.getAttribute('aria-current')).toBe('step');
    expect(await page.locator('main.commentator').getAttribute('data-live')).toBe('false');
    expect(panel.errors).toEqual([]);
    await panel.close();
    const before = await outlookOf(server);
    expect(before.turnings.map(({ ply, board, points }) => [ply, board, points])).toEqual([[6, 2, 7]]);
    for (const reason of ['another', 'move']) {
      const { match } = (await readReplicants(server, ['match'])) as { match: { version: number } };
      await mustPost(server, { type: 'undo', reason, expectedVersion: match.version });
    }
    await eventually(async () => (await outlookOf(server)).turnings).toEqual([]);
  });

  it('says the score itself once every line has ended', async () => {
    await newMatch(server, { white: 'Reds', black: 'Blues' });
    for (const line of ['1:f3', '1:e5', '1:g4', '1:Qh4#']) await mustPost(server, { type: 'commitTurn', line });
    await eventually(async () => (await outlookOf(server)).course.length).toBe(5);
    expect((await outlookOf(server)).expected).toEqual({ white: 0, black: 10, spread: 0 });
  });

  it('judges the boards of Swedish chess with another one, which knows what may be dropped', async () => {
    await newMatch(server, { white: 'Reds', black: 'Blues', game: 'swedish' });
    const turns = [
      ['A', 'e4'],
      ['B', 'e4'],
      ['A', 'd5'],
      ['A', 'exd5'],
      ['B', 'e5'],
      ['A', 'Qxd5'],
    ] as const;
    for (const [thread, line] of turns) await mustPost(server, { type: 'commitTurn', thread, line });
    const told = async () => {
      const { engine, expected } = await outlookOf(server);
      return [variants.includes(`id name ${engine.name}\n`), expected === null];
    };
    await eventually(told).toEqual([true, false]);
    const { boards, expected } = await outlookOf(server);
    expect(boards.map(({ board, points }) => [board, points])).toEqual([
      [1, 0.5],
      [2, 0.5],
    ]);
    expect(Number(expected?.white) + Number(expected?.black)).toBeCloseTo(1);
  });

  it('judges the boards of a match of classical chess, each by who has White there', async () => {
    await newMatch(server, { white: 'Reds', black: 'Blues', game: 'classical', settings: { boards: 2 } });
    await mustPost(server, { type: 'commitTurn', thread: '1', line: 'e4' });
    await mustPost(server, { type: 'commitTurn', thread: '2', line: 'd4' });
    const panel = await openPanel(browser, server.url, 'commentator', { language: 'ru' }, ON_AIR);
    for (const board of [1, 2]) await panel.page.locator(`[data-testid="worth-${board}"] li`).first().waitFor();
    const [first, second] = (await outlookOf(server)).boards;
    expect([Number(first?.worth) > 0.5, Number(second?.worth) < 0.5]).toEqual([true, true]);
    await panel.screenshot('outlook-classical');
    await panel.close();
  });

  it('says what any position is worth that the commentator tries, and of no other', async () => {
    await newMatch(server, { white: 'Reds', black: 'Blues' });
    for (const line of ['1:e4', '1:e5', '1:Nf3 2:Bc4 branch 1>2 3+7', '1:Nc6 2:Nc6'])
      await mustPost(server, { type: 'commitTurn', line });
    for (const theme of ['dark', 'light'] as const) {
      const panel = await openPanel(browser, server.url, 'commentator', {
        language: theme === 'dark' ? 'ru' : 'en',
        theme,
      });
      const { page } = panel;
      const tried = page.getByTestId('tried');
      await page.keyboard.press('Digit2');
      await tryMove(page, 'Qh5');
      await eventually(() => tried.locator('.co-variations li').count()).toBe(3);
      const [white = 0, black = 0, points] = numbersIn(await tried.locator('.co-worth-points').innerText());
      expect([points, Math.round(white + black)]).toEqual([7, 7]);
      await panel.screenshot(`what-if-${theme}`);
      // Another position: what was said of the one before is not said of it.
      await tryMove(page, 'Nf6');
      await eventually(async () => (await judgedOf(server)).asked[0]?.position).toMatch(
        /^r1bqkb1r\/pppp1ppp\/2n2n2\/4p2Q\/2B1P3\/8\/PPPP1PPP\/RNB1K1NR w /,
      );
      await eventually(() => tried.locator('.co-variations li').first().textContent()).toContain('Qxf7#');
      await page.keyboard.press('KeyR');
      expect(panel.errors).toEqual([]);
      await panel.close();
    }
    for (const [position, code] of [
      ['8/8/8/8/8/8/8/8 w - - 0 1', 'engine/no_position'],
      ['4k3/8/8/8/8/8/8/4K3 w - - 0 1\nquit', 'command/malformed'],
    ])
      expect(await refusedWith(server, { type: 'askEngine', desk: 'd', position })).toBe(code);
  });

  it('says it of a board of Swedish chess with what may be dropped there', async () => {
    await newMatch(server, { white: 'Reds', black: 'Blues', game: 'swedish' });
    for (const [thread, line] of [
      ['A', 'e4'],
      ['B', 'e4'],
      ['A', 'd5'],
      ['A', 'exd5'],
      ['B', 'e5'],
    ] as const)
      await mustPost(server, { type: 'commitTurn', thread, line });
    const panel = await openPanel(browser, server.url, 'commentator', { language: 'ru' });
    const { page } = panel;
    await page.getByTestId('study-B').click();
    const tried = page.getByTestId('tried');
    await tryMove(page, 'Nf3');
    await tryMove(page, 'P@d6');
    await eventually(async () => (await judgedOf(server)).asked[0]?.position).toContain('3p4/4p3');
    await eventually(() => tried.locator('.co-variations li').count()).toBe(3);
    const [, , points] = numbersIn(await tried.locator('.co-worth-points').innerText());
    expect(points).toBe(0.5);
    await panel.screenshot('what-if-swedish');
    expect(panel.errors).toEqual([]);
    await panel.close();
  });

  it('judges nothing of a game that it does not know', async () => {
    await newMatch(server, { white: 'Reds', black: 'Blues', game: 'progressive' });
    await eventually(async () => (await outlookOf(server)).engine.state).toBe('not-here');
    expect(await refusedWith(server, { type: 'askEngine', desk: 'd', position: START })).toBe('engine/not_here');
    const panel = await openPanel(browser, server.url, 'commentator');
    await panel.page.getByTestId('explorer').waitFor();
    expect(await panel.page.getByTestId('tried').count()).toBe(0);
    await panel.close();
  });
});

describe('an engine that does no good', () => {
  it('is said to think as long as it goes on thinking', async () => {
    const endless = layUciEngine({ name: 'Endless', answer: null });
    const server = await startTestServer({ pages: true, config: { engine: { path: endless.path }, checkViews: true } });
    await newMatch(server, { white: 'Reds', black: 'Blues' });
    const panel = await openPanel(browser, server.url, 'commentator', { language: 'en' });
    const tried = panel.page.getByTestId('tried');
    await eventually(() => tried.getByTestId('tried-state').textContent()).toBe('The engine is thinking …');
    await tryMove(panel.page, 'e4');
    await eventually(async () => (await judgedOf(server)).asked.map(({ state, worth }) => [state, worth])).toEqual([
      ['thinking', null],
    ]);
    await panel.close();
    await server.dispose();
    endless.dispose();
  });

  it('keeps nobody waiting, is told of, and started again', async () => {
    const answer = 'echo "info depth 20 score cp 900 pv e2e5"; echo "bestmove e2e5"';
    const liar = layUciEngine({ name: 'Liar', answer });
    const server = await startTestServer({ pages: true, config: { engine: { path: liar.path }, checkViews: true } });
    await newMatch(server, { white: 'Reds', black: 'Blues' });
    await eventually(async () => (await outlookOf(server)).engine).toMatchObject({ failure: 'untrue', name: 'Liar' });
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    const { expected, boards } = await outlookOf(server);
    expect([expected, boards.map(({ worth }) => worth)]).toEqual([null, [null]]);
    const commentator = await openPanel(browser, server.url, 'commentator', { language: 'en' });
    await eventually(() => commentator.page.getByTestId('tried').textContent()).toContain(
      'answered with a move that is',
    );
    await commentator.close();
    const health = await openPanel(browser, server.url, 'health', { language: 'en' });
    await health.page.getByTestId('trouble-engine/untrue').waitFor();
    await health.close();
    await server.dispose();
    liar.dispose();
  });
});
