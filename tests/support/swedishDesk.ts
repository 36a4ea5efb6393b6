import type { Browser, Locator } from 'playwright-core';
import { dataIn, openPage, operatorUrl, type TestPage } from './browser';
import { mustPost, newMatch } from './commands';
import type { TestServer } from './server';

export interface DeskScreen {
  readonly width: number;
  readonly height: number;
  readonly locale: string;
}

export const DESK_SCREEN: DeskScreen = { width: 1920, height: 1080, locale: 'ru' };

/** The desk of Swedish chess in a browser of its own. */
export interface SwedishDesk extends TestPage {
  panel(thread: string): Locator;
  field(thread: string): Locator;
  /** Types into the field and presses Enter. */
  type(thread: string, line: string): Promise<void>;
  /** A drag with the mouse button held. */
  dragMove(thread: string, from: string, to: string): Promise<void>;
  /** The same from a reserve. */
  dragDrop(thread: string, side: string, piece: string, to: string): Promise<void>;
  clickMove(thread: string, from: string, to: string): Promise<void>;
  /** The piece on a square, "wN", or null. */
  pieceOn(thread: string, square: string): Promise<string | null>;
  inReserve(thread: string, side: string, piece: string): Promise<number>;
  turn(thread: string): Promise<string>;
}

const middleOf = async (locator: Locator): Promise<readonly [number, number]> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Not on the screen: nothing to point at.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Opens the operator page on one board ("A"), or on both. */
export const openSwedishDesk = async (
  browser: Browser,
  server: TestServer,
  board: string,
  screen: DeskScreen = DESK_SCREEN,
): Promise<SwedishDesk> => {
  const opened = await openPage(browser, screen);
  const { page } = opened;
  await page.goto(`${operatorUrl(server.url)}&board=${board}`);
  const panel = (thread: string): Locator => page.getByTestId(`panel-${thread}`);
  const square = (thread: string, name: string): Locator => panel(thread).locator(`[data-square="${name}"]`);
  const field = (thread: string): Locator => page.getByTestId(`move-${thread}`);
  const movable = (thread: string): Promise<void> =>
    page.locator(`[data-testid="panel-${thread}"][data-movable="true"]`).waitFor();
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
    await page.mouse.move(...end);
    await page.mouse.up();
  };
  await panel('A').waitFor();
  return {
    ...opened,
    panel,
    field,
    type: async (thread, line) => {
      await field(thread).focus();
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    },
    dragMove: async (thread, from, to) => {
      await movable(thread);
      await drag(square(thread, from), square(thread, to));
    },
    dragDrop: async (thread, side, piece, to) => {
      const held = page.locator(`[data-testid="drop-${thread}-${side}-${piece}"]:enabled`);
      await held.waitFor();
      await drag(held, square(thread, to));
    },
    clickMove: async (thread, from, to) => {
      await movable(thread);
      await square(thread, from).click();
      await panel(thread).locator(`[data-target="${to}"]`).waitFor();
      await square(thread, to).click();
    },
    pieceOn: async (thread, name) => {
      const [found] = await dataIn(panel(thread).locator(`[data-piece^="${name}-"]`), 'piece');
      return found?.slice(name.length + 1) ?? null;
    },
    inReserve: async (thread, side, piece) =>
      Number(await page.getByTestId(`drop-${thread}-${side}-${piece}`).getAttribute('data-count')),
    turn: async (thread) => (await page.getByTestId(`turn-${thread}`).textContent()) ?? '',
  };
};

/** A match of Swedish chess, opened. */
export const newSwedishMatch = (
  server: TestServer,
  names: { readonly white: string; readonly black: string } = { white: 'Reds', black: 'Blues' },
  settings: object = {},
): Promise<unknown> => newMatch(server, { ...names, game: 'swedish', settings });

/** Makes moves over HTTP: "A:e4". */
export const playSwedish = async (server: TestServer, moves: readonly string[]): Promise<void> => {
  for (const each of moves) {
    const [thread = '', line = ''] = each.split(':');
    await mustPost(server, { type: 'commitTurn', thread, line });
  }
};
