import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { AnalysisContent, ShowView } from '@schemas/show';
import type { ScoreView } from '@schemas/score';
import type { Browser, Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '../bundles/chess-match/src/games/business';
import type { ReplayJson } from '../bundles/chess-match/src/games/business/record/replayJson';
import { placementOf } from '../bundles/chess-match/src/games/chess/placement';
import { playedRecord, SCHEME4 } from '../bundles/chess-match/src/games/testing/files';
import { expectNoSeriousFindings } from './support/axe';
import { openPage, overlayUrl, type PageOptions, type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { buildExtension } from './support/buildExtension';
import { getJson, mustPost, newMatch, postCommand } from './support/commands';
import { eventually } from './support/operatorBench';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

const LARGE: PageOptions = { width: 1920, height: 1080, locale: 'ru' };
/** After Black's 24th turn of the demonstration: five lines were played, the fifth was given up in this very turn. */
const PLIES = 48;

const { initial, states, events } = playedRecord(SCHEME4);
const LINES = events.flatMap((event) => (event.type === 'turnCommitted' ? [event.line] : []));
/** What `npm run replay` says of the game after so many turns. */
const replayAt = (ply: number): ReplayJson => {
  const state = [initial, ...states].findLast((candidate) => candidate.ply === ply);
  if (state === undefined) throw new Error(`The demonstration has no turn ${ply}.`);
  return business.replayJson(state) as ReplayJson;
};
/** "e1-wK" of every piece, by board, of the live lines. */
const piecesAt = (ply: number): Readonly<Record<number, readonly string[]>> =>
  Object.fromEntries(
    replayAt(ply).branches.map(({ board, fen }) => [
      board,
      Object.entries(placementOf(fen))
        .map(([square, code]) => `${square}-${code}`)
        .sort(),
    ]),
  );

const piecesOn = async (page: Page, testId: string): Promise<readonly string[]> =>
  (
    await page
      .getByTestId(testId)
      .locator('[data-piece]')
      .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece') ?? ''))
  ).sort();

/** All boards of the moment looked at are those of the replay; boards whose line ended in that turn are left out. */
const expectBoards = async (page: Page, ply: number): Promise<void> => {
  await page.locator(`.co-cards[data-ply="${ply}"]`).waitFor();
  for (const [board, pieces] of Object.entries(piecesAt(ply)))
    expect(await piecesOn(page, `board-${board}`)).toEqual(pieces);
};

const node = (page: Page): Promise<string | null> => page.locator('main.commentator').getAttribute('data-node');
const atNode = (page: Page, id: string): Promise<void> => page.locator(`main.commentator[data-node="${id}"]`).waitFor();

/** The middle of a square of the own board, White below. */
const squareOf = async (page: Page, square: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.getByTestId('own-board').boundingBox();
  if (box === null) throw new Error('The own board is not there.');
  const column = square.charCodeAt(0) - 97 + 0.5;
  const row = 8 - Number(square[1]) + 0.5;
  return { x: box.x + (column * box.width) / 8, y: box.y + (row * box.height) / 8 };
};

const drag = async (page: Page, from: string, to: string, button: 'left' | 'right'): Promise<void> => {
  const [start, end] = [await squareOf(page, from), await squareOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up({ button });
};

const variation = async (page: Page): Promise<string> =>
  (await page.getByTestId('variation').locator('.visually-hidden').allTextContents()).join(' ');

const enter = async (page: Page, text: string): Promise<void> => {
  await page.getByTestId('entry').fill(text);
  await page.getByTestId('entry').press('Enter');
};

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), startTestServer({ pages: true, checkViews: true })]);
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

describe("the commentator's page on a game under way", () => {
  let panel: TestPage;
  let page: Page;
  const show = async (): Promise<ShowView> => (await readReplicants(server, ['show']))['show'] as ShowView;
  const analysis = async () => (await show()).graphics.analysis;
  const version = async (): Promise<unknown> =>
    ((await readReplicants(server, ['match']))['match'] as { version: number }).version;

  beforeAll(async () => {
    await newMatch(server);
    await mustPost(server, { type: 'startClock' });
    for (const line of LINES.slice(0, PLIES)) await mustPost(server, { type: 'commitTurn', line });
  });
  beforeEach(async () => {
    panel = await openPanel(browser, server.url, 'commentator', { name: 'Anna' }, LARGE);
    page = panel.page;
    await page.getByTestId('own-board').waitFor();
  });
  afterEach(async () => {
    expect(panel.errors).toEqual([]);
    await panel.close();
  });

  it('says that no engine is named, and offers the director a moment with the words of who marked it', async () => {
    expect(await page.getByTestId('tried').innerText()).toContain('не назван движок');
    await page.keyboard.press('Alt+KeyM');
    await page.keyboard.type('Жертва ладьи');
    await page.keyboard.press('Enter');
    const offered = async () => (await show()).suggestions.find(({ kind }) => kind === 'marked');
    await eventually(offered).toMatchObject({ text: 'Жертва ладьи' });
    expect((await offered())?.airs.find(({ graphic }) => graphic === 'replay')?.content).toEqual({
      board: null,
      ply: PLIES,
      turns: 1,
    });
    const director = await openPanel(browser, server.url, 'director');
    const card = director.page.locator('[data-testid="suggestion"][data-kind="marked"]');
    await eventually(() => card.innerText()).toContain('Комментатор: «Жертва ладьи»');
    await director.screenshot('director-marked');
    await card.getByTestId('accept').click();
    await eventually(offered).toBeUndefined();
    expect((await show()).graphics.replay).toMatchObject({ on: true, content: { ply: PLIES } });
    await director.close();
    await mustPost(server, { type: 'clearGraphics' });
  });

  it('B2 shows every board of the moment, and walks along and between the branches with keys', async () => {
    await expectBoards(page, PLIES);
    expect(await page.getByTestId('moment-score').textContent()).toBe('3\u00a0:\u00a00');
    await page.getByTestId('tree-list').focus();
    await page.keyboard.press('Digit2');
    await atNode(page, `b2@${PLIES}`);
    for (let step = 0; step < 34; step += 1) await page.keyboard.press('ArrowLeft');
    await atNode(page, 'b2@14');
    await expectBoards(page, 14);
    await page.keyboard.press('ArrowLeft');
    await atNode(page, 'b2@13');
    await page.keyboard.press('ArrowLeft');
    await atNode(page, 'b1@12');
    await expectBoards(page, 12);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    expect(await node(page)).toBe(`b2@${PLIES}`);
    await page.keyboard.press('ArrowUp');
    expect(await node(page)).toBe(`b4@${PLIES}`);
    await page.keyboard.press('Home');
    await atNode(page, 'b1@0');
    await expectBoards(page, 0);
    await page.keyboard.press('KeyL');
    await page.locator('main.commentator[data-live="true"]').waitFor();
    await expectBoards(page, PLIES);
  });

  it('chooses a place by pointing at it, by its board and by its turn; screen readers are told which', async () => {
    await page.locator('.tree-node[data-node="b3@30"]').click();
    await atNode(page, 'b3@30');
    await expectBoards(page, 30);
    const active = await page.getByTestId('tree-list').getAttribute('aria-activedescendant');
    const label = await page.locator(`[id="${active ?? ''}"]`).getAttribute('aria-label');
    expect(label).toContain('доска 3');
    await page.getByTestId('card-1').click();
    await atNode(page, 'b1@30');
    await page.getByTestId('turns').locator('[data-ply="20"]').click();
    await atNode(page, 'b1@20');
    await expectBoards(page, 20);
    expect(await piecesOn(page, 'own-board')).toEqual(piecesAt(20)[1]);
  });

  it('B10 a branch given up pays the other side and its chips play on elsewhere, as the rules have it', async () => {
    await page.getByTestId('tab-score').click();
    const choose = async (field: string, option: string): Promise<void> => {
      await page.getByTestId(field).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('give-up', 'Доска 4');
    await page.getByTestId('outcome-4-open').waitFor({ state: 'detached' });
    const told = await page.getByTestId('what-if-score').locator('strong').textContent();
    await mustPost(server, {
      type: 'commitTurn',
      line: `${LINES[PLIES]?.replace(/4:\S+ ?/, '') ?? ''} select 4>1`.replace(/offer \d /, ''),
    });
    const { white, black } = (await readReplicants(server, ['score']))['score'] as ScoreView;
    expect(told).toBe(`${white / 2}\u00a0:\u00a0${black / 2}`);
    expect(told).not.toBe('3\u00a0:\u00a00');
    await mustPost(server, { type: 'undo', reason: 'test', expectedVersion: await version() });
    await atNode(page, `b4@${PLIES}`);
  });

  it('B18 says what the score would be, and the rules say the same when it comes so', async () => {
    await page.getByTestId('tab-score').click();
    await page.getByTestId('outcome-4-black').click();
    const told = await page.getByTestId('what-if-score').locator('strong').textContent();
    await mustPost(server, {
      type: 'commitTurn',
      line: `${LINES[PLIES]?.replace(/4:\S+ ?/, '') ?? ''} resign 4`.replace(/offer \d /, ''),
    });
    const { white, black } = (await readReplicants(server, ['score']))['score'] as ScoreView;
    expect(told).toBe(`${white / 2}\u00a0:\u00a0${black / 2}`);
    expect(told).not.toBe('3\u00a0:\u00a00');
    await page
      .getByTestId('ledger')
      .getByText(`${white / 2} : ${black / 2}`, { exact: true })
      .first()
      .waitFor();
    await mustPost(server, { type: 'undo', reason: 'test', expectedVersion: await version() });
    await atNode(page, `b4@${PLIES}`);
  });

  it('follows the game, unless a past turn is being looked at', async () => {
    await page.keyboard.press('Digit2');
    await page.getByTestId('walk-back').click();
    await atNode(page, `b2@${PLIES - 1}`);
    await mustPost(server, { type: 'commitTurn', line: LINES[PLIES] ?? '' });
    await page.locator(`.tree-node[data-node="b2@${PLIES + 1}"]`).waitFor();
    await atNode(page, `b2@${PLIES - 1}`);
    await page.getByTestId('walk-last').click();
    await atNode(page, `b2@${PLIES + 1}`);
    await mustPost(server, { type: 'undo', reason: 'test', expectedVersion: await version() });
    await atNode(page, `b2@${PLIES}`);
    await expectBoards(page, PLIES);
  });

  it('tries variations that the game does not notice, and keeps them over a reload', async () => {
    const before = await version();
    await page.locator('.tree-node[data-node="b1@0"]').click();
    await atNode(page, 'b1@0');
    await drag(page, 'e2', 'e4', 'left');
    expect(await variation(page)).toBe('e4');
    const [from, to] = [await squareOf(page, 'c7'), await squareOf(page, 'c5')];
    await page.mouse.click(from.x, from.y);
    await page.getByTestId('own-board').locator('[data-target="c5"]').waitFor();
    await page.mouse.click(to.x, to.y);
    await enter(page, 'Ke5');
    await page.getByText('«Ke5» — не ход в этой позиции и не поля.').waitFor();
    await enter(page, 'Nf3');
    await page.getByTestId('entry').blur();
    await page.keyboard.press('Shift+ArrowLeft');
    await enter(page, 'Nc3');
    expect(await variation(page)).toBe('e4 c5 Nf3 Nc3');
    await page.reload();
    await page.getByTestId('own-board').waitFor();
    expect(await variation(page)).toBe('e4 c5 Nf3 Nc3');
    expect(await piecesOn(page, 'own-board')).toContain('c3-wN');
    await page.getByTestId('study-next').click();
    expect(await piecesOn(page, 'own-board')).toContain('f3-wN');
    await page.getByTestId('reset').click();
    await page.locator('main.commentator[data-live="true"]').waitFor();
    expect(await page.getByTestId('variation').count()).toBe(0);
    expect(await version()).toBe(before);
    expect(await getJson(server, '/chess-match/state')).toEqual(replayAt(PLIES));
  });

  it('lets a pawn become what is chosen', async () => {
    await page.locator('.tree-node[data-node="b1@0"]').click();
    for (const san of ['a4', 'b5', 'axb5', 'a6', 'bxa6', 'Bb7', 'axb7', 'c5']) await enter(page, san);
    await drag(page, 'b7', 'a8', 'left');
    await page.getByTestId('promote-n').click();
    expect(await piecesOn(page, 'own-board')).toContain('a8-wN');
    await page.getByTestId('reset').click();
  });

  it('proposes board and drawing; on air they come by the director alone', async () => {
    await page.locator('.tree-node[data-node="b1@0"]').click();
    await drag(page, 'e2', 'e4', 'left');
    await drag(page, 'd7', 'd5', 'right');
    await page.getByTestId('colour-red').click();
    await page.getByTestId('tool-draw').click();
    await drag(page, 'e4', 'e4', 'left');
    await page.getByTestId('air-title').fill('План');
    await page.getByTestId('propose').click();
    await page.locator('[data-testid="air"][data-state="proposed"]').waitFor({ state: 'attached' });
    const cued = await analysis();
    expect([cued.on, cued.takes]).toEqual([false, 0]);
    expect(cued.cue?.content satisfies AnalysisContent | undefined).toMatchObject({
      board: 1,
      pieces: { e4: 'wP' },
      arrows: [{ from: 'd7', to: 'd5', colour: 'green' }],
      circles: [{ square: 'e4', colour: 'red' }],
      line: [{ turn: '1.', san: 'e4' }],
      title: 'План',
      by: 'Anna',
    });

    const overlay = await openPage(browser);
    await overlay.page.goto(overlayUrl(server.url, 'analysis'));
    await overlay.page.locator('[data-root="analysis"]').waitFor({ state: 'attached' });
    expect(await overlay.page.locator('[data-arrow]').count()).toBe(0);
    await mustPost(server, { type: 'takeGraphic', graphic: 'analysis', takes: 0 });
    await overlay.page
      .locator('[data-role="body"] [data-arrow="d7d5"][data-colour="green"]')
      .waitFor({ state: 'attached' });
    await overlay.page
      .locator('[data-role="body"] [data-circle="e4"][data-colour="red"]')
      .waitFor({ state: 'attached' });
    expect(await overlay.page.locator('[data-role="body"] [data-piece="e4"]').count()).toBe(1);
    expect(await overlay.page.getByText('План', { exact: true }).count()).toBe(1);
    expect(overlay.errors).toEqual([]);
    await overlay.close();
    await page.locator('[data-testid="air"][data-state="on-air"]').waitFor({ state: 'attached' });
    await page.getByTestId('reset').click();
  });

  it('draws and moves from the keyboard too', async () => {
    await page.keyboard.press('KeyM');
    await page.keyboard.type('e2e4');
    await page.keyboard.press('Enter');
    await page.getByTestId('own-board').locator('[data-arrow="e2e4"]').waitFor({ state: 'attached' });
    await page.getByTestId('entry').blur();
    await page.keyboard.press('KeyD');
    await enter(page, 'd5');
    await page.getByTestId('own-board').locator('[data-circle="d5"]').waitFor({ state: 'attached' });
    await page.getByTestId('entry').blur();
    await page.keyboard.press('KeyF');
    await page.locator('[data-testid="own-board"][data-bottom="black"]').waitFor();
    await page.keyboard.press('KeyW');
    await page.getByTestId('own-board').locator('[data-circle="d5"]').waitFor({ state: 'detached' });
    await page.keyboard.press('KeyF');
    await page.getByTestId('reset').click();
  });

  it('never takes the place of what the director cued himself, and withdraws only its own', async () => {
    const content = (await analysis()).content;
    await mustPost(server, {
      type: 'cueGraphic',
      graphic: 'analysis',
      on: true,
      content: { ...content, title: 'His' },
    });
    await page.locator('[data-testid="air"][data-state="director"]').waitFor({ state: 'attached' });
    await page.getByTestId('propose').click();
    await page.locator('[data-code="show/cued_by_director"]').waitFor();
    expect((await analysis()).cue?.content.title).toBe('His');
    await mustPost(server, { type: 'dropCue', graphic: 'analysis' });
    await page.keyboard.press('Control+Enter');
    await page.getByTestId('withdraw').click();
    await until(async () => (await analysis()).cue === null, 'the proposal to be withdrawn');
    expect((await postCommand(server, { type: 'proposeAnalysis', content: null })).answer).toMatchObject({
      error: { code: 'show/nothing_cued' },
    });
  });

  it('may propose as a commentator and do nothing else', async () => {
    const socket = io(`${server.url}/chess-match`, {
      transports: ['websocket'],
      auth: { role: 'commentator', name: 'Anna', page: 'commentator' },
    });
    const send = async (command: object): Promise<Answer> => {
      const envelope = { id: randomUUID(), issuedAt: Date.now(), expectedVersion: null };
      return (await socket.timeout(10_000).emitWithAck('command', { ...envelope, ...command })) as Answer;
    };
    const { content, takes } = await analysis();
    for (const command of [
      { type: 'takeGraphic', graphic: 'analysis', takes },
      { type: 'cueGraphic', graphic: 'analysis', on: true, content },
      { type: 'dropCue', graphic: 'analysis' },
      { type: 'clearGraphics' },
      { type: 'commitTurn', line: '1:a3' },
    ])
      expect(await send(command)).toMatchObject({ ok: false, error: { code: 'command/forbidden' } });
    expect(await send({ type: 'proposeAnalysis', content: { ...content, title: 'Mine' } })).toMatchObject({ ok: true });
    await page.locator('[data-testid="air"][data-state="proposed"]').waitFor({ state: 'attached' });
    expect(await send({ type: 'proposeAnalysis', content: null })).toMatchObject({ ok: true });
    socket.close();
  });

  it('has no serious finding of axe, dark and light, on a large and a small screen', async () => {
    for (const id of ['moves', 'score', 'chips', 'clock']) {
      await page.getByTestId(`tab-${id}`).click();
      await expectNoSeriousFindings(page);
    }
    const small = await openPanel(browser, server.url, 'commentator', { theme: 'light', language: 'en' });
    await small.page.getByTestId('own-board').waitFor();
    await small.page.getByTestId('tab-score').click();
    await expectNoSeriousFindings(small.page);
    const propose = await small.page.getByTestId('propose').boundingBox();
    expect(propose !== null && propose.y + propose.height <= 800).toBe(true);
    expect(small.errors).toEqual([]);
    await small.close();
  });
});

describe("the commentator's page whose connection is lost", () => {
  it('says so, explores on by itself, proposes nothing meanwhile, and has everything when it comes back', async () => {
    await newMatch(server);
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    const { page, close } = await openPanel(browser, server.url, 'commentator', { name: 'Anna' }, LARGE);
    const cue = async () =>
      ((await readReplicants(server, ['show']))['show'] as ShowView).graphics.analysis.cue?.content ?? null;
    await page.locator('.tree-node[data-node="b1@1"]').waitFor();
    await page.getByTestId('own-board').waitFor();
    await enter(page, 'e5');
    await server.kill('SIGKILL');
    await page.getByTestId('frame-offline').waitFor();
    expect(await page.getByTestId('propose').isDisabled()).toBe(true);
    await page.keyboard.press('Control+Enter');
    await enter(page, 'Nf3');
    expect(await variation(page)).toBe('e5 Nf3');
    await server.start();
    await page.getByTestId('frame-offline').waitFor({ state: 'detached' });
    expect([await cue(), await variation(page)]).toEqual([null, 'e5 Nf3']);
    await mustPost(server, { type: 'commitTurn', line: '1:c5' });
    await page.locator('.tree-node[data-node="b1@2"]').waitFor();
    expect(await variation(page)).toBe('e5 Nf3');
    await page.getByTestId('propose').click();
    await page.locator('[data-testid="air"][data-state="proposed"]').waitFor({ state: 'attached' });
    expect(await cue()).toMatchObject({ by: 'Anna' });
    await close();
  });
});

describe("the commentator's page without Business Chess", () => {
  it('says that no match is open, and shows the boards of a game that no page knows', async () => {
    const other = await startTestServer({
      pages: true,
      checkViews: true,
      extension: await buildExtension('plainExtension'),
    });
    const { page, errors, close } = await openPanel(browser, other.url, 'commentator', {}, LARGE);
    await page.getByText('Матч не открыт.').waitFor();
    await newMatch(other);
    for (const line of ['e4', 'd5', 'exd5']) await mustPost(other, { type: 'commitTurn', line });
    await page.locator('[data-testid="board-1"] [data-piece="d5-wP"]').waitFor();
    expect(await piecesOn(page, 'board-1')).toHaveLength(31);
    await page.getByTestId('walk-back').click();
    await page.locator('[data-testid="board-1"] [data-piece="d5-bP"]').waitFor();
    expect(await piecesOn(page, 'own-board')).toEqual(await piecesOn(page, 'board-1'));
    // Whose rules are known to no page, nothing is tried in it.
    await enter(page, 'e5');
    await page.locator('.co-entry [aria-invalid="true"]').waitFor();
    expect(await variation(page)).toBe('');
    expect(errors).toEqual([]);
    await close();
    await other.dispose();
  });
});
