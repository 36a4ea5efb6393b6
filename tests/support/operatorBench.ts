import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { sharedShell } from './shell';
import { getJson, mustPost, newMatch } from './commands';
import { openWays, type OperatorDesk } from './operatorDesk';
import { PROJECT_FOLDER } from './root';
import { startTestServer, type TestServer } from './server';

/** The page answers in milliseconds; a busy machine may take longer. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

export interface GameState {
  readonly toMove: string | null;
  readonly score: { readonly white: number; readonly black: number };
  readonly branches: readonly { readonly board: number; readonly rating: number; readonly line: readonly string[] }[];
}

/** The turn lines of a record file. */
export const turnLinesOf = (record: string): readonly string[] =>
  record
    .split('\n')
    .filter((row) => /^\d+\./.test(row))
    .map((row) =>
      row
        .replace(/^\d+\.+\s*/, '')
        .replace(/\{[^}]*\}/g, '')
        .trim(),
    );

/** The turn lines of the demonstration game. */
export const recordedTurns = (): readonly string[] =>
  turnLinesOf(readFileSync(join(PROJECT_FOLDER, 'bundles/chess-match/fixtures/scheme4.bcr'), 'utf8'));

/** What a test of the operator page works with; to be read inside tests and hooks only. */
export interface OperatorBench {
  readonly server: TestServer;
  readonly browser: Browser;
  readonly desk: OperatorDesk;
  state(): Promise<GameState>;
  /** Board, rating and last move of each live branch: "1:10 e4". */
  branches(): Promise<readonly string[]>;
  /** Commits lines over HTTP and waits until the page shows the turn after them. */
  play(lines: readonly string[], turn: string): Promise<void>;
}

const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('Only inside tests and hooks.');
  return value;
};

/** A server and a browser for the file, a new match and a page for every test. */
export const operatorBench = (): OperatorBench => {
  let server: TestServer | null = null;
  let browser: Browser | null = null;
  let desk: OperatorDesk | null = null;
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
    const opened = await openWays(present(browser), present(server));
    desk = opened;
    await eventually(() => opened.stateOf(1)).toBe('to-move');
  });
  afterEach(async () => {
    await desk?.close();
  });
  const state = async (): Promise<GameState> => (await getJson(present(server), '/chess-match/state')) as GameState;
  return {
    get server() {
      return present(server);
    },
    get browser() {
      return present(browser);
    },
    get desk() {
      return present(desk);
    },
    state,
    branches: async () =>
      (await state()).branches.map(({ board, rating, line }) => `${board}:${rating} ${line.at(-1) ?? ''}`),
    play: async (lines, turn) => {
      for (const line of lines) await mustPost(present(server), { type: 'commitTurn', line });
      const { page } = present(desk);
      await page.getByTestId('turn-number').getByText(turn, { exact: true }).waitFor();
      // The moves come a message after the turn.
      await page.locator('[data-testid^="field-"]:enabled').first().waitFor();
    },
  };
};
