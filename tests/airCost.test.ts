import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, type Fixture } from '../graphics/games/business/fixtures/fixtures';
import { openFixture, replicantsOf, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { launchShell } from './support/shell';

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchShell(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** The next turn of a picture: on each live board a knight goes to a square that is free. */
const nextTurn = (fixture: Fixture): Fixture => ({
  ...fixture,
  match: { ...fixture.match, ply: fixture.match.ply + 1 },
  boards: fixture.boards.map((board) => {
    const from = Object.keys(board.pieces).find((square) => board.pieces[square]?.endsWith('N'));
    const to = ['a4', 'b5', 'c4', 'd5'].find((square) => !(square in board.pieces));
    if (board.status !== 'live' || from === undefined || to === undefined) return board;
    const { [from]: code = '', ...others } = board.pieces;
    return { ...board, pieces: { ...others, [to]: code }, lastMoves: [{ from, to, san: `N${to}` }] };
  }),
});

const publish = (page: Page, fixture: Fixture): Promise<unknown> =>
  page.evaluate(
    (values) => (globalThis as unknown as { publish(values: object): void }).publish(values),
    replicantsOf(fixture, 2),
  );

const layoutsOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
};

describe('a turn on the boards', () => {
  const open = () => openFixture(browser, server, 'boards', 'five', { query: '', frozen: true });
  const next = nextTurn(FIXTURES.five);
  const moved = next.boards.filter((board, index) => board !== FIXTURES.five.boards[index]).length;

  it('draws no piece anew who only went to another square', async () => {
    const page = await open();
    const pieces = page.locator('[data-role="card"] [data-piece]');
    const count = await pieces.count();
    await pieces.evaluateAll((elements) => elements.forEach((piece) => (piece.id = 'known')));
    await publish(page, next);
    expect(await page.locator('[data-role="card"] [data-piece]#known').count()).toBe(count);
    await page.close();
  });

  it('is laid out for all boards together before they move', async () => {
    const page = await open();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await layoutsOf(session);
    await publish(page, next);
    expect(await page.locator('[data-root][data-moving]').count()).toBe(1);
    const layouts = (await layoutsOf(session)) - before;
    expect(layouts).toBeGreaterThan(0);
    expect(layouts).toBeLessThan(moved);
    await page.close();
  });
});
