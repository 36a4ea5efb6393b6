import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardsView } from '@schemas/boards';
import type { MatchView } from '@schemas/match';
import type { MatchesView } from '@schemas/matches';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../bundles/chess-match/src/games';
import type { clocksAt } from '../bundles/chess-match/src/match/http/clocksAt';
import { openPage, overlayUrl } from './support/browser';
import { launchShell } from './support/shell';
import { getJson, mustPost, newMatch, openCommandSocket, rawRequest, type CommandSocket } from './support/commands';
import { readReplicants } from './support/replicants';
import { PROJECT } from './support/root';
import { startTestServer, type TestServer } from './support/server';

const FIXTURES = join(PROJECT, 'bundles', 'chess-match', 'fixtures');

const recordOf = (game: string) => {
  const { records } = GAMES[game] ?? {};
  const read = records?.read(readFileSync(join(FIXTURES, records.demonstration)));
  if (!read?.ok) throw new Error(`The record of ${game} cannot be read.`);
  return read.value;
};
const TURNS = recordOf('swedish').turns.map(({ line }) => ({ thread: line.slice(0, 1), line: line.slice(2) }));

type ClocksNow = ReturnType<typeof clocksAt>;

/** The tests are one evening: each goes on from where the one before left the match. */
describe('an evening of two games', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    browser = await launchShell();
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });
  const matchOf = async (): Promise<MatchView> =>
    ((await readReplicants(server, ['match'])) as { match: MatchView }).match;

  /** Two operators, each knowing of nothing but the answers to its own presses: neither is ever stale. */
  const operators = async () => {
    const version = (await matchOf()).version;
    const sockets: Record<string, CommandSocket> = {
      A: await openCommandSocket(server),
      B: await openCommandSocket(server),
    };
    const known: Record<string, number> = { A: version, B: version };
    return {
      press: async ({ thread, line }: { readonly thread: string; readonly line: string }): Promise<void> => {
        const answer = await sockets[thread]?.send({
          ...{ id: randomUUID(), type: 'commitTurn', thread, line },
          ...{ expectedVersion: known[thread], issuedAt: Date.now() },
        });
        if (answer?.ok !== true) throw new Error(`${thread}:${line} ${JSON.stringify(answer)}`);
        known[thread] = answer.version;
      },
      close: () => Object.values(sockets).forEach((socket) => socket.close()),
    };
  };

  it('S1 two operators enter a recorded game, each on what it knows of its own board', async () => {
    await newMatch(server, { game: 'swedish', event: 'Вечер', white: 'Мэрия', black: 'Федерация' });
    const { press, close } = await operators();
    for (const turn of TURNS.slice(0, 40)) await press(turn);
    close();
    expect((await matchOf()).ply).toBe(40);
  });

  it('comes back after kill -9 just as it was, and is played to its end', async () => {
    const before = await getJson(server, '/chess-match/state');
    await server.kill('SIGKILL');
    await server.start();
    expect(await getJson(server, '/chess-match/state')).toEqual(before);
    await mustPost(server, { type: 'startClock' });
    // A box that shows time asks twice: what runs has less each time, though nobody pressed.
    const { clocks } = (await getJson(server, '/chess-match/clocks')) as ClocksNow;
    const running = clocks.filter(({ isRunning }) => isRunning);
    expect([clocks.length, running.map(({ thread }) => thread)]).toEqual([4, ['A', 'B']]);
    await expect
      .poll(async () => ((await getJson(server, '/chess-match/clocks')) as ClocksNow).clocks)
      .toSatisfy((later: ClocksNow['clocks']) =>
        running.every(({ id, remainingMs }) => later.some((one) => one.id === id && one.remainingMs < remainingMs)),
      );
    const { press, close } = await operators();
    for (const turn of TURNS.slice(40)) await press(turn);
    close();
    expect(await matchOf()).toMatchObject({ game: 'swedish', status: 'over', ply: TURNS.length });
  });

  it('is drawn by the sources that draw every game', async () => {
    const { boards } = (await readReplicants(server, ['boards'])) as { boards: BoardsView };
    expect(boards.boards.map(({ reserves }) => reserves !== null)).toEqual([true, true]);
    for (const overlay of ['boards', 'scorebug'] as const) {
      const { page, errors, close } = await openPage(browser);
      await page.goto(overlayUrl(server.url, overlay));
      await page.getByText('Мэрия').first().waitFor();
      expect([overlay, errors]).toEqual([overlay, []]);
      await close();
    }
  });

  it('is written as BPGN, which leads to the same state, and is known when it comes in again', async () => {
    const { status, text } = await rawRequest(server, 'GET', '/chess-match/record.bpgn');
    expect(status).toBe(200);
    const read = GAMES['swedish']?.records.read(new TextEncoder().encode(text));
    if (!read?.ok) throw new Error(JSON.stringify(read));
    expect(read.value.turns.map(({ line }) => line)).toEqual(TURNS.map(({ thread, line }) => `${thread}:${line}`));
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ record: { extension: 'bpgn', text } });
    const take = async () => (await rawRequest(server, 'POST', '/chess-match/journal/import', headers, body)).text;
    expect(JSON.parse(await take())).toMatchObject({ ok: true, games: [{ turns: TURNS.length, as: 'new' }] });
    expect(JSON.parse(await take())).toMatchObject({ ok: true, games: [{ as: 'known' }] });
    const { matches } = (await readReplicants(server, ['matches'])) as { matches: MatchesView };
    expect(matches.matches.length).toBe(2);
  });

  it('goes on with Business Chess on the same server', async () => {
    await newMatch(server);
    const { turns } = recordOf('business');
    for (const { line } of turns.slice(0, 30)) await mustPost(server, { type: 'commitTurn', line });
    expect(await matchOf()).toMatchObject({ game: 'business', ply: 30, threads: [{ id: 'game', ply: 30 }] });
    const { status } = await rawRequest(server, 'GET', '/chess-match/record.bcr');
    expect(status).toBe(200);
  });
});
