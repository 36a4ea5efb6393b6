import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser';
import { getJson, mustPost, newMatch } from './support/commands';
import { openDesk, type OperatorDesk } from './support/operatorDesk';
import { PROJECT } from './support/root';
import { startTestServer, type TestServer } from './support/server';

interface State {
  readonly toMove: string | null;
  readonly moveNumber: number;
  readonly score: { readonly white: number; readonly black: number };
  readonly branches: readonly { readonly board: number; readonly rating: number; readonly line: readonly string[] }[];
}

/** The page answers in milliseconds; a busy machine may take longer. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });

let server: TestServer;
let browser: Browser;
let desk: OperatorDesk;

beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  await newMatch(server);
  desk = await openDesk(browser, server);
  await eventually(() => desk.stateOf(1)).toBe('to-move');
});
afterEach(async () => {
  await desk.close();
});

const state = async (): Promise<State> => (await getJson(server, '/chess-match/state')) as State;
/** Board, rating and last move of each live branch. */
const branches = async (): Promise<readonly string[]> =>
  (await state()).branches.map(({ board, rating, line }) => `${board}:${rating} ${line.at(-1) ?? ''}`);

/** Commits lines over HTTP and waits until the page shows the turn after them. */
const play = async (lines: readonly string[], turn: string): Promise<void> => {
  for (const line of lines) await mustPost(server, { type: 'commitTurn', line });
  await desk.page.getByTestId('turn-number').getByText(turn, { exact: true }).waitFor();
};

const recordedTurns = (): readonly string[] =>
  readFileSync(join(PROJECT, 'bundles/chess-match/fixtures/scheme4.bcr'), 'utf8')
    .split('\n')
    .filter((row) => /^\d+\./.test(row))
    .map((row) =>
      row
        .replace(/^\d+\.+\s*/, '')
        .replace(/\{[^}]*\}/g, '')
        .trim(),
    );

describe('a branching turn', () => {
  it('B6 is entered by mouse alone', async () => {
    const { page, board, pressClock } = desk;
    await page.getByTestId('branch-1').click();
    await eventually(() => desk.stateOf(2)).toBe('to-move');
    expect(await board(2).textContent()).toContain('из доски 1');
    await page.getByRole('spinbutton').getByRole('button').first().click();
    await page.getByRole('spinbutton').getByRole('button').first().click();
    await eventually(() => desk.chipsOn(2)).toBe(7);
    await desk.dragMove(1, 'g1', 'f3');
    await eventually(() => desk.stateOf(1)).toBe('moved');
    expect(await pressClock.isDisabled()).toBe(true);
    expect(await desk.lacks.textContent()).toBe('Нет хода на доске 2');
    await desk.clickMove(2, 'd2', 'd4');
    await eventually(() => pressClock.isEnabled()).toBe(true);
    expect(await desk.line.inputValue()).toBe('branch 1>2 3+7 1:Nf3 2:d4');
    await desk.screenshot('operator-branching');
    await pressClock.click();
    await eventually(branches).toEqual(['1:3 Nf3', '2:7 d4']);
    expect(desk.errors).toEqual([]);
  });

  it('B6 is entered by keyboard alone, on the line', async () => {
    const { page } = desk;
    await page.keyboard.press('F2');
    await page.keyboard.type('1:Nf3 2:d4 branch 1>2 3+7');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(branches).toEqual(['1:3 Nf3', '2:7 d4']);
  });

  it("B6 is entered by keyboard alone, in the boards' own fields", async () => {
    const { page } = desk;
    await page.keyboard.press('Alt+Digit1');
    await page.keyboard.press('Alt+KeyB');
    await eventually(() => desk.stateOf(2)).toBe('to-move');
    await page.keyboard.type('Nf3');
    await page.keyboard.press('Enter');
    await eventually(() => desk.stateOf(1)).toBe('moved');
    await page.keyboard.type('d4');
    await page.keyboard.press('Enter');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
    await page.keyboard.press('F9');
    await eventually(branches).toEqual(['1:5 Nf3', '2:5 d4']);
  });

  it('reads a line typed on the Russian layout as the keys that were pressed, and completes it by Tab', async () => {
    const { page, line } = desk;
    await line.focus();
    await page.keyboard.type('1ЖТа');
    await page.keyboard.press('Tab');
    await eventually(() => line.inputValue()).toBe('1:Nf3 ');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
  });
});

describe('a draft', () => {
  it('is changed by dragging again: the moves are those from before the draft', async () => {
    await desk.dragMove(1, 'e2', 'e4');
    await eventually(() => desk.line.inputValue()).toBe('1:e4');
    await desk.dragMove(1, 'e4', 'e3');
    await eventually(() => desk.line.inputValue()).toBe('1:e3');
    await desk.dragMove(1, 'g1', 'f3');
    await eventually(() => desk.line.inputValue()).toBe('1:Nf3');
  });

  it('asks what a pawn becomes', async () => {
    const { page } = desk;
    const fen = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';
    const { journal } = (await getJson(server, '/chess-match/health')) as { journal: { version: number } };
    const correction = { type: 'correctPosition', expectedVersion: journal.version, board: 1, fen, reason: 'test' };
    await mustPost(server, correction);
    await desk.board(1).locator('[data-piece="a7-wP"]').waitFor();
    await desk.dragMove(1, 'a7', 'a8');
    await page.getByTestId('promote-n').click();
    await eventually(() => desk.line.inputValue()).toBe('1:a8=N');
  });

  it('survives a reload of the page', async () => {
    await desk.dragMove(1, 'e2', 'e4');
    await eventually(() => desk.stateOf(1)).toBe('moved');
    await desk.page.reload();
    await eventually(() => desk.line.inputValue()).toBe('1:e4');
    await eventually(() => desk.stateOf(1)).toBe('moved');
  });
});

describe('chips', () => {
  beforeEach(() => play(['1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5'], '2.'));

  it('B9 are passed by dragging one onto another board', async () => {
    await desk.dragChip(2, 1);
    await eventually(() => desk.line.inputValue()).toBe('pass 2>1');
    await eventually(() => Promise.all([desk.chipsOn(1), desk.chipsOn(2)])).toEqual([4, 6]);
  });

  it('B10 of a branch given up are all to be placed', async () => {
    const { page } = desk;
    await page.getByTestId('select-1').click();
    const stepper = page.getByRole('spinbutton', { name: 'Фишек на доску 2' });
    await stepper.getByRole('button').nth(1).click();
    await eventually(() => page.getByTestId('problem-item').textContent()).toContain('правило B10');
    await stepper.getByRole('button').nth(1).click();
    await stepper.getByRole('button').nth(1).click();
    await eventually(() => desk.line.inputValue()).toBe('select 1>2:3');
    await page.getByTestId('giver-1').getByRole('button', { name: 'Готово' }).click();
    await desk.dragMove(2, 'c2', 'c4');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
    await page.keyboard.press('F9');
    await eventually(branches).toEqual(['2:10 c4']);
    await eventually(() => page.getByTestId('score-black').textContent()).toBe('3');
  });
});

describe('a refused turn', () => {
  it('says at the item what is wrong and by which rule, in the language chosen', async () => {
    const { page } = desk;
    await desk.line.fill('1:Qh9 pass 1>3');
    const first = page.getByTestId('problem-item').first();
    await eventually(() => first.textContent()).toContain('правило B2');
    expect(await first.textContent()).toContain('Qh9');
    expect(await desk.pressClock.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'EN' }).click();
    await eventually(() => first.textContent()).toContain('rule B2');
    expect(await desk.lacks.textContent()).toContain('Board 1 to move');
    await page.reload();
    await eventually(() => desk.lacks.textContent()).toContain('Board 1 to move');
  });

  it('B2 says beside the clock why it was not pressed, and keeps the draft', async () => {
    const { page } = desk;
    await play(['1:e4 2:d4 branch 1>2 3+7'], '1...');
    await desk.dragMove(1, 'e7', 'e5');
    await eventually(() => desk.stateOf(1)).toBe('moved');
    await page.keyboard.press('F9');
    const problem = page.getByTestId('problem-press');
    await eventually(() => problem.getAttribute('data-code')).toBe('turn/incomplete');
    expect(await problem.textContent()).toContain('правило B2');
    expect(await desk.line.inputValue()).toBe('1:e5');
    expect(await branches()).toEqual(['1:3 e4', '2:7 d4']);
  });
});

describe('undo', () => {
  it('B27 shows what becomes of the score, and gives the turn back as the draft', async () => {
    const { page } = desk;
    const turns = recordedTurns().slice(0, 48);
    await play(turns, '25.');
    expect(await page.getByTestId('score-white').textContent()).toBe('3');
    await page.getByTestId('undo').click();
    await eventually(() => page.getByTestId('score-change').textContent()).toContain('3:0 → 0:0');
    expect((await state()).score).toEqual({ white: 3, black: 0 });
    await page.getByTestId('confirm').click();
    await eventually(() => page.getByTestId('score-white').textContent()).toBe('0');
    expect((await desk.line.inputValue()).split(' ').toSorted()).toEqual((turns.at(-1) ?? '').split(' ').toSorted());
    await page.getByTestId('redo').click();
    await eventually(() => page.getByTestId('score-white').textContent()).toBe('3');
  });

  it('does nothing when the operator thinks better of it', async () => {
    await play(['1:e4'], '1...');
    await desk.page.getByTestId('undo').click();
    await desk.page.keyboard.press('Escape');
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await state()).toMove).toBe('black');
  });
});

describe('two operators', () => {
  it('see one draft; text that another page replaced is kept and can be taken back', async () => {
    const other = await openDesk(browser, server);
    await desk.line.fill('1:e4');
    await eventually(() => other.line.inputValue()).toBe('1:e4');
    await other.dragMove(1, 'd2', 'd4');
    await eventually(() => desk.line.inputValue()).toBe('1:d4');
    const notice = desk.page.getByTestId('notice');
    expect(await notice.textContent()).toContain('1:e4');
    await notice.getByRole('button').first().click();
    await eventually(() => other.line.inputValue()).toBe('1:e4');
    await other.close();
  });

  it('cannot both end the same turn: the later press is refused and its page catches up', async () => {
    const { page } = desk;
    let isHeld = false;
    const release: (() => void)[] = [];
    // The replicants' socket can be held up; commands have one of their own.
    await page.routeWebSocket(/[?&]sid=/, (socket) => {
      const onward = socket.connectToServer();
      onward.onMessage((message) => {
        if (isHeld) release.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await page.reload();
    await desk.line.fill('1:e4');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
    isHeld = true;
    await mustPost(server, { type: 'commitTurn', line: '1:d4' });
    await desk.pressClock.click();
    const problem = page.getByTestId('problem-press');
    await eventually(() => problem.getAttribute('data-code')).toBe('match/stale');
    isHeld = false;
    for (const send of release) send();
    await page.getByTestId('turn-number').getByText('1...', { exact: true }).waitFor();
    expect(await problem.count()).toBe(1);
    expect(await branches()).toEqual(['1:10 d4']);
  });
});

describe('what cannot be taken back quickly asks first', () => {
  const runningOut = { timePerTeamMs: 1500, vetoWindowMs: 60_000 };

  it('B22 a veto, offered to the side whose clock runs inside the window', async () => {
    const { page } = desk;
    await newMatch(server, { settings: { ...runningOut, timePerTeamMs: 50_000 } });
    await eventually(() => page.getByTestId('clock-white').textContent()).toBe('0:50');
    expect(await page.getByRole('button', { name: 'Вето' }).count()).toBe(0);
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Вето' }).click();
    expect(await page.getByRole('dialog').textContent()).toContain('До конца партии ветвлений не будет');
    await page.getByTestId('confirm').click();
    await page.getByText('Вето белых').first().waitFor();
    expect(await page.getByTestId('branch-1').isDisabled()).toBe(true);
    expect(await page.getByTestId('branch-1').getAttribute('title')).toContain('вето');
  });

  it('B16 a fallen flag, offered when the clock shows nothing', async () => {
    const { page } = desk;
    await newMatch(server, { settings: runningOut });
    await eventually(() => page.getByTestId('clock-white').textContent()).toBe('0:01.5');
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Флаг упал' }).click();
    await page.getByTestId('confirm').click();
    await eventually(() => page.getByTestId('score-black').textContent()).toBe('10');
    expect(await page.getByTestId('lacks').textContent()).toBe('Партия окончена');
  });
});

describe('the rest of the page', () => {
  it('B24 starts and stops the clock, and counts it down by itself', async () => {
    const { page } = desk;
    const clock = page.getByTestId('clock-white');
    expect(await clock.textContent()).toBe('1:30:00');
    await page.keyboard.press('F8');
    await eventually(() => clock.textContent()).toBe('1:29:59');
    await eventually(() => clock.textContent()).toBe('1:29:58');
    await page.keyboard.press('F8');
    await page.getByText('Пустить часы').waitFor();
  });

  it('makes a match with its settings, each checked at its field', async () => {
    const { page } = desk;
    await page.getByTestId('open-newMatch').click();
    await page.getByTestId('new-white').fill('Город');
    await page.getByTestId('setting-gameRating').fill('0');
    await page.getByTestId('create-match').click();
    await expect
      .poll(() => page.locator('.setting', { hasText: 'Рейтинг партии' }).textContent())
      .toContain('От 1 до 99');
    await eventually(() => page.locator('.setting', { hasText: 'Чёрные' }).textContent()).toContain('Заполните');
    await page.getByTestId('setting-gameRating').fill('14');
    await page.getByTestId('new-black').fill('Федерация');
    await page.getByTestId('create-match').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(branches).toEqual(['1:14 ']);
    await eventually(() => desk.chipsOn(1)).toBe(14);
  });

  it('opens another match from the list', async () => {
    const { page } = desk;
    await play(['1:e4'], '1...');
    await newMatch(server, { white: 'Greens', black: 'Greys' });
    await page.getByText('Greens').first().waitFor();
    await page.getByTestId('open-matches').click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Reds' })
      .first()
      .getByRole('button', { name: 'Открыть' })
      .click();
    await page.getByTestId('turn-number').getByText('1...', { exact: true }).waitFor();
  });

  it('B27 says at the arbiter why a correction is refused', async () => {
    const { page } = desk;
    await page.getByTestId('open-arbiter').click();
    await page.getByTestId('arbiter-reason').fill('проверка');
    await page.getByLabel('FEN').fill('nonsense');
    await page.getByRole('button', { name: 'Исправить' }).nth(1).click();
    await eventually(() => page.getByTestId('problem-arbiter').getAttribute('data-code')).toBe('correct/bad_position');
  });

  it('lists the addresses of the overlays and the keys', async () => {
    const { page } = desk;
    await page.getByTestId('open-overlays').click();
    const links = await page.getByRole('dialog').getByRole('link').all();
    const statuses = await Promise.all(
      links.map(async (link) => (await fetch((await link.getAttribute('href')) ?? '')).status),
    );
    expect(statuses).toEqual([200, 200, 200]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Клавиши и мышь' }).waitFor();
  });

  it('says that OBS is not configured', async () => {
    expect(await desk.page.getByTestId('obs').getAttribute('data-state')).toBe('not-configured');
    expect(await desk.page.getByTestId('scene-white').isDisabled()).toBe(true);
  });
});

describe('a server that dies', () => {
  it('is missed at once, nothing is sent meanwhile, and the page comes back with the draft and the lost time', async () => {
    const { page } = desk;
    await mustPost(server, { type: 'startClock' });
    await desk.dragMove(1, 'e2', 'e4');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
    await server.kill('SIGKILL');
    await page.getByTestId('offline').waitFor();
    expect(await desk.pressClock.isDisabled()).toBe(true);
    expect(await desk.line.isDisabled()).toBe(true);
    expect(await desk.line.inputValue()).toBe('1:e4');
    await page.keyboard.press('F9');
    await desk.screenshot('operator-offline');
    await server.start();
    await page.getByTestId('offline').waitFor({ state: 'detached' });
    expect((await state()).toMove).toBe('white');
    await page.getByTestId('gap').getByRole('button').first().click();
    await page.getByTestId('gap').waitFor({ state: 'detached' });
    expect(await desk.line.inputValue()).toBe('1:e4');
    await eventually(() => desk.pressClock.isEnabled()).toBe(true);
    await desk.pressClock.click();
    await eventually(branches).toEqual(['1:10 e4']);
  });
});
