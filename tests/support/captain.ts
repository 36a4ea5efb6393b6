import type { BoardsView } from '@schemas/boards';
import type { EntryView } from '@schemas/entry';
import type { MovesView } from '@schemas/moves';
import type { Page } from 'playwright-core';
import type { TestPage } from './browser';
import type { HallBench } from './hallBench';
import { readReplicants } from './replicants';
import type { TestServer } from './server';
import { until } from './until';

type Side = 'white' | 'black';
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A captain at a screen of the hall: everything by fingers. */
export interface TestCaptain {
  readonly page: Page;
  /** Chooses a board and makes a move on it. */
  move(board: number, san: string, way?: 'taps' | 'drag'): Promise<void>;
  /** Touches the piece of a move, and leaves it in the hand. */
  take(board: number, san: string): Promise<void>;
  /** Where boards do not wait for one another: moves or drops on a board, and presses its clock. */
  reply(board: number, san: string, way?: 'taps' | 'drag'): Promise<void>;
  /** Where a turn is a series: makes its next move, the one of this number. */
  step(number: number, san: string): Promise<void>;
  /** Touches squares of the board that is open, one after the other, whatever comes of it. */
  touch(...squares: readonly string[]): Promise<void>;
  act(board: number, act: string): Promise<void>;
  /** Drags a chip of a board onto another. */
  chip(from: number, to: number): Promise<void>;
  tap(testId: string): Promise<void>;
  press(): Promise<void>;
  hold(testId: string): Promise<void>;
  /** A finger that goes down on it and is lifted elsewhere. */
  slideOff(testId: string): Promise<void>;
  items(): Promise<string>;
}

type Reply = Extract<EntryView, { readonly boards: unknown }>['boards'][number]['moves'][number];

const FIRST_FILE = 'a'.charCodeAt(0);

export const captainAt = (server: TestServer, { page }: Pick<TestPage, 'page'>, side: Side): TestCaptain => {
  const board = page.locator('.active-board .board');
  /** All boards of a game are of one size. */
  const sizeOf = async () => {
    const { boards } = (await readReplicants(server, ['boards'])) as { boards: BoardsView };
    const [first] = boards.boards;
    if (first === undefined) throw new Error('there are no boards');
    return first;
  };
  const at = async (square: string): Promise<Point> => {
    const box = await board.boundingBox();
    if (box === null) throw new Error('no board is shown');
    const { files, ranks } = await sizeOf();
    const [column, row] = [square.charCodeAt(0) - FIRST_FILE, ranks - Number(square.slice(1))];
    const [x, y] = side === 'white' ? [column, row] : [files - 1 - column, ranks - 1 - row];
    return { x: box.x + ((x + 0.5) * box.width) / files, y: box.y + ((y + 0.5) * box.height) / ranks };
  };
  const middleOf = async (selector: string): Promise<Point> => {
    const box = await page.locator(selector).boundingBox();
    if (box === null) throw new Error(`${selector} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const finger = async () => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [point] });
    return { touch, lift: () => session.detach() };
  };
  const drag = async (from: Point, to: Point): Promise<void> => {
    const { touch, lift } = await finger();
    await touch('touchStart', from);
    for (const share of [0.3, 0.7, 1])
      await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    await touch('touchEnd');
    await lift();
  };
  /** Once: a touch that is lost must not be hidden by another one. */
  const shows = async (selector: string, act: () => Promise<void>): Promise<void> => {
    await act();
    await page.locator(selector).waitFor();
  };
  const choose = (number: number): Promise<void> =>
    shows(`.active-board[data-board="${number}"]`, () => page.getByTestId(`thumb-${number}`).tap());
  const found = async <T>(find: () => Promise<T | undefined>, what: string): Promise<T> => {
    let last: T | undefined;
    await until(async () => (last = await find()) !== undefined, what);
    return last as T;
  };
  /** Where a move goes: as the rules publish it; a daughter's moves are her mother's. */
  const squaresOf = (number: number, san: string): Promise<{ readonly from: string; readonly to: string }> =>
    found(async () => {
      const { moves } = (await readReplicants(server, ['moves'])) as { moves: MovesView };
      const all = moves.boards[String(number)] ?? Object.values(moves.boards).flat();
      return all.find((move) => move.san === san);
    }, `${number}:${san} to be playable`);
  const replyOf = (number: number, san: string): Promise<Reply> =>
    found(async () => {
      const { entry } = (await readReplicants(server, ['entry'])) as { entry: EntryView };
      const boards = 'boards' in entry ? entry.boards : [];
      return boards.find(({ board }) => board === number)?.moves.find((move) => move.san === san);
    }, `${number}:${san} to be playable`);
  const stepOf = (san: string): Promise<{ readonly from: string; readonly to: string }> =>
    found(async () => {
      const { entry } = (await readReplicants(server, ['entry'])) as { entry: EntryView };
      return 'moves' in entry ? entry.moves.find((move) => move.san === san) : undefined;
    }, `${san} to be playable next`);
  const fromTo = async (from: Point, to: Point, way: 'taps' | 'drag'): Promise<void> => {
    if (way === 'drag') await drag(from, to);
    else for (const { x, y } of [from, to]) await page.touchscreen.tap(x, y);
  };
  return {
    page,
    move: async (number, san, way = 'taps') => {
      const { from, to } = await squaresOf(number, san);
      await choose(number);
      await page.locator('.active-board[data-movable="true"]').waitFor();
      const moved = `[data-testid="thumb-${number}"][data-state="moved"]`;
      await shows(moved, async () => fromTo(await at(from), await at(to), way));
    },
    take: async (number, san) => {
      const { from } = await squaresOf(number, san);
      await choose(number);
      await page.locator('.active-board[data-movable="true"]').waitFor();
      const { x, y } = await at(from);
      await shows('.active-board .target >> nth=0', () => page.touchscreen.tap(x, y));
    },
    reply: async (number, san, way = 'taps') => {
      const { from, to, piece } = await replyOf(number, san);
      await page.locator(`.active-board[data-board="${number}"][data-movable="true"]`).waitFor();
      const reserve = `[data-testid="drop-${side}-${piece}"]:not([disabled])`;
      if (from === null) await page.locator(reserve).waitFor();
      const press = '[data-testid="press-clock"]:not([disabled])';
      await shows(press, async () =>
        fromTo(from === null ? await middleOf(reserve) : await at(from), await at(to), way),
      );
      await page.locator(press).tap();
      await page.locator('.active-board[data-movable="false"]').waitFor();
    },
    step: async (number, san) => {
      const { from, to } = await stepOf(san);
      await page.locator('.active-board[data-movable="true"]').waitFor();
      const [, promotion] = /=([QRBNK])/.exec(san) ?? [];
      await shows(`[data-testid="step-${number}"]`, async () => {
        await fromTo(await at(from), await at(to), 'taps');
        if (promotion !== undefined) await page.getByTestId(`promote-${promotion.toLowerCase()}`).tap();
      });
    },
    touch: async (...squares) => {
      for (const square of squares) {
        const { x, y } = await at(square);
        await page.touchscreen.tap(x, y);
      }
    },
    act: async (number, act) => {
      await choose(number);
      await page.getByTestId(`act-${act}`).tap();
    },
    chip: async (from, to) => {
      await choose(from);
      await drag(await middleOf(`[data-testid="chips-${from}"]`), await middleOf(`[data-testid="thumb-${to}"]`));
    },
    tap: (testId) => page.getByTestId(testId).tap(),
    press: async () => {
      await page.locator('[data-testid="press-clock"]:not([disabled])').tap();
      const done = page.locator('.captain[data-own-turn="false"]');
      await done.waitFor({ timeout: 20_000 }).catch(async () => {
        throw new Error(`The press came to nothing: ${await page.locator('.captain-turn, .press').allInnerTexts()}`);
      });
    },
    slideOff: async (testId) => {
      await page.locator(`[data-testid="${testId}"]:not([disabled])`).waitFor();
      const { x, y } = await middleOf(`[data-testid="${testId}"]`);
      await drag({ x, y }, { x, y: y - 300 });
    },
    hold: async (testId) => {
      const button = page.getByTestId(testId);
      // Enabled, covered by nothing, and where it stays.
      await button.tap({ trial: true });
      // The page itself looks when the ring is full: that is soon, and this process may be busy for longer.
      const ring = await button.evaluateHandle((element) => ({
        full: new Promise<void>((done) => {
          let wasHeld = false;
          new MutationObserver(() => {
            const isHeld = element.isConnected && element.dataset['held'] === 'true';
            if (wasHeld && !isHeld) done();
            wasHeld = isHeld;
          }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-held'] });
        }),
      }));
      const { touch, lift } = await finger();
      await touch('touchStart', await middleOf(`[data-testid="${testId}"]`));
      await ring.evaluate(({ full }) => full);
      await touch('touchEnd');
      await lift();
    },
    items: async () => (await page.locator('.items button').allInnerTexts()).join(' '),
  };
};

/** Two screens at which the same captain sits: in Russian, and in English. */
export const captainsInTwo = async (bench: HallBench): Promise<readonly [ru: TestCaptain, en: TestCaptain]> => {
  const [russian, english] = [
    await bench.screenOf('captain-white', 1280, 800, true),
    await bench.screenOf('captain-white', 1280, 800, true),
  ];
  await english.page.locator('.settings-button').tap();
  await english.page.locator('.settings').getByText('English').tap();
  await english.page.locator('.settings .row button').last().tap();
  return [captainAt(bench.server, russian, 'white'), captainAt(bench.server, english, 'white')];
};
