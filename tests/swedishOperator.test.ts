import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { countEffort, secondsOf, type Effort } from './support/effort';
import { eventually } from './support/operatorBench';
import { startTestServer, type TestServer } from './support/server';
import {
  newSwedishMatch,
  openSwedishDesk,
  playSwedish,
  type DeskScreen,
  type SwedishDesk,
} from './support/swedishDesk';

let server: TestServer;
let browser: Browser;
let desks: SwedishDesk[] = [];

beforeAll(async () => {
  server = await startTestServer({ pages: true });
  browser = await sharedShell();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  desks = [];
  await newSwedishMatch(server);
});
afterEach(async () => {
  const errors = desks.flatMap((desk) => desk.errors);
  for (const desk of desks) await desk.close();
  expect(errors).toEqual([]);
});

const open = async (board: string, screen?: DeskScreen): Promise<SwedishDesk> => {
  const desk = await openSwedishDesk(browser, server, board, screen);
  desks.push(desk);
  return desk;
};

describe('S1 two operators, a board each', () => {
  it('enters A by typing and B by mouse, and neither makes the other stale', async () => {
    const [a, b] = [await open('A'), await open('B')];
    await Promise.all([a.type('A', 'e4'), b.dragMove('B', 'e2', 'e4')]);
    await eventually(() => a.pieceOn('A', 'e4')).toBe('wP');
    await eventually(() => b.pieceOn('B', 'e4')).toBe('wP');
    await Promise.all([a.type('A', 'd5'), b.clickMove('B', 'd7', 'd5')]);
    await eventually(() => b.turn('B')).toMatch(/^2/);
    await eventually(() => a.turn('A')).toMatch(/^2/);
    await Promise.all([a.type('A', 'exd5'), b.dragMove('B', 'e4', 'd5')]);
    await eventually(() => a.inReserve('B', 'black', 'P')).toBe(1);
    await eventually(() => b.inReserve('A', 'black', 'P')).toBe(1);
    for (const desk of [a, b]) expect(await desk.page.locator('[role="alert"]').count()).toBe(0);
    expect(await b.page.getByTestId('panel-A').getAttribute('data-entered')).toBe('false');
    await b.page.getByTestId('panel-A').locator('[data-piece="d5-wP"]').waitFor();
  });

  it('S3 drops by dragging from the reserve, by two clicks and by Russian letters', async () => {
    await playSwedish(server, ['A:e4', 'A:d5', 'A:exd5', 'B:e4', 'B:d5', 'B:exd5']);
    const desk = await open('both');
    await desk.dragDrop('A', 'black', 'P', 'e4');
    await eventually(() => desk.pieceOn('A', 'e4')).toBe('bP');
    await eventually(() => desk.inReserve('A', 'black', 'P')).toBe(0);
    await desk.page.getByTestId('drop-B-black-P').click();
    await desk.panel('B').locator('[data-target="e4"]').waitFor();
    expect(await desk.panel('B').locator('[data-target="e8"]').count()).toBe(0);
    await desk.panel('B').locator('[data-square="e4"]').click();
    await eventually(() => desk.pieceOn('B', 'e4')).toBe('bP');
    await desk.type('A', 'Кf3');
    await eventually(() => desk.pieceOn('A', 'f3')).toBe('wN');
  });

  it('keeps every letter that is typed in one go, moves and all', async () => {
    const desk = await open('A');
    await desk.field('A').focus();
    for (const line of ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']) await desk.page.keyboard.type(`${line}\n`);
    await eventually(() => desk.pieceOn('A', 'b5')).toBe('wB');
    expect(await desk.page.locator('[role="alert"]').count()).toBe(0);
  });
});

describe('a move or a drop, whatever was done before', () => {
  it('takes so few keys and points that a person needs less than three seconds', async () => {
    await playSwedish(server, ['A:e4', 'A:d5', 'A:exd5', 'B:e4', 'B:d5', 'B:exd5']);
    const desk = await open('both');
    const effort = await countEffort(desk.page);
    const entered = async (enter: Promise<void>, square: string, piece: string): Promise<Effort> => {
      await enter;
      await desk.panel('A').locator(`[data-piece="${square}-${piece}"]`).waitFor();
      await desk.page.locator('[data-testid="panel-A"][data-movable="true"]').waitFor();
      return effort();
    };
    const typed = (text: string): Promise<void> => desk.page.keyboard.type(`${text}\n`);
    const efforts = [
      await entered(typed('P@e4'), 'e4', 'bP'),
      await entered(desk.dragMove('A', 'g1', 'f3'), 'f3', 'wN'),
      await entered(typed('Nf6'), 'f6', 'bN'),
      await entered(desk.clickMove('A', 'd2', 'd3'), 'd3', 'wP'),
      await entered(typed('Nxd5'), 'd5', 'bN'),
    ];
    await playSwedish(server, ['B:Qxd5']);
    efforts.push(await entered(desk.dragDrop('A', 'white', 'P', 'h3'), 'h3', 'wP'));
    expect(efforts).toEqual([
      { key: 7, point: 0, button: 0 },
      { key: 0, point: 2, button: 2 },
      { key: 5, point: 0, button: 0 },
      { key: 0, point: 2, button: 4 },
      { key: 6, point: 0, button: 0 },
      { key: 0, point: 2, button: 2 },
    ]);
    expect(Math.max(...efforts.map(secondsOf))).toBeLessThan(3);
  });
});

describe('what stands beside the board', () => {
  it('says what goes over and that it mates before the clock is pressed', async () => {
    await playSwedish(server, ['A:e4', 'A:e5', 'A:Bc4', 'A:Nc6', 'A:Qh5', 'A:Nf6']);
    const desk = await open('A');
    await desk.field('A').focus();
    await desk.page.keyboard.type('Qxf7');
    await desk.page.getByTestId('prospect-A').getByText('отдаёт пешку на доску B').waitFor();
    await eventually(() => desk.pieceOn('A', 'f7')).toBe('wQ');
    await desk.page.getByText('МАТ на доске').waitFor();
    await desk.screenshot('swedish-operator-mate');
    await desk.page.keyboard.press('Enter');
    await eventually(() => desk.page.getByTestId('end').textContent()).toContain('Победа: Reds');
    await desk.screenshot('swedish-operator-end');
    await desk.page.getByTestId('return-match').click();
    await eventually(() => desk.page.getByTestId('end').count()).toBe(0);
    await eventually(() => desk.pieceOn('A', 'f7')).toBe('bP');
    await eventually(() => desk.page.getByTestId('team-white').textContent()).toContain('Blues');
  });

  it('keeps a refused move in the field, with the reason', async () => {
    const desk = await open('both');
    await desk.type('B', 'P@e4');
    await desk.page.getByTestId('problem-press-B').waitFor();
    expect(await desk.page.getByTestId('problem-press-B').getAttribute('data-code')).toBe(
      'swedish/drop/not_in_reserve',
    );
    expect(await desk.field('B').inputValue()).toBe('P@e4');
    await desk.screenshot('swedish-operator-refusal');
    await desk.page.keyboard.press('Escape');
    await eventually(() => desk.field('B').inputValue()).toBe('');
    await desk.type('B', 'e4');
    await eventually(() => desk.pieceOn('B', 'e4')).toBe('wP');
  });

  it('finds the draft again after a reload', async () => {
    const desk = await open('A');
    await desk.field('A').focus();
    await desk.page.keyboard.type('Nf3');
    await eventually(() => desk.pieceOn('A', 'f3')).toBe('wN');
    await desk.page.reload();
    await eventually(() => desk.field('A').inputValue()).toBe('Nf3');
    await desk.page.keyboard.press('Enter');
    await eventually(() => desk.turn('A')).toContain('Ход чёрных');
  });

  it('S6 S12 says who sits and what for, and S4 asks what a pawn becomes', async () => {
    await playSwedish(server, ['A:f3', 'A:e5', 'A:g4', 'A:Qh4']);
    await playSwedish(server, ['B:e4', 'B:d5', 'B:exd5', 'B:c6', 'B:dxc6', 'B:Nf6', 'B:cxb7', 'B:Nd5']);
    const desk = await open('both');
    await desk.page.getByTestId('change-theme').click();
    await desk.page.getByTestId('standstill-A').getByText('Белые под шахом и зависли, пока не дадут').waitFor();
    await desk.dragMove('B', 'b7', 'a8');
    await desk.page.getByTestId('promote-n').waitFor();
    await desk.screenshot('swedish-operator-sits');
    await desk.page.keyboard.press('n');
    await eventually(() => desk.pieceOn('B', 'a8')).toBe('wN');
    await eventually(() => desk.inReserve('A', 'black', 'R')).toBe(1);
    expect(await desk.field('B').inputValue()).toBe('');
  });

  it('undoes on its board at once, and asks where the other board goes along', async () => {
    await playSwedish(server, ['A:e4', 'A:d5', 'A:exd5', 'B:e4', 'B:Nf6', 'B:e5', 'B:P@e4']);
    const desk = await open('both');
    await eventually(() => desk.page.getByTestId('undo-A').textContent()).toContain('2b');
    await desk.screenshot('swedish-operator-undo');
    await desk.page.getByTestId('undo-A').click();
    await eventually(() => desk.page.getByTestId('undo-with').textContent()).toContain('2b');
    await desk.screenshot('swedish-operator-undo-asked');
    await desk.page.getByTestId('confirm').click();
    await eventually(() => desk.pieceOn('B', 'e4')).toBe(null);
    await eventually(() => desk.field('A').inputValue()).toBe('exd5');
    await desk.page.keyboard.press('Escape');
    await eventually(() => desk.pieceOn('A', 'e4')).toBe('wP');
    await desk.page.getByTestId('redo-A').click();
    await eventually(() => desk.page.getByTestId('along').textContent()).toContain('2b');
    await desk.page.getByTestId('confirm').click();
    await eventually(() => desk.pieceOn('A', 'd5')).toBe('wP');
    await eventually(() => desk.pieceOn('B', 'e4')).toBe('bP');
    await playSwedish(server, ['A:Qxd5']);
    await eventually(() => desk.page.getByTestId('undo-A').textContent()).toContain('2a Фxd5');
    await desk.page.getByTestId('undo-A').click();
    await eventually(() => desk.field('A').inputValue()).toBe('Qxd5');
    expect(await desk.page.getByTestId('confirm-dialog').count()).toBe(0);
  });
});

describe('the rest of the desk', () => {
  it('remembers the board, goes to the other by Tab, and takes letters typed anywhere', async () => {
    const desk = await open('both');
    const { page } = desk;
    await page.getByTestId('panel-A').locator('.apart-head').click();
    await page.keyboard.type('e4');
    await eventually(() => desk.field('A').inputValue()).toBe('e4');
    await page.keyboard.press('Tab');
    await page.keyboard.type('d4');
    await eventually(() => desk.field('B').inputValue()).toBe('d4');
    expect(await page.getByTestId('panel-B').getAttribute('data-focused')).toBe('true');
    await page.getByTestId('choose-B').click();
    await page.goto(page.url().replace('&board=both', ''));
    await eventually(() => page.getByTestId('panel-A').getAttribute('data-entered')).toBe('false');
    expect(await page.getByTestId('panel-B').getAttribute('data-entered')).toBe('true');
    await page.keyboard.press('F1');
    await page.getByRole('dialog').getByText('Поле доски, которую ввожу').waitFor();
  });

  it('S9 offers a draw, declines it, and resigns after a question', async () => {
    const desk = await open('A');
    const { page } = desk;
    await page.getByTestId('offer-white').click();
    await eventually(() => page.getByTestId('offer').textContent()).toContain('Reds предлагает ничью');
    await page.getByTestId('decline-black').click();
    await eventually(() => page.getByTestId('offer').count()).toBe(0);
    await page.getByTestId('resign-black').click();
    await page.getByTestId('confirm').click();
    await eventually(() => page.getByTestId('end').textContent()).toContain('Победа: Reds');
  });

  it('S8 takes a fallen flag after a question', async () => {
    await newSwedishMatch(server);
    const { page } = await open('both');
    await page.getByTestId('both-clocks').click();
    await mustPost(server, { type: 'setClock', thread: 'A', side: 'white', remainingMs: 0, reason: 'in the hall' });
    await page.getByTestId('flag-A-white').click();
    await page.getByTestId('confirm').click();
    await eventually(() => page.getByTestId('end').textContent()).toContain('Победа: Blues');
  });

  it('changes with the match that is opened, without a reload', async () => {
    const desk = await open('both');
    await newMatch(server);
    await desk.page.getByTestId('turn-line').waitFor();
    expect(await desk.page.getByTestId('panel-A').count()).toBe(0);
    await newSwedishMatch(server);
    await desk.panel('A').waitFor();
    await desk.type('A', 'e4');
    await eventually(() => desk.pieceOn('A', 'e4')).toBe('wP');
  });

  it('says that the connection is lost, and sends nothing', async () => {
    const desk = await open('A');
    await desk.page.context().setOffline(true);
    await server.kill('SIGKILL');
    await desk.page.getByTestId('offline').waitFor();
    expect(await desk.field('A').isDisabled()).toBe(true);
    await desk.page.context().setOffline(false);
    await server.start();
    await eventually(() => desk.field('A').isEnabled()).toBe(true);
    desks = desks.filter((each) => each !== desk);
    await desk.close();
  });

  it('holds long names on both screens', async () => {
    const names = {
      white: 'Сборная Екатеринбургского государственного университета путей сообщения',
      black: 'Объединённая команда Санкт-Петербургского городского дворца творчества',
    };
    await newSwedishMatch(server, names);
    await playSwedish(server, ['A:e4', 'A:d5', 'A:exd5', 'A:Qxd5', 'A:Nc3', 'B:e4', 'B:Nf6', 'B:e5', 'B:P@e4']);
    await mustPost(server, { type: 'setDraft', thread: 'A', line: 'Qxg2' });
    for (const [name, width, height] of [
      ['1920', 1920, 1080],
      ['1280', 1280, 720],
    ] as const)
      for (const board of ['both', 'A']) {
        const desk = await open(board, { width, height, locale: 'ru' });
        await desk.page.getByTestId('prospect-A').waitFor();
        await desk.screenshot(`swedish-operator-${name}-${board}`);
        const isSpilt = await desk.page.evaluate(
          () =>
            document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
        );
        expect(isSpilt).toBe(false);
      }
  });
});
