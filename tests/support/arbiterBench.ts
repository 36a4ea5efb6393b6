import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { TestPage } from './browser';
import { getJson, mustPost, newMatch, type Fields } from './commands';
import { eventually } from './operatorBench';
import { openPanel, type PanelLook } from './panels';
import { startTestServer, type TestServer } from './server';
import { sharedShell } from './shell';

export interface ArbiterState {
  readonly moveNumber: number;
  readonly toMove: string | null;
  readonly score: { readonly white: number; readonly black: number };
  readonly branches: readonly { readonly board: number; readonly rating: number; readonly fen: string }[];
}

export const TWO_BRANCHES = ['1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5'];

const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('Only inside tests and hooks.');
  return value;
};

/** A server and a browser for the file; a new match of Business Chess and an arbiter's page for every test. */
export const arbiterBench = () => {
  let server: TestServer | null = null;
  let browser: Browser | null = null;
  let opened: TestPage | null = null;
  const page = (): Page => present(opened).page;
  const send = (command: Fields) => mustPost(present(server), command);
  const openArbiter = async (look: Partial<PanelLook> = {}): Promise<void> => {
    opened = await openPanel(present(browser), present(server).url, 'arbiter', { name: 'Смирнова', ...look });
    await page().getByTestId('clock-panel').waitFor();
  };
  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    browser = await sharedShell();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.dispose();
  });
  beforeEach(async () => {
    await newMatch(present(server));
    await openArbiter();
  });
  afterEach(async () => {
    const { errors } = present(opened);
    await opened?.close();
    // A page says on the console when it cannot reach a server that a test has ended.
    expect(errors.filter((error) => !/WebSocket|ERR_CONNECTION/.test(error))).toEqual([]);
  });
  return {
    get server(): TestServer {
      return present(server);
    },
    get browser(): Browser {
      return present(browser);
    },
    get page(): Page {
      return page();
    },
    openArbiter,
    send,
    /** Closes the page for one that the test opened. */
    openInstead: async (open: () => Promise<TestPage>): Promise<void> => {
      await present(opened).close();
      opened = await open();
    },
    play: async (...lines: readonly string[]): Promise<void> => {
      for (const line of lines) await send({ type: 'commitTurn', line });
    },
    draft: async (line: string): Promise<void> => {
      await send({ type: 'setDraft', line });
    },
    state: async (): Promise<ArbiterState> => (await getJson(present(server), '/chess-match/state')) as ArbiterState,
    clockOf: (side: 'white' | 'black'): Promise<string | null> => page().getByTestId(`clock-${side}`).textContent(),
    dialog: (): Locator => page().getByRole('dialog'),
    tab: (id: string): Promise<void> => page().getByTestId(`tab-${id}`).click(),
    choose: async (field: string, option: string): Promise<void> => {
      await page().getByTestId(field).click();
      await page().getByRole('option', { name: option }).click();
    },
    /** Until the page shows this turn on the button that presses the clock. */
    turn: (label: string): Promise<void> =>
      eventually(async () => (await page().getByTestId('press').textContent())?.startsWith(`${label} `)).toBe(true),
  };
};
