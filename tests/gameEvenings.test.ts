import type { BoardsView } from '@schemas/boards';
import type { MatchView } from '@schemas/match';
import type { MatchesView } from '@schemas/matches';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../bundles/chess-match/src/games';
import type { clocksAt } from '../bundles/chess-match/src/match/gate/http/clocksAt';
import { openPage, overlayUrl, type TestPage } from './support/browser';
import { captainAt } from './support/captain';
import { backOnAir, getJson, mustPost, newMatch, postCommand, rawRequest } from './support/commands';
import { issueCode } from './support/deviceCodes';
import { demonstrationOf, GAME_EVENINGS, type Operators } from './support/gameEvenings';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { stopsAtFirstFailure } from './support/sequence';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { createVenue, type TestVenue } from './support/venue';

type ClocksNow = ReturnType<typeof clocksAt>;

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);

let server: TestServer;
let venue: TestVenue;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true, checkViews: true });
  venue = await createVenue(server.root);
  await venue.start();
  browser = await sharedShell();
});
afterAll(async () => {
  await browser.close();
  await venue.kill('SIGTERM');
  await server.dispose();
});

const matchOf = async (): Promise<MatchView> =>
  ((await readReplicants(server, ['match'])) as { match: MatchView }).match;
const matchesOf = async (): Promise<MatchesView['matches']> =>
  ((await readReplicants(server, ['matches'])) as { matches: MatchesView }).matches.matches;
const stateOf = (): Promise<unknown> => getJson(server, '/chess-match/state');
/** The state whatever time was used. */
const withoutClocks = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state, (key, value: unknown) => (key === 'clockMs' ? undefined : value)));

describe.each(GAME_EVENINGS)('an evening of $game', (evening) => {
  const { game, preset, thread, before, captain, position } = evening;
  const record = demonstrationOf(game);
  const lines = record.turns.map(({ line }) => line);
  const inThread = thread === null ? {} : { thread };
  const files = GAMES[game]?.records.extension ?? '';
  const pages: TestPage[] = [];
  let operators: Operators;
  let matchId: string | null;
  const enter = async (from: number, to: number): Promise<void> => {
    for (const line of lines.slice(from, to)) await operators.enter(line);
  };
  const undo = async (reason: string | null) =>
    mustPost(server, { type: 'undo', reason, ...inThread, expectedVersion: (await matchOf()).version });
  stopsAtFirstFailure();
  afterAll(async () => {
    for (const { close } of pages) await close();
    await operators.close();
  });

  it('begins on the set-up page', async () => {
    const setup = await openPanel(browser, server.url, 'setup', { language: 'en' });
    pages.push(setup);
    const { page } = setup;
    await page.getByTestId('new-match').click();
    await page.getByTestId('new-game').selectOption(game);
    if (preset !== null) await page.getByTestId(`preset-${preset}`).click();
    for (const [field, text] of Object.entries({
      'new-event': 'Вечер',
      'new-white': 'Мэрия',
      'new-black': 'Федерация',
    }))
      await page.getByTestId(field).fill(text);
    await page.getByTestId('create-match').click();
    await page.getByTestId('wizard').waitFor({ state: 'detached' });
    // It would draw every turn of the evening.
    await setup.close();
    expect(await matchOf()).toMatchObject({ game, event: 'Вечер', ply: 0, teams: { white: { name: 'Мэрия' } } });
    ({ matchId } = await matchOf());
    await backOnAir(server);
    await mustPost(server, { type: 'startClock' });
  });

  it('is entered by its operators, and by a captain at his screen in the hall', async () => {
    operators = await evening.operators(browser, server);
    await enter(0, before);
    const { secret } = await issueCode(server, captain.place);
    const screen = await openPage(browser, { width: 1280, height: 800, locale: 'ru', hasTouch: true });
    pages.push(screen);
    await screen.page.goto(`${venue.url}/#c=${secret}`);
    await screen.page.locator('.captain .active-board').waitFor();
    await captain.make(captainAt(server, screen, captain.side), lines[before] ?? '');
    await eventually(async () => (await matchOf()).ply).toBe(before + 1);
  });

  it('has what the arbiter corrects, which is undone to the letter, and so is the last turn, and made again', async () => {
    const played = await stateOf();
    const { version } = await matchOf();
    const set = { type: 'correctPosition', board: 1, fen: position, reason: 'как стоит в зале' };
    await mustPost(server, { ...set, expectedVersion: version });
    expect(await stateOf()).not.toEqual(played);
    // A page that saw the match before it was corrected does nothing to it unseen.
    expect((await postCommand(server, { ...set, expectedVersion: version })).answer).toMatchObject({
      error: { code: 'match/stale' },
    });
    await undo('не та доска');
    expect(withoutClocks(await stateOf())).toEqual(withoutClocks(played));
    await undo('не тот ход');
    expect((await matchOf()).ply).toBe(before);
    await mustPost(server, { type: 'redo', ...inThread, expectedVersion: (await matchOf()).version });
    expect(withoutClocks(await stateOf())).toEqual(withoutClocks(played));
  });

  it('comes back after kill -9 just as it was, its clocks running, and is played to its end', async () => {
    const was = await stateOf();
    await server.kill('SIGKILL');
    await server.start();
    expect(await stateOf()).toEqual(was);
    // A box that shows time asks twice: what runs has less each time, though nobody pressed.
    const clocksNow = async () => ((await getJson(server, '/chess-match/clocks')) as ClocksNow).clocks;
    const running = (await clocksNow()).filter(({ isRunning }) => isRunning);
    expect(running.length).toBe((await matchOf()).threads.length);
    await eventually(clocksNow).toSatisfy((later: ClocksNow['clocks']) =>
      running.every(({ id, remainingMs }) => later.some((one) => one.id === id && one.remainingMs < remainingMs)),
    );
    await operators.close();
    operators = await evening.operators(browser, server);
    await enter(before + 1, lines.length);
    expect(await matchOf()).toMatchObject({ game, matchId, status: 'over', ply: lines.length });
    expect(withoutClocks(await stateOf())).toEqual(withoutClocks(record.states.at(-1)));
  });

  it('is drawn by the sources that draw every game', async () => {
    for (const overlay of ['boards', 'scorebug'] as const) {
      const { page, errors, close } = await openPage(browser);
      await page.goto(overlayUrl(server.url, overlay));
      await page.getByText('Мэрия').first().waitFor();
      expect([overlay, errors]).toEqual([overlay, []]);
      await close();
    }
    const { boards } = (await readReplicants(server, ['boards'])) as { boards: BoardsView };
    expect(boards.boards.map(({ result }) => result !== null)).toContain(true);
  });

  it('has its record, which comes in again as the same state to the letter, and is known then', async () => {
    const ended = await stateOf();
    const { status, text } = await rawRequest(server, 'GET', `/chess-match/record.${files}`);
    expect(status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ record: { extension: files, text } });
    const take = async () =>
      JSON.parse((await rawRequest(server, 'POST', '/chess-match/journal/import', headers, body)).text) as {
        readonly matchId: string;
      };
    const taken = await take();
    expect(taken).toMatchObject({ ok: true, games: [{ turns: lines.length, as: 'new' }] });
    expect(await take()).toMatchObject({ ok: true, games: [{ as: 'known' }] });
    await mustPost(server, { type: 'openMatch', matchId: taken.matchId });
    expect(await stateOf()).toEqual(ended);
    expect((await rawRequest(server, 'GET', `/chess-match/record.${files}`)).text).toBe(text);
    await mustPost(server, { type: 'openMatch', matchId });
  });

  it('is put away, with all that was done to it in the log', async () => {
    await newMatch(server);
    await mustPost(server, { type: 'archiveMatch', matchId, archived: true });
    expect((await matchesOf()).find((each) => each.matchId === matchId)).toMatchObject({ game, archived: true });
    const told = JSON.stringify(
      await getJson(server, `/chess-match/audit?language=en&text=${encodeURI('как стоит в зале')}`),
    );
    expect(told).toContain('как стоит в зале');
    const errors = [...pages.flatMap((page) => page.errors), ...operators.errors];
    // As long as the server was dead.
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  });
});

it('goes on with Business Chess on the same server', async () => {
  await newMatch(server);
  for (const { line } of demonstrationOf('business').turns.slice(0, 30))
    await mustPost(server, { type: 'commitTurn', line });
  expect(await matchOf()).toMatchObject({ game: 'business', ply: 30, threads: [{ id: 'game', ply: 30 }] });
  expect((await rawRequest(server, 'GET', '/chess-match/record.bcr')).status).toBe(200);
});
