import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { openDirector, type DirectorDesk } from './support/directorDesk';
import {
  EVENING_LINES,
  EVENING_ROSTER,
  expectNoErrors,
  expectSameAfterReload,
  expectScore,
  itemsOf,
  liveBoards,
  nextItem,
  openOverlays,
  pressClock,
  recordOf,
  replicant,
  stateAfter,
  stateOf,
  typeTurn,
  type Overlays,
  type PanelFacts,
} from './support/evening';
import { eventually, turnLinesOf } from './support/operatorBench';
import { openWays, type OperatorDesk } from './support/operatorDesk';
import { openPanel } from './support/panels';
import { stopsAtFirstFailure } from './support/sequence';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true, checkViews: true });
  browser = await sharedShell();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

const PLAY = ['boards', 'scorebug', 'key-change', 'mics'];

describe('a whole evening', () => {
  stopsAtFirstFailure();
  let setup: TestPage;
  let roster: TestPage;
  let arbiter: TestPage;
  let operator: OperatorDesk;
  let director: DirectorDesk;
  let overlays: Overlays;
  const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [testId, text] of Object.entries(fields)) await page.getByTestId(testId).fill(text);
  };
  const choose = async (page: Page, testId: string, option: string): Promise<void> => {
    await page.getByTestId(testId).click();
    await page.getByRole('option', { name: option }).click();
  };
  const nameTeam = async (side: 'white' | 'black', name: string): Promise<void> => {
    await roster.page.getByTestId(`tab-${side}`).click();
    await roster.page.getByTestId('team-name').fill(name);
    await roster.page.getByTestId('save-team').click();
    await eventually(async () => (await replicant(server, 'people'))[side].name).toBe(name);
  };

  it('begins with the match on the set-up page', async () => {
    setup = await openPanel(browser, server.url, 'setup');
    await setup.page.getByTestId('new-match').click();
    await fill(setup.page, { 'new-event': 'Финал', 'new-white': 'Ладьи', 'new-black': 'Слоны' });
    await setup.page.getByTestId('create-match').click();
    await setup.page.getByTestId('wizard').waitFor({ state: 'detached' });
    expect(await replicant(server, 'match')).toMatchObject({
      event: 'Финал',
      teams: { white: { name: 'Ладьи' }, black: { name: 'Слоны' } },
      settings: { gameRating: 10 },
    });
  });

  it('goes on with the people from a CSV file on the roster page', async () => {
    roster = await openPanel(browser, server.url, 'roster');
    const { page } = roster;
    const file = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(EVENING_ROSTER) };
    await page.getByTestId('import-file').setInputFiles(file);
    await page.getByTestId('import-do').click();
    await page.getByTestId('import-dialog').waitFor({ state: 'detached' });
    await nameTeam('white', 'Ладьи');
    await nameTeam('black', 'Слоны');
    expect(await replicant(server, 'people')).toMatchObject({
      white: { people: [{ name: 'Анна Верн', role: 'captain', elo: 2510 }, {}, { role: 'reserve' }] },
      black: { people: [{ name: 'Клара Норд', seat: 1 }] },
      arbiters: [{ name: 'Олег Судейкин' }],
    });
  });

  it('is opened by the director: intro, teams and explainer, then the play, each by the next key and TAKE', async () => {
    director = await openDirector(browser, server);
    overlays = await openOverlays(browser, server);
    expect(await nextItem(director)).toEqual(['intro']);
    await eventually(() => overlays.intro.page.locator('[data-root]').textContent()).toContain('Ладьи');
    await eventually(() => liveBoards(overlays.boards).count()).toBe(0);
    expect(await nextItem(director)).toEqual(['teams']);
    await eventually(() => overlays.teams.page.locator('[data-root]').textContent()).toContain('Анна Верн');
    expect(await nextItem(director)).toEqual(['explainer']);
    expect(await nextItem(director)).toEqual(PLAY);
    await eventually(() => liveBoards(overlays.boards).count()).toBe(1);
    await expectScore(overlays.scorebug, '0', '0');
  });

  it('B6 the arbiter starts the clock, the operator plays a branching by mouse: graphics tell it', async () => {
    arbiter = await openPanel(browser, server.url, 'arbiter', { name: 'Судейкин' });
    await arbiter.page.getByTestId('clock-toggle').click();
    await arbiter.page.locator('.big-clock[data-side="white"][data-running="true"]').waitFor();
    operator = await openWays(browser, server);
    await operator.clickMove(1, 'e2', 'e4');
    await pressClock(operator, '1...');
    await operator.dragMove(1, 'e7', 'e5');
    await pressClock(operator, '2.');
    await operator.page.getByTestId('branch-1').click();
    await eventually(() => operator.stateOf(2)).toBe('to-move');
    for (const chips of [6, 7]) {
      await operator.page.getByRole('spinbutton').getByRole('button').first().click();
      await eventually(() => operator.chipsOn(2)).toBe(chips);
    }
    await operator.dragMove(1, 'g1', 'f3');
    await eventually(() => operator.stateOf(1)).toBe('moved');
    await operator.clickMove(2, 'd2', 'd4');
    const told = overlays['key-change'].page.locator('[data-role="content"]').waitFor();
    await pressClock(operator, '2...');
    await told;
    await eventually(() => liveBoards(overlays.boards).count()).toBe(2);
    await eventually(() => overlays.scorebug.page.locator('[data-role="latest-chip"]').count()).toBe(1);
  });

  it('B9 B10 a pass and a selection: chips move, the board is gone, its chips are the opponent’s points', async () => {
    await typeTurn(operator, '1:Nc6 2:exd4', '3.');
    await operator.dragChip(2, 1);
    await eventually(() => operator.line.inputValue()).toBe('пас 2>1');
    await operator.clickMove(1, 'f1', 'c4');
    await eventually(() => operator.stateOf(1)).toBe('moved');
    await operator.clickMove(2, 'd1', 'd4');
    await pressClock(operator, '3...');
    expect(await Promise.all([operator.chipsOn(1), operator.chipsOn(2)])).toEqual([4, 6]);
    await typeTurn(operator, '1:Bc5 2:Nc6', '4.');
    await operator.page.getByTestId('select-1').click();
    const stepper = operator.page.getByRole('spinbutton', { name: 'Фишек на доску 2' });
    for (const chips of [1, 2, 3, 4]) {
      await stepper.getByRole('button').nth(1).click();
      await eventually(() => operator.line.inputValue()).toBe(`отбор 1>2:${chips}`);
    }
    await operator.page.getByTestId('giver-1').getByRole('button', { name: 'Готово' }).click();
    await operator.dragMove(2, 'd4', 'e3');
    await pressClock(operator, '4...');
    await expectScore(overlays.scorebug, '0', '4');
    await eventually(() => liveBoards(overlays.boards).count()).toBe(1);
  });

  it('B25 B26 the arbiter gives a card, stops the clock, writes a substitution down', async () => {
    const { page } = arbiter;
    await choose(page, 'redline-player-choice', 'Пётр Зимин');
    await page.getByTestId('redline-reason').fill('второй у досок');
    await page.getByTestId('redline-give').click();
    await page.getByTestId('penalty-1').getByText('второй у досок').waitFor();
    await overlays.scorebug.page.locator('[data-role="strip-white"] [data-role="crossing-card"]').waitFor();
    await page.getByTestId('clock-toggle').click();
    await eventually(() => page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    await choose(page, 'substitute-out-choice', 'Пётр Зимин');
    await choose(page, 'substitute-in-choice', 'Иван Лужин');
    await page.getByTestId('substitute').click();
    await page.getByTestId('substitutions').getByText('Пётр Зимин → Иван Лужин').waitFor();
  });

  it('B27 a wrong turn is taken back by the arbiter with his reason, the right one entered', async () => {
    const { page } = arbiter;
    await typeTurn(operator, '2:Nf6', '5.');
    await typeTurn(operator, '2:Nc3', '5...');
    await typeTurn(operator, '2:Bb4', '6.');
    await overlays.boards.page.locator('[data-board="2"] [data-piece="b4"]').waitFor({ state: 'attached' });
    await page.getByTestId('tab-corrections').click();
    await eventually(() => page.getByTestId('takeback-panel').getByTestId('preview-gone').textContent()).toContain(
      'ход 5...',
    );
    await page.getByTestId('takeback-reason').fill('слон стоит на e7');
    await page.getByTestId('takeback').click();
    await operator.page.getByTestId('turn-number').getByText('5...', { exact: true }).waitFor();
    await overlays.boards.page.locator('[data-board="2"] [data-piece="b4"]').waitFor({ state: 'detached' });
    await operator.line.fill('');
    await typeTurn(operator, '2:Be7', '6.');
    await overlays.boards.page.locator('[data-board="2"] [data-piece="e7"]').waitFor({ state: 'attached' });
    expect(await stateOf(server)).toEqual(stateAfter(await recordOf(server)));
  });

  it('has its break, and ends: the result is the last of the rundown', async () => {
    expect(await nextItem(director)).toEqual(['break']);
    expect(await nextItem(director)).toEqual(PLAY);
    await operator.line.fill('resign 2');
    await eventually(() => operator.pressClock.getAttribute('data-readiness')).toBe('ready');
    await operator.pressClock.click();
    await eventually(() => operator.lacks.textContent()).toBe('Партия окончена');
    await expectScore(overlays.scorebug, '0', '14');
    expect(await nextItem(director)).toEqual(['result']);
    await expectScore(overlays.result, '0', '14');
    expect(await director.at('next-item').isDisabled()).toBe(true);
  });

  it('has the game that its turn lines say, and the protocol of what was done to it', async () => {
    const record = await recordOf(server);
    expect(turnLinesOf(record).map(itemsOf)).toEqual(EVENING_LINES.map(itemsOf));
    const state = await stateOf(server);
    expect(state).toEqual(stateAfter(record));
    expect(state).toMatchObject({ status: 'over', score: { white: 0, black: 14 }, branches: [] });
    expect((await replicant(server, 'protocol')).entries.map(({ kind }) => kind)).toEqual([
      'clockStarted',
      'warning',
      'clockStopped',
      'substitution',
      'takenBack',
    ]);
  });

  it('B20 goes on with the return game: colours reversed, people with their team, the rating raised', async () => {
    await eventually(() => setup.page.getByTestId('match-row').first().textContent()).toContain('0\u00a0:\u00a014');
    await setup.page.getByTestId('match-menu').first().click();
    await setup.page.getByTestId('menu-return').click();
    await setup.page.getByTestId('create-match').click();
    await setup.page.getByTestId('wizard').waitFor({ state: 'detached' });
    expect(await replicant(server, 'match')).toMatchObject({
      teams: { white: { name: 'Слоны' }, black: { name: 'Ладьи' } },
      settings: { gameRating: 15 },
    });
    expect((await replicant(server, 'people')).white.people.map(({ name }) => name)).toEqual(['Клара Норд']);
    await eventually(() => operator.chipsOn(1)).toBe(15);
    await eventually(() => overlays.result.page.locator('[data-root]').textContent()).toContain('Слоны');
    expectNoErrors({ setup, roster, arbiter, operator, director, ...overlays });
  });
});

const PANELS: Readonly<Record<string, PanelFacts>> = {
  operator: { facts: 'main', anchor: '[data-testid="score-white"]' },
  director: { facts: '.desk', anchor: '.desk[data-show] [data-state="cued"]' },
  arbiter: { facts: 'main', anchor: '[data-testid="redline-player-choice"]' },
  commentator: { facts: 'main', anchor: '[data-testid="turns"]' },
  roster: { facts: 'main', anchor: '[data-testid="person-row"]' },
  setup: { facts: 'main', anchor: '[data-testid="match-row"]' },
  // Memory, delays and the time since the last write go on changing; the match in its row does not.
  health: { facts: '[data-testid="frame-match"]', anchor: '[data-testid="card-journal"]' },
};
/** So many turns have been played then. */
const MIDDLE = 8;
const PERSON = { name: 'Анна', title: '', role: 'captain', elo: 2500, seat: 1, photo: null, mic: null };

describe('a reload of every page', () => {
  it.each(Object.entries(PANELS))(
    '%s shows the same in the middle of the match and after its end',
    async (panel, where) => {
      await newMatch(server);
      const people = {
        white: { name: 'Reds', short: '', logo: null, colour: null, people: [{ id: 'w1', ...PERSON }] },
      };
      const black = { name: 'Blues', short: '', logo: null, colour: null, people: [] };
      await mustPost(server, { type: 'setPeople', people: { ...people, black, arbiters: [], commentators: [] } });
      const play = async (lines: readonly string[]): Promise<void> => {
        for (const line of lines) await mustPost(server, { type: 'commitTurn', line });
      };
      await play(EVENING_LINES.slice(0, MIDDLE));
      await mustPost(server, { type: 'cueItem', item: 'intro' });
      const kept = await openPanel(browser, server.url, panel);
      const reloaded = await openPanel(browser, server.url, panel);
      await expectSameAfterReload(panel, [reloaded, kept], where);
      await play(EVENING_LINES.slice(MIDDLE));
      await expectSameAfterReload(panel, [reloaded, kept], where);
      expectNoErrors({ reloaded, kept });
      await Promise.all([kept.close(), reloaded.close()]);
    },
  );
});
