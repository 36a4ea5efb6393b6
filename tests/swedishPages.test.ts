import type { BoardsView } from '@schemas/boards';
import type { MatchView } from '@schemas/match';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardAt } from '../bundles/chess-match/src/view/boardAt';
import { expectNoSeriousFindings } from './support/axe';
import { ON_AIR, type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { getJson, mustPost } from './support/commands';
import { readShow } from './support/directorDesk';
import { openPanel, panelUrl, SMALL_SCREEN } from './support/panels';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { visitQuietly } from './support/visitQuietly';

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);

/** As long as names get on air. */
const LONG = {
  white: 'Сборная команда Константиновского математического лицея № 239',
  black: 'Объединённая команда Благовещенско-Петропавловского университета',
};
const PEOPLE = {
  white: ['Константинопольская-Белозёрская Александра', 'Вознесенский-Краснопольский Владислав'],
  black: ['Рождественская-Преображенская Екатерина', 'Мамин-Сибиряк Святослав'],
} as const;

const SCREENS = { large: { ...ON_AIR, locale: 'ru' }, small: SMALL_SCREEN } as const;

describe('the pages around the boards of Swedish chess', () => {
  let server: TestServer;
  let browser: Browser;
  /** By panel, as long as the file runs: each lives through all that is done on the others. */
  const opened = new Map<string, TestPage>();

  /** As a person opens it who was not there before. One of each: a page that is not closed costs with every move. */
  const open = async (panel: string, screen: keyof typeof SCREENS = 'large'): Promise<TestPage> => {
    const there = opened.get(panel);
    if (there === undefined) {
      const first = await openPanel(browser, server.url, panel, {}, SCREENS[screen]);
      opened.set(panel, first);
      return first;
    }
    const { page } = there;
    await page.setViewportSize(SCREENS[screen]);
    await page.evaluate('for (const kept of [localStorage, sessionStorage]) kept.clear()');
    await visitQuietly(page, panelUrl(server.url, panel));
    await page.locator('[data-connected="true"]').first().waitFor();
    return there;
  };
  const matchOf = async (): Promise<MatchView> =>
    ((await readReplicants(server, ['match'])) as { match: MatchView }).match;
  const reserveOf = async (board: number, side: 'white' | 'black', piece: string): Promise<number> => {
    const { boards } = (await readReplicants(server, ['boards'])) as { boards: BoardsView };
    const { reserves } = boardAt(boards, board);
    return reserves?.[side].find((pieces) => pieces.piece === piece)?.count ?? -1;
  };
  const play = (thread: 'A' | 'B', line: string) => mustPost(server, { type: 'commitTurn', thread, line });
  const errors = (): readonly string[] => [...opened.values()].flatMap((page) => page.errors);

  beforeAll(async () => {
    server = await startTestServer({ pages: true });
    browser = await sharedShell();
    const person = (name: string, id: string, seat: number) => ({
      id,
      name,
      title: '',
      role: 'player',
      elo: null,
      photo: null,
      seat,
      mic: null,
    });
    const team = (side: 'white' | 'black') => ({
      name: LONG[side],
      logo: null,
      people: PEOPLE[side].map((name, index) => person(name, `${side}${index + 1}`, index + 1)),
    });
    await mustPost(server, {
      type: 'setPeople',
      people: { white: team('white'), black: team('black'), arbiters: [], commentators: [] },
    });
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it('a match is made by clicking: the game, its settings with words of their own, a wrong one named in place', async () => {
    const { page, screenshot } = await open('setup');
    await page.getByTestId('new-match').click();
    await page.getByTestId('new-game').selectOption('swedish');
    await page.getByTestId('new-event').fill('Кубок');
    await page.getByTestId('new-white').fill(LONG.white);
    await page.getByTestId('new-black').fill(LONG.black);
    expect(await page.locator('.match-form .setting .ui-hint').count()).toBe(15);
    expect(await page.getByTestId('setting-gameRating').count()).toBe(0);
    await page.getByTestId('preset-three').click();
    expect(await page.getByTestId('setting-timePerPlayerMs').inputValue()).toBe('3:00');
    await page.getByTestId('setting-timePerPlayerMs').fill('0:00');
    await page.locator('[data-testid="setting-timePerPlayerMs"][aria-invalid="true"]').waitFor();
    await page.getByTestId('setting-timePerPlayerMs').fill('4:00');
    await page.getByTestId('setting-namedMove').selectOption('time');
    await page.getByTestId('setting-incrementMs').fill('2');
    await page.getByTestId('setting-startB').fill('4k3/8/8/8/8/8/8/4KK2 w');
    await page.getByTestId('create-match').click();
    await page.locator('[data-testid="setting-startB"][aria-invalid="true"]:focus').waitFor();
    expect(await page.locator('.match-form [role="alert"]').textContent()).toContain('у каждой стороны один король');
    await page.getByTestId('setting-startB').fill('');
    await expectNoSeriousFindings(page);
    await screenshot('swedish-setup-wizard');
    await page.getByTestId('create-match').click();
    await page.getByTestId('wizard').waitFor({ state: 'detached' });
    expect(await matchOf()).toMatchObject({
      game: 'swedish',
      teams: { white: { name: LONG.white }, black: { name: LONG.black } },
      settings: { timePerPlayerMs: 240_000, incrementMs: 2000, startB: '', namedMove: 'time', moveForMove: false },
    });
    await eventually(() => page.getByTestId('match-row').first().textContent()).toContain('Шведские шахматы');
    await screenshot('swedish-setup-list');
  });

  it('the arbiter corrects a reserve, punishes, sets a clock, takes a move back with what came of it', async () => {
    const { page, screenshot } = await open('arbiter');
    await page.getByTestId('clock-toggle').click();
    await eventually(async () => await page.locator('.seat-clock[data-running="true"]').count()).toBe(2);
    for (const [thread, line] of [
      ['A', 'e4'],
      ['B', 'd4'],
      ['A', 'd5'],
      ['A', 'exd5'],
      ['B', 'P@e5'],
    ] as const)
      await play(thread, line);
    await page.getByTestId('tab-corrections').click();
    await page.getByTestId('reserve-seat').click();
    await page.getByRole('option').nth(0).click();
    await page.getByTestId('reserve-piece').click();
    await page.getByRole('option', { name: 'Кони' }).click();
    await page.getByTestId('reserve-count').fill('2');
    await page.getByTestId('reserve-reason').fill('Так стоит в зале');
    await page.getByTestId('preview-board-1').waitFor();
    await screenshot('swedish-arbiter-corrections');
    await page.getByTestId('reserve-correct').click();
    await eventually(() => reserveOf(1, 'white', 'N')).toBe(2);

    await page.getByTestId('tab-decisions').click();
    await page.getByTestId('punish-seat').click();
    await page.getByRole('option').nth(1).click();
    await page.getByTestId('punish-reason').fill('Сказал «конь f7»');
    await page.getByTestId('punish').click();
    await page.getByTestId('tab-protocol').click();
    await eventually(() => page.getByTestId('protocol').textContent()).toContain('Партнёру назван ход');
    await screenshot('swedish-arbiter-protocol');

    await page.getByTestId('set-B-white').click();
    await page.getByTestId('clock-time').fill('2:00');
    await page.getByTestId('clock-form-reason').fill('По часам в зале');
    await page.getByTestId('clock-set').click();
    await eventually(() => page.getByTestId('clock-B-white').textContent()).toMatch(/^[12]:/);
    await page.keyboard.press('Escape');
    await page.getByTestId('clock-toggle').click();
    await screenshot('swedish-arbiter');
    await expectNoSeriousFindings(page);
  });

  it('both teams agree to a draw before the arbiter, and it is taken back', async () => {
    const { page, screenshot } = await open('arbiter', 'small');
    await page.getByTestId('draw-white').click();
    await page.getByTestId('decline-black').waitFor();
    await screenshot('swedish-arbiter-1280');
    await page.getByTestId('draw-black').click();
    await page.getByTestId('preview').waitFor();
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await eventually(async () => (await matchOf()).status).toBe('over');
    await page.getByTestId('undo-A').click();
    await page.getByTestId('undo-reason').fill('не та кнопка');
    await page.getByTestId('confirm').click();
    await eventually(async () => (await matchOf()).status).toBe('playing');
  });

  it('S2 a move of long ago is corrected: what then was never given goes on the other board, and all comes back', async () => {
    const { page, screenshot } = await open('arbiter', 'small');
    const before = await getJson(server, '/chess-match/state');
    await page.getByTestId('tab-corrections').click();
    await page.getByTestId('open-past').click();
    await page.getByTestId('past-search').fill('2А');
    await page.getByTestId('past-search').press('Enter');
    await page.getByTestId('line-4').fill('e5');
    const drop = page.getByTestId('desk-5');
    expect(await drop.getByTestId('misfit').textContent()).toContain('после исправленного на доске A');
    expect(await drop.getByTestId('problem-item').textContent()).toMatch(/пешк/i);
    expect(await drop.getByTestId('alternative').first().textContent()).toBe('e5');
    expect(await page.getByTestId('past-commit').isDisabled()).toBe(true);
    await screenshot('swedish-past-misfit');
    await page.getByTestId('cut-5').click();
    await eventually(() => page.getByTestId('past-gone').textContent()).toContain('доска B: 1b');
    await page.getByTestId('past-reason').fill('Бланк доски A');
    await screenshot('swedish-past');
    await expectNoSeriousFindings(page);
    await page.getByTestId('past-commit').click();
    await page.getByTestId('past').waitFor({ state: 'detached' });
    expect(await matchOf()).toMatchObject({ ply: 4, threads: [{ ply: 3 }, { ply: 1 }] });
    expect(await reserveOf(2, 'black', 'P')).toBe(0);
    await page.getByTestId('undo-A').click();
    await page.getByTestId('confirm').click();
    await eventually(async () => (await matchOf()).ply).toBe(5);
    expect(await getJson(server, '/chess-match/state')).toEqual(before);
  });

  it('roster, director and commentator show what this game has, and nothing of another', async () => {
    const roster = await open('roster');
    await eventually(() => roster.page.getByTestId('person-row').nth(1).textContent()).toContain('доска B, чёрные');
    expect(await roster.page.getByTestId('empty-seats').count()).toBe(0);
    await roster.page.getByTestId('add-person').click();
    await roster.page.getByTestId('person-seat').click();
    const seats = roster.page.getByRole('option');
    await seats.nth(2).waitFor();
    expect(await seats.allTextContents()).toEqual([
      expect.stringContaining('нет'),
      'доска A, белые',
      'доска B, чёрные',
    ]);
    // One of the seats it has, and no number to be typed.
    expect(await roster.page.locator('input[data-testid="person-seat"]').count()).toBe(0);
    const director = await open('director');
    await director.page.getByTestId('tile-scorebug').waitFor();
    const tiles = { tree: 0, 'tree-strip': 0, 'audience-white': 0, 'audience-black': 0, 'key-change': 1, explainer: 1 };
    for (const [graphic, count] of Object.entries(tiles))
      expect([graphic, await director.page.getByTestId(`tile-${graphic}`).count()]).toEqual([graphic, count]);
    await director.page.getByTestId('tab-sound').click();
    await director.page.getByTestId('sound-desk').waitFor();
    expect(await director.page.getByTestId('follow-audience').count()).toBe(0);
    const commentator = await open('commentator');
    await eventually(() => commentator.page.getByTestId('reserve-A-white').getAttribute('aria-label')).toContain('N 2');
    await commentator.page.keyboard.press('ArrowLeft');
    await eventually(() => commentator.page.locator('.co-swedish').getAttribute('data-live')).toBe('false');
    expect(await commentator.page.getByTestId('turns-A').locator('li').count()).toBe(3);
  });

  it('the commentator’s lists of moves go with the match, and with the arrows', async () => {
    const { page, screenshot } = await open('commentator');
    const before = (await matchOf()).ply;
    await page.locator(`.co-swedish[data-ply="${before}"]`).waitFor();
    /** Whether the current move of each list is within the part of the page that shows it. */
    const inSight = (): Promise<readonly boolean[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.co-thread-moves')].map((panel) => {
          const [row, shown] = [panel.querySelector('[aria-current]'), panel.querySelector('.ui-panel-body')];
          if (row === null || shown === null) return false;
          const [inner, outer] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
          return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
        }),
      );
    for (let made = 0; made < 32; made += 1)
      for (const thread of ['A', 'B'] as const) {
        const { toMove } = (await matchOf()).threads.find(({ id }) => id === thread) ?? {};
        const own = toMove === 'white' ? ['Nf3', 'Ng1'] : ['Nc6', 'Nb8'];
        await play(thread, own[Math.floor(made / 2) % 2] ?? '');
      }
    const ply = (await matchOf()).ply;
    await page.locator(`.co-swedish[data-ply="${ply}"]`).waitFor();
    await eventually(inSight).toEqual([true, true]);
    await screenshot('swedish-commentator-moves');
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft');
    await page.locator(`.co-swedish[data-ply="${ply - 60}"]`).waitFor();
    await eventually(inSight).toEqual([true, true]);
  });

  it('the commentator takes a board up with its reserves, drops on it, and the game notices nothing', async () => {
    const { page, screenshot } = await open('commentator');
    await page.getByTestId('reserve-A-white').waitFor();
    await page.getByTestId('study-A').click();
    await page.getByTestId('entry').fill('Qxd5');
    await page.keyboard.press('Enter');
    await eventually(() => page.getByTestId('variation').textContent()).toContain('xd5');
    const knights = page.getByTestId('study-drop-white-N');
    expect(await knights.getAttribute('data-count')).toBe('2');
    await knights.click();
    const target = page.getByTestId('own-board').locator('[data-target="f6"]');
    const box = await target.boundingBox();
    if (box === null) throw new Error('A knight may be dropped on f6.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await eventually(() => knights.getAttribute('data-count')).toBe('1');
    await page.getByTestId('own-board').locator('[data-piece="f6-wN"]').waitFor();
    await screenshot('swedish-commentator-study');
    await expectNoSeriousFindings(page);
    expect(await reserveOf(1, 'white', 'N')).toBe(2);
    await page.getByTestId('propose').click();
    await eventually(() => page.getByTestId('air').getAttribute('data-state')).toBe('proposed');
    const { cue } = (await readShow(server)).graphics.analysis;
    expect(cue?.content.reserves?.white).toContainEqual({ piece: 'N', count: 1 });
    await page.getByTestId('withdraw').click();
    await eventually(() => page.getByTestId('air').getAttribute('data-state')).toBe('nothing');
  });

  it('the arbiter corrects a position, and ends the match by resignation, flag and breaking it off', async () => {
    const { page } = await open('arbiter');
    const over = (): Promise<string> => matchOf().then(({ status }) => status);
    const takeBack = async (): Promise<void> => {
      await page.getByTestId('undo-A').click();
      await page.getByTestId('undo-reason').fill('не та кнопка');
      await page.getByTestId('confirm').click();
      await eventually(over).toBe('playing');
    };
    await page.getByTestId('tab-corrections').click();
    await page.getByTestId('position-fen').fill('4k3/8/8/8/8/8/8/4K2R b K - 0 3');
    await page.getByTestId('position-reason').fill('Так стоит в зале');
    await page.getByTestId('position-panel').getByTestId('preview-board-1').waitFor();
    await page.getByTestId('position-correct').click();
    await eventually(async () => {
      const { boards } = (await readReplicants(server, ['boards'])) as { boards: BoardsView };
      return boardAt(boards, 1).pieces;
    }).toEqual({ e8: 'bK', e1: 'wK', h1: 'wR' });
    await page.getByTestId('undo-A').click();
    await page.getByTestId('undo-reason').fill('не та доска');
    await page.getByTestId('confirm').click();

    await page.getByTestId('tab-decisions').click();
    await page.getByTestId('resign-black').click();
    await page.getByTestId('preview-score').waitFor();
    await page.getByTestId('confirm').click();
    await eventually(over).toBe('over');
    await takeBack();

    await page.getByTestId('set-B-white').click();
    await page.getByTestId('clock-time').fill('0:00');
    await page.getByTestId('clock-form-reason').fill('По часам в зале');
    await page.getByTestId('clock-set').click();
    await eventually(() => page.getByTestId('clock-B-white').textContent()).toMatch(/^0:00/);
    await page.keyboard.press('Escape');
    await page.getByTestId('flag-B-white').click();
    await page.getByTestId('preview').waitFor();
    await page.keyboard.press('Enter');
    await eventually(over).toBe('over');
    await page.getByTestId('undo-B').click();
    await page.getByTestId('undo-reason').fill('флаг не падал');
    await page.getByTestId('confirm').click();
    await eventually(over).toBe('playing');

    await page.getByTestId('abort-match').click();
    await page.getByTestId('reason-text').fill('Пожарная тревога');
    await page.getByTestId('reason-confirm').click();
    await eventually(over).toBe('over');
  });

  it('no other page breaks, or says anything on the console', async () => {
    for (const panel of ['commentator', 'director', 'roster', 'health', 'operator'])
      for (const screen of ['large', 'small'] as const) {
        const { page, screenshot } = await open(panel, screen);
        await screenshot(`swedish-${panel}${screen === 'small' ? '-1280' : ''}`);
        expect([panel, await page.getByText('This page failed').count()]).toEqual([panel, 0]);
      }
    expect(errors()).toEqual([]);
  });
});
