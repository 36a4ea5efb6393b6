import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, type Fixture } from '../graphics/shared/fixtures';
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

describe('a turn on the boards', () => {
  const open = () => openFixture(browser, server, 'boards', 'five', { query: '', frozen: true });
  const next = nextTurn(FIXTURES.five);

  it('draws no man anew who only went to another square', async () => {
    const page = await open();
    const men = page.locator('[data-role="card"] [data-man]');
    const count = await men.count();
    await men.evaluateAll((elements) => elements.forEach((man) => (man.id = 'known')));
    await publish(page, next);
    expect(await page.locator('[data-role="card"] [data-man]#known').count()).toBe(count);
    await page.close();
  });
});
