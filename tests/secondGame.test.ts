import type { BoardsView } from '@schemas/boards';
import type { HistoryView } from '@schemas/history';
import type { MatchView } from '@schemas/match';
import type { MovesView } from '@schemas/moves';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, overlayUrl } from './support/browser';
import { sharedShell } from './support/shell';
import { buildExtension } from './support/buildExtension';
import { getJson, mustPost, newMatch, postCommand } from './support/commands';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

/**
 * Plain chess on one board, plugged in by its module alone: commands, journal, publishing and overlay must not notice.
 */
describe('a second game', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer({ pages: true, extension: await buildExtension('plainExtension') });
    browser = await sharedShell();
    await newMatch(server);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it('is played by the same commands, and refuses what it does not know', async () => {
    await mustPost(server, { type: 'commitTurn', line: 'e4' });
    expect((await postCommand(server, { type: 'commitTurn', line: 'Ke7' })).answer).toMatchObject({
      error: { code: 'plain/illegal', item: 'Ke7' },
    });
    expect((await postCommand(server, { type: 'declareVeto', side: 'white' })).answer).toMatchObject({
      error: { code: 'command/not_here', params: { game: 'plain-chess' } },
    });
    expect(await getJson(server, '/chess-match/state')).toMatchObject({ line: ['e4'] });
  });

  it('is published in the same views', async () => {
    const views = (await readReplicants(server, ['match', 'boards', 'moves', 'history'])) as {
      match: MatchView;
      boards: BoardsView;
      moves: MovesView;
      history: HistoryView;
    };
    expect(views.match).toMatchObject({ game: 'plain-chess', ply: 1, toMove: 'black', liveBoards: [1] });
    expect(views.boards.boards).toHaveLength(1);
    expect(views.boards.boards[0]).toMatchObject({ status: 'live', pieces: { e4: 'wP' }, lastMoves: [{ san: 'e4' }] });
    expect(views.moves.boards['1']).toHaveLength(20);
    expect(views.history.undo).toMatchObject({ label: '1.', line: 'e4' });
  });

  it('is drawn by the boards overlay, before and after a move', async () => {
    const { page, errors, screenshot, close } = await openPage(browser);
    await page.goto(overlayUrl(server.url, 'boards'));
    const card = page.locator('[data-role="board"]');
    await card.locator('[data-piece="e4"]').waitFor({ state: 'attached' });
    expect(await card.count()).toBe(1);
    expect(await card.locator('[data-piece]').count()).toBe(32);
    await mustPost(server, { type: 'commitTurn', line: 'd5' });
    await card.locator('[data-piece="d5"]').waitFor({ state: 'attached' });
    await mustPost(server, { type: 'commitTurn', line: 'exd5' });
    await until(async () => (await card.locator('[data-piece]').count()) === 31, 'the capture on the overlay');
    await screenshot('second-game-boards');
    expect(errors).toEqual([]);
    await close();
  });

  it('comes back after kill -9, with its undo', async () => {
    const before = await getJson(server, '/chess-match/state');
    await server.kill('SIGKILL');
    await server.start();
    expect(await getJson(server, '/chess-match/state')).toEqual(before);
    const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
    await mustPost(server, { type: 'undo', reason: null, expectedVersion: match.version });
    expect(await getJson(server, '/chess-match/state')).toMatchObject({ line: ['e4', 'd5'] });
  });

  it('is entered on the operator’s page by its line and by hand, and seen on the arbiter’s and the commentator’s', async () => {
    await newMatch(server);
    const { page, errors, close } = await openPanel(browser, server.url, 'operator', { language: 'en' });
    await page.getByTestId('turn-line').fill('e4');
    await page.getByTestId('press-clock').and(page.locator('[data-readiness="ready"]')).click();
    await page.locator('[data-piece="e4-wP"]').waitFor({ state: 'attached' });
    await page.locator('[data-testid="board-1"][data-movable="true"]').waitFor();
    await page.locator('[data-square="e7"]').click();
    await page.locator('[data-square="e5"]').click();
    await page.getByTestId('step-1').waitFor();
    await page.keyboard.press('F9');
    await page.locator('[data-piece="e5-bP"]').waitFor({ state: 'attached' });
    expect(await page.locator('[data-testid^="chips-"], .actions').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
    for (const panel of ['arbiter', 'commentator']) {
      const desk = await openPanel(browser, server.url, panel, { language: 'en' });
      await desk.page.getByTestId('board-1').waitFor();
      expect(await desk.page.locator('[data-testid^="board-"]').count()).toBe(1);
      expect(desk.errors).toEqual([]);
      await desk.close();
    }
  });
});
