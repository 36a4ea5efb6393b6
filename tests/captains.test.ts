import type { DraftView } from '@schemas/draft';
import type { MatchView } from '@schemas/match';
import type { TurnsView } from '@schemas/turns';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '../bundles/chess-match/src/contract/venue';
import { openPage, type TestPage } from './support/browser';
import { captainAt, type TestCaptain } from './support/captain';
import { captainFaults } from './support/captainScreens';
import { mustPost, newMatch } from './support/commands';
import { issueCode } from './support/deviceCodes';
import { createLiveChess, type FakeLiveChess } from './support/liveChess';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { freePort } from './support/freePort';
import { sharedShell } from './support/shell';
import { newSwedishMatch } from './support/swedishDesk';
import { createVenue, type TestVenue } from './support/venue';

/** The wooden board of a captain. */
const WOOD = '23946';
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);

let server: TestServer;
let venue: TestVenue;
let wood: FakeLiveChess;
let browser: Browser;
const opened: TestPage[] = [];
beforeAll(async () => {
  server = await startTestServer({ pages: true });
  wood = createLiveChess(await freePort());
  venue = await createVenue(server.root, { liveChess: wood.address });
  await venue.start();
  browser = await sharedShell();
});
afterAll(async () => {
  await browser.close();
  await venue.kill('SIGTERM');
  await server.dispose();
});

const screenOf = async (place: Place): Promise<TestPage> => {
  const { secret } = await issueCode(server, place);
  const screen = await openPage(browser, { width: 1280, height: 800, locale: 'ru', hasTouch: true });
  opened.push(screen);
  await screen.page.goto(`${venue.url}/#c=${secret}`);
  await screen.page.locator('.captain .active-board').waitFor();
  return screen;
};
const match = async (): Promise<MatchView> => ((await readReplicants(server, ['match'])) as { match: MatchView }).match;

describe('captains whose turn is a series of moves', () => {
  let screen: TestPage;
  let white: TestCaptain;
  const steps = (): Promise<string> => white.items();
  const said = (): Promise<string> => screen.page.getByTestId('lacks').innerText();

  beforeAll(async () => {
    await newMatch(server, { game: 'progressive' });
    await mustPost(server, { type: 'startClock' });
    for (const line of ['e4', 'e5 Nf6']) await mustPost(server, { type: 'commitTurn', line });
    screen = await screenOf('captain-white');
    white = captainAt(server, screen, 'white');
  });

  it('make it move after move by touch, each where those before it have led', async () => {
    const { page } = screen;
    await eventually(said).toContain('3 хода');
    await white.step(1, 'Nf3');
    await white.step(2, 'Nxe5');
    expect(await steps()).toMatch(/^1\. Кf3.*2\. Кxe5/);
    expect(await page.getByTestId('press-clock').isDisabled()).toBe(true);
    expect(await said()).toContain('1 ход');
    expect(await page.getByTestId('open-3').count()).toBe(1);
    await page.locator('.active-board [data-piece^="e5-wN"]').waitFor();
    // Why a piece may not go there is asked of the rules, behind the moves before it.
    await white.touch('e5', 'e6');
    await eventually(said).toContain('Кe5e6');
    await white.step(3, 'Nxf7');
    await eventually(said).toContain('Ход готов');
    expect(await captainFaults(screen, 'series')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('take back to any step, share the draft with the operator, and press it whole', async () => {
    const { page } = screen;
    await white.tap('step-2');
    await page.getByTestId('step-2').waitFor({ state: 'detached' });
    expect(await steps()).toMatch(/^1\. Кf3/);
    await white.tap('undo-step');
    await page.getByTestId('step-3').waitFor();
    await mustPost(server, { type: 'setDraft', line: 'Bc4 d3', expectedVersion: null });
    await eventually(steps).toMatch(/^1\. Сc4.*2\. d3[^3]*$/);
    await white.step(3, 'Bxf7+');
    await white.press();
    await eventually(async () => (await match()).ply).toBe(3);
    const { turns } = (await readReplicants(server, ['turns'])) as { turns: TurnsView };
    expect(turns.turns.at(-1)?.line).toBe('Bc4 d3 Bxf7+');
  });

  it('offer a draw on the whole game, and are told of one', async () => {
    const other = await screenOf('captain-black');
    await other.page.locator('.captain[data-own-turn="true"]').waitFor();
    expect(await other.page.getByTestId('series').innerText()).toContain('4 хода');
    await captainAt(server, other, 'black').hold('offerDraw');
    await screen.page.getByTestId('offers').waitFor();
    await white.hold('declineDraw');
    await screen.page.getByTestId('offers').waitFor({ state: 'detached' });
  });

  it('make it on a wooden board too, and take a step back with the piece', async () => {
    const draft = async () => ((await readReplicants(server, ['draft'])) as { draft: DraftView }).draft.line;
    const standing = (back: string, pawns: string, third: string): string =>
      `${back}/${pawns}/${third}/4p3/4P3/3P4/PPP2PPP/RNBQK1NR`;
    const begun = standing('rnbqkb1r', 'pppp1Bpp', '5n2');
    const first = standing('rnbq1b1r', 'pppp1kpp', '5n2');
    const second = standing('rnbq1b1r', 'ppp2kpp', '3p1n2');
    await mustPost(server, { type: 'setDraft', line: '', expectedVersion: null });
    await mustPost(server, {
      type: 'assignBoard',
      expectedVersion: null,
      serial: WOOD,
      place: 'captain-black',
      board: 1,
    });
    wood.connect(WOOD, { board: begun });
    await wood.start();
    await eventually(() => wood.subscriptions()).toContain(WOOD);
    wood.put(WOOD, first);
    await eventually(draft).toBe('Kxf7');
    wood.put(WOOD, second);
    await eventually(draft).toBe('Kxf7 d6');
    wood.put(WOOD, first);
    await eventually(draft).toBe('Kxf7');
    await wood.stop();
  });
});

describe('captains of Belarusian chess', () => {
  /** White may castle by two and by three, and has a ratnik before the last rank; the black ladya takes the kniaz. */
  const START = '2l6/7R1/9/a8/9/9/9/9/3KA3L w K - 0 1';
  let screen: TestPage;
  let white: TestCaptain;
  let black: TestCaptain;
  const last = async (): Promise<string | undefined> =>
    ((await readReplicants(server, ['turns'])) as { turns: TurnsView }).turns.turns.at(-1)?.line;
  const press = async (captain: TestCaptain, line: string): Promise<void> => {
    await captain.page.locator('[data-testid="press-clock"]:not([disabled])').waitFor();
    await captain.tap('press-clock');
    await eventually(last).toBe(line);
  };
  const move = async (captain: TestCaptain, from: string, to: string): Promise<void> => {
    await captain.page.locator('.active-board[data-movable="true"]').waitFor();
    await captain.touch(from, to);
  };

  beforeAll(async () => {
    await newMatch(server, { game: 'belarusian', settings: { start: START } });
    await mustPost(server, { type: 'startClock' });
    screen = await screenOf('captain-white');
    white = captainAt(server, screen, 'white');
    black = captainAt(server, await screenOf('captain-black'), 'black');
  });

  it('L6 castle by hand or by a press, and see the move as it is prepared', async () => {
    const { page } = screen;
    await page.getByTestId('castle-O-O:3').waitFor();
    await move(white, 'e1', 'g1');
    await page.locator('.active-board [data-piece="f1-wLadya"]').waitFor();
    await eventually(() => page.getByTestId('castle-O-O:2').getAttribute('aria-pressed')).toBe('true');
    expect(await white.items()).toContain('0-0:2');
    await white.tap('castle-O-O:3');
    await page.locator('.active-board [data-piece="h1-wKniaz"]').waitFor();
    await white.tap('castle-O-O:2');
    await page.locator('.active-board [data-piece="g1-wKniaz"]').waitFor();
    expect(await captainFaults(screen, 'castling')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await press(white, 'O-O:2');
    await move(black, 'c9', 'g9');
    await press(black, 'c9-g9');
  });

  it('L5 choose what a ratnik becomes, and are told why a piece may not go there', async () => {
    const { page } = screen;
    await page.getByTestId('promotions').waitFor();
    await move(white, 'h8', 'a5');
    await eventually(() => page.getByTestId('lacks').innerText()).toContain('h8-a5');
    await move(white, 'h8', 'h9');
    await white.tap('promote-hetman');
    await page.locator('.active-board [data-piece="h9-wHetman"]').waitFor();
    await press(white, 'h8-h9=g');
  });

  it('L7 inaugurate by a press, where nothing else is left', async () => {
    await move(black, 'g9', 'g1');
    await press(black, 'g9xg1');
    const { page } = screen;
    await eventually(() => page.getByTestId('lacks').innerText()).toContain('инаугурация');
    await white.tap('inauguration');
    await page.locator('.active-board [data-piece="d1-wKniaz"]').waitFor();
    expect(await captainFaults(screen, 'inauguration')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await press(white, 'inauguration');
  });
});

describe('captains whose boards do not wait for one another', () => {
  it('move on their boards by touch, and press what another page has drafted there', async () => {
    await newSwedishMatch(server);
    await mustPost(server, { type: 'startClock' });
    const white = captainAt(server, await screenOf('captain-white-1'), 'white');
    const black = captainAt(server, await screenOf('captain-black'), 'black');
    await white.reply(1, 'e4');
    await black.reply(1, 'd5');
    const { page } = white;
    await page.locator('.active-board[data-movable="true"]').waitFor();
    await mustPost(server, { type: 'setDraft', thread: 'A', line: 'exd5', expectedVersion: null });
    await page.locator('[data-testid="press-clock"]:not([disabled])').waitFor();
    await white.tap('press-clock');
    await black.reply(1, 'Qxd5', 'drag');
    await eventually(async () => (await match()).threads.find(({ id }) => id === 'A')?.ply).toBe(4);
    expect(await page.locator('.captain-turn .refusal').count()).toBe(0);
  });
});

it('had no error on any captain’s page', () => {
  for (const { errors } of opened) expect(errors).toEqual([]);
});
