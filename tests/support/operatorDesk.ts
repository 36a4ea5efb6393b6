import type { Browser, Locator } from 'playwright-core';
import { openPage, operatorUrl, type PageOptions, type TestPage } from './browser';
import type { TestServer } from './server';

/** The operator page in a real browser, and a hand on its boards. */
export interface OperatorDesk extends TestPage {
  readonly line: Locator;
  readonly lacks: Locator;
  readonly pressClock: Locator;
  board(number: number): Locator;
  /** data-state of a board's card: "to-move", "moved", "empty" ... */
  stateOf(number: number): Promise<string | null>;
  chipsOn(number: number): Promise<number>;
  /** Two clicks. */
  clickMove(board: number, from: string, to: string): Promise<void>;
  /** A drag with the mouse button held. */
  dragMove(board: number, from: string, to: string): Promise<void>;
  /** A chip dragged from one board's counters onto another board. */
  dragChip(from: number, to: number): Promise<void>;
}

const SCREEN: PageOptions = { width: 1920, height: 1016, locale: 'ru' };

const middleOf = async (locator: Locator): Promise<readonly [number, number]> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Not on the screen: nothing to point at.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Opens the page and waits until it shows the match. */
export const openWays = async (browser: Browser, server: TestServer, screen = SCREEN): Promise<OperatorDesk> => {
  const opened = await openPage(browser, screen);
  const { page } = opened;
  await page.goto(operatorUrl(server.url));
  const board = (number: number): Locator => page.getByTestId(`board-${number}`);
  const square = (number: number, name: string): Locator => board(number).locator(`[data-square="${name}"]`);
  /** A piece is taken up where it is seen; the legal moves follow the picture a moment later. */
  const canMove = async (number: number, from: string): Promise<void> => {
    await board(number).locator(`[data-piece^="${from}-"]`).waitFor();
    await page.locator(`[data-testid="board-${number}"][data-movable="true"]`).waitFor();
  };
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
    await page.mouse.move(...end);
    await page.mouse.up();
  };
  await board(1).waitFor();
  return {
    ...opened,
    board,
    line: page.getByTestId('turn-line'),
    lacks: page.getByTestId('lacks'),
    pressClock: page.getByTestId('press-clock'),
    stateOf: (number) => board(number).getAttribute('data-state'),
    chipsOn: async (number) => Number(await page.getByTestId(`chips-${number}`).getAttribute('data-chips')),
    clickMove: async (number, from, to) => {
      await canMove(number, from);
      await square(number, from).click();
      await board(number).locator(`[data-target="${to}"]`).waitFor();
      await square(number, to).click();
    },
    dragMove: async (number, from, to) => {
      await canMove(number, from);
      await drag(square(number, from), square(number, to));
    },
    dragChip: (from, to) => drag(page.getByTestId(`chips-${from}`).locator('.counters i').first(), board(to)),
  };
};
