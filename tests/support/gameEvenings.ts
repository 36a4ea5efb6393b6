import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import type { Place } from '../../bundles/chess-match/src/contract/venue';
import { GAMES } from '../../bundles/chess-match/src/games';
import type { RecordedGame } from '../../bundles/chess-match/src/games/common/records';
import type { TestCaptain } from './captain';
import { openCommandSocket, type CommandSocket } from './commands';
import { until } from './until';
import { openWays } from './operatorDesk';
import { PROJECT_FOLDER } from './root';
import { readReplicants } from './replicants';
import type { TestServer } from './server';

type Side = 'white' | 'black';

/** Who enters turns, each as a record has it. */
export interface Operators {
  enter(line: string): Promise<void>;
  /** What went wrong on a page of theirs. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** How a game is played for an evening. */
export interface GameEvening {
  readonly game: string;
  readonly preset: string | null;
  /** Whom undo takes turns back from; null where a match has one thread. */
  readonly thread: string | null;
  readonly operators: (browser: Browser, server: TestServer) => Promise<Operators>;
  /** Turns entered by operators before a captain makes one, and all turns after which the server is killed. */
  readonly before: number;
  readonly captain: {
    readonly place: Place;
    readonly side: Side;
    readonly make: (captain: TestCaptain, line: string) => Promise<void>;
  };
  /** What the arbiter sets on board 1 after the captain's turn: of the side that is to move then. */
  readonly position: string;
}

export const demonstrationOf = (game: string): RecordedGame => {
  const { records } = GAMES[game] ?? {};
  const path = join(PROJECT_FOLDER, 'bundles', 'chess-match', 'fixtures', records?.demonstration ?? '');
  const read = records?.read(readFileSync(path));
  if (!read?.ok) throw new Error(`The record of ${game} cannot be read.`);
  return read.value;
};

/** The operator's page of any game: the line, and the press of the clock. */
const byLine = async (browser: Browser, server: TestServer): Promise<Operators> => {
  const desk = await openWays(browser, server);
  const plyOf = async (): Promise<number> =>
    ((await readReplicants(server, ['match'])) as { match: { ply: number } }).match.ply;
  return {
    errors: desk.errors,
    enter: async (line) => {
      const ply = await plyOf();
      await desk.line.fill(line);
      await desk.pressClock.and(desk.page.locator('[data-readiness="ready"]')).click();
      await until(async () => (await plyOf()) === ply + 1, `"${line}" to be played`);
    },
    close: desk.close,
  };
};

/** An operator for each board, each knowing of nothing but the answers to its own presses: none is ever stale. */
const byBoards =
  (threads: readonly string[]) =>
  async (_browser: Browser, server: TestServer): Promise<Operators> => {
    const { match } = (await readReplicants(server, ['match'])) as { match: { version: number } };
    const sockets: Record<string, CommandSocket> = {};
    const known: Record<string, number> = {};
    for (const thread of threads) {
      sockets[thread] = await openCommandSocket(server);
      known[thread] = match.version;
    }
    return {
      errors: [],
      enter: async (text) => {
        const [thread, line] = [text.slice(0, 1), text.slice(2)];
        const answer = await sockets[thread]?.send({
          id: randomUUID(),
          type: 'commitTurn',
          thread,
          line,
          expectedVersion: known[thread],
          issuedAt: Date.now(),
        });
        if (answer?.ok !== true) throw new Error(`${text} ${JSON.stringify(answer)}`);
        known[thread] = answer.version;
      },
      close: () => Promise.resolve(Object.values(sockets).forEach((socket) => socket.close())),
    };
  };

export const GAME_EVENINGS: readonly GameEvening[] = [
  {
    game: 'swedish',
    preset: null,
    thread: 'A',
    operators: byBoards(['A', 'B']),
    before: 40,
    captain: {
      place: 'captain-white-1',
      side: 'white',
      make: (captain, line) => captain.reply(1, line.slice(2)),
    },
    position: '4k3/8/8/8/8/8/8/4K2R b K - 0 3',
  },
  {
    game: 'classical',
    preset: null,
    thread: '1',
    operators: byBoards(['1', '2', '3', '4']),
    before: 35,
    captain: {
      place: 'captain-white-1',
      side: 'white',
      make: (captain, line) => captain.reply(1, line.slice(2)),
    },
    position: '4k3/8/8/8/8/8/8/4K2R b K - 0 3',
  },
  {
    game: 'progressive',
    preset: 'italian',
    thread: null,
    operators: byLine,
    before: 2,
    captain: {
      place: 'captain-white',
      side: 'white',
      make: async (captain, line) => {
        for (const [index, san] of line.split(' ').entries()) await captain.step(index + 1, san);
        await captain.press();
      },
    },
    position: '4k3/8/8/8/8/8/P7/4K2R b - - 4',
  },
  {
    game: 'belarusian',
    preset: null,
    thread: null,
    operators: byLine,
    before: 20,
    captain: {
      place: 'captain-white',
      side: 'white',
      make: async (captain, line) => {
        await captain.page.locator('.active-board[data-movable="true"]').waitFor();
        await captain.touch(...(line.match(/[a-i][1-9]/g) ?? []));
        await captain.press();
      },
    },
    position: '4a4/9/9/9/9/9/9/9/L3A4 b',
  },
];
