import { beforeEach, describe, expect, it } from 'vitest';
import { readTyped } from '../bundles/chess-match/src/games/business/record/typedLine';
import { getJson, mustPost } from './support/commands';
import { eventually, operatorBench, recordedTurns } from './support/operatorBench';
import { openWays } from './support/operatorDesk';

const bench = operatorBench();

describe('a branching turn', () => {
  it('B6 is entered by mouse alone', async () => {
    const { page, board, pressClock } = bench.desk;
    await page.getByTestId('branch-1').click();
    await eventually(() => bench.desk.stateOf(2)).toBe('to-move');
    expect(await board(2).textContent()).toContain('из доски 1');
    await page.getByRole('spinbutton').getByRole('button').first().click();
    await page.getByRole('spinbutton').getByRole('button').first().click();
    await eventually(() => bench.desk.chipsOn(2)).toBe(7);
    await bench.desk.dragMove(1, 'g1', 'f3');
    await eventually(() => bench.desk.stateOf(1)).toBe('moved');
    expect(await pressClock.isDisabled()).toBe(true);
    expect(await bench.desk.lacks.textContent()).toBe('Нет хода на доске 2');
    await bench.desk.clickMove(2, 'd2', 'd4');
    await eventually(() => pressClock.isEnabled()).toBe(true);
    expect(await bench.desk.line.inputValue()).toBe('1:Кf3 2:d4 ветвь 1>2 3+7');
    await bench.desk.screenshot('operator-branching');
    await pressClock.click();
    await eventually(bench.branches).toEqual(['1:3 Nf3', '2:7 d4']);
    expect(bench.desk.errors).toEqual([]);
  });

  it('B6 is entered by keyboard alone, on the line', async () => {
    const { page } = bench.desk;
    await page.keyboard.press('F2');
    await page.keyboard.type('1:Nf3 2:d4 branch 1>2 3+7');
    await eventually(() => bench.desk.pressClock.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(bench.branches).toEqual(['1:3 Nf3', '2:7 d4']);
  });

  it('B6 goes on with keys wherever the mouse was: behind the branching, and with "2:" from anywhere', async () => {
    const { page, line } = bench.desk;
    await page.getByTestId('branch-1').click();
    await eventually(() => page.evaluate('document.activeElement.dataset.testid')).toBe('turn-line');
    await page.keyboard.type('1:Nf3');
    await page.getByRole('spinbutton').getByRole('button').first().click();
    await eventually(() => bench.desk.chipsOn(2)).toBe(6);
    await page.keyboard.type('2:d4');
    await eventually(() => line.inputValue()).toMatch(/ 2:d4$/);
    await eventually(() => bench.desk.pressClock.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(bench.branches).toEqual(['1:4 Nf3', '2:6 d4']);
  });

  it("B6 is entered by keyboard alone, in the boards' own fields", async () => {
    const { page } = bench.desk;
    await page.keyboard.press('Alt+Digit1');
    await page.keyboard.press('Alt+KeyB');
    await eventually(() => bench.desk.stateOf(2)).toBe('to-move');
    await page.keyboard.type('Nf3');
    await page.keyboard.press('Enter');
    await eventually(() => bench.desk.stateOf(1)).toBe('moved');
    await page.keyboard.type('Qh5');
    await page.keyboard.press('Enter');
    await page.getByTestId('problem-board-2').waitFor();
    // What is refused is marked, to be typed over.
    expect(await page.evaluate('[document.activeElement.selectionStart, document.activeElement.selectionEnd]')).toEqual(
      [0, 3],
    );
    await page.keyboard.type('d4');
    await page.keyboard.press('Enter');
    await eventually(() => bench.desk.pressClock.isEnabled()).toBe(true);
    await page.keyboard.press('F9');
    await eventually(bench.branches).toEqual(['1:5 Nf3', '2:5 d4']);
  });

  it('goes from field to field by number, not as boards hang in the hall; a whole item typed there is the line’s', async () => {
    const { page, line } = bench.desk;
    const focused = (): Promise<unknown> => page.evaluate('document.activeElement.dataset.testid');
    await bench.play(recordedTurns().slice(0, 21), '11...');
    await page.keyboard.press('Alt+Digit1');
    for (const [move, next] of [
      ['gxf5', 'field-2'],
      ['cxd5', 'field-3'],
    ] as const) {
      await page.keyboard.type(move);
      await page.keyboard.press('Enter');
      expect(await focused()).toBe(next);
    }
    await page.keyboard.type('3:Kh8');
    expect(await focused()).toBe('turn-line');
    await eventually(() => line.inputValue()).toBe('1:gxf5 2:cxd5 3:Kh8');
  });

  it('reads a line typed on the Russian layout as the keys that were pressed, and completes it by Tab', async () => {
    const { page, line } = bench.desk;
    await line.focus();
    await page.keyboard.type('1ЖТа');
    await page.keyboard.press('Tab');
    await eventually(() => line.inputValue()).toBe('1:Кf3 ');
    await eventually(() => bench.desk.pressClock.isEnabled()).toBe(true);
  });
});

describe('a draft', () => {
  it('is changed by dragging again: the moves are those from before the draft', async () => {
    await bench.desk.dragMove(1, 'e2', 'e4');
    await eventually(() => bench.desk.line.inputValue()).toBe('1:e4');
    await bench.desk.dragMove(1, 'e4', 'e3');
    await eventually(() => bench.desk.line.inputValue()).toBe('1:e3');
    await bench.desk.dragMove(1, 'g1', 'f3');
    await eventually(() => bench.desk.line.inputValue()).toBe('1:Кf3');
  });

  it('asks what a pawn becomes', async () => {
    const { page } = bench.desk;
    const fen = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';
    const { journal } = (await getJson(bench.server, '/chess-match/health')) as { journal: { version: number } };
    const correction = { type: 'correctPosition', expectedVersion: journal.version, board: 1, fen, reason: 'test' };
    await mustPost(bench.server, correction);
    await bench.desk.board(1).locator('[data-piece="a7-wP"]').waitFor();
    await bench.desk.dragMove(1, 'a7', 'a8');
    await page.getByTestId('promote-n').click();
    await eventually(() => bench.desk.line.inputValue()).toBe('1:a8К');
  });

  it('survives a reload of the page', async () => {
    await bench.desk.dragMove(1, 'e2', 'e4');
    await eventually(() => bench.desk.stateOf(1)).toBe('moved');
    await bench.desk.page.reload();
    await eventually(() => bench.desk.line.inputValue()).toBe('1:e4');
    await eventually(() => bench.desk.stateOf(1)).toBe('moved');
  });
});

describe('chips', () => {
  beforeEach(() => bench.play(['1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5'], '2.'));

  it('B9 are passed by dragging one onto another board', async () => {
    await bench.desk.dragChip(2, 1);
    await eventually(() => bench.desk.line.inputValue()).toBe('пас 2>1');
    await eventually(() => Promise.all([bench.desk.chipsOn(1), bench.desk.chipsOn(2)])).toEqual([4, 6]);
  });

  it('B9 go to the board that is lit, though boards and draft become others while the chip is in hand', async () => {
    const { page } = bench.desk;
    const chip = await page.getByTestId('chips-2').locator('.counters i').first().boundingBox();
    const target = await bench.desk.board(1).boundingBox();
    if (chip === null || target === null) throw new Error('Nothing to drag.');
    const over = [target.x + 12, target.y + target.height / 2] as const;
    await page.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2);
    await page.mouse.down();
    await page.mouse.move(...over);
    const lit = bench.desk.page.locator('.card[data-chip-over="true"]');
    await eventually(() => lit.getAttribute('data-board')).toBe('1');
    await mustPost(bench.server, { type: 'setDraft', line: '1:a3' });
    await bench.desk.page.locator('[data-testid="board-1"][data-state="moved"]').waitFor();
    // The boards stand elsewhere; the hand is where it was.
    await page.setViewportSize({ width: 2400, height: 1016 });
    const isUnder = () =>
      page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest<HTMLElement>('.card')?.dataset['board'] ?? '',
        over,
      );
    await eventually(isUnder).not.toBe('1');
    expect(await lit.getAttribute('data-board')).toBe('1');
    await page.mouse.up();
    await eventually(() => bench.desk.line.inputValue()).toBe('1:a3 пас 2>1');
  });

  it('B9 are passed by keys', async () => {
    const { page } = bench.desk;
    await page.keyboard.press('Alt+Digit2');
    await page.keyboard.press('Alt+KeyP');
    await page.getByTestId('pass-here-1').waitFor();
    await page.keyboard.press('Alt+Digit1');
    await eventually(() => bench.desk.line.inputValue()).toBe('пас 2>1');
    expect(await page.getByTestId('pass-here-1').count()).toBe(0);
  });

  it('B10 of a branch given up are all to be placed', async () => {
    const { page } = bench.desk;
    await page.getByTestId('select-1').click();
    const stepper = page.getByRole('spinbutton', { name: 'Фишек на доску 2' });
    await stepper.getByRole('button').nth(1).click();
    await eventually(() => page.getByTestId('problem-item').textContent()).toContain('отбор: все фишки');
    await stepper.getByRole('button').nth(1).click();
    await stepper.getByRole('button').nth(1).click();
    await eventually(() => bench.desk.line.inputValue()).toBe('отбор 1>2:3');
    await page.getByTestId('giver-1').getByRole('button', { name: 'Готово' }).click();
    await bench.desk.dragMove(2, 'c2', 'c4');
    await eventually(() => bench.desk.pressClock.isEnabled()).toBe(true);
    await page.keyboard.press('F9');
    await eventually(bench.branches).toEqual(['2:10 c4']);
    await eventually(() => page.getByTestId('score-black').textContent()).toBe('3');
  });
});

describe('a refused turn', () => {
  it('says at the item what is wrong and by which rule, in the language chosen', async () => {
    const { page } = bench.desk;
    await bench.desk.line.fill('1:Qh9 pass 1>3');
    const first = page.getByTestId('problem-item').first();
    await eventually(() => first.textContent()).toContain('п. 8: один ход');
    expect(await first.textContent()).toContain('Фh9');
    expect(await bench.desk.pressClock.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'EN' }).click();
    await eventually(() => first.textContent()).toContain('rule 8: one move');
    expect(await bench.desk.lacks.textContent()).toContain('Board 1 to move');
    await page.reload();
    await eventually(() => bench.desk.lacks.textContent()).toContain('Board 1 to move');
  });

  it('B2 presses with the move that stands in a board’s field', async () => {
    const { page } = bench.desk;
    await page.keyboard.press('Alt+Digit1');
    await page.keyboard.type('c4');
    await page.keyboard.press('F9');
    await eventually(bench.branches).toEqual(['1:10 c4']);
  });

  it('B2 says beside the clock why it was not pressed, and keeps the draft', async () => {
    const { page } = bench.desk;
    await bench.play(['1:e4 2:d4 branch 1>2 3+7'], '1...');
    await bench.desk.dragMove(1, 'e7', 'e5');
    await eventually(() => bench.desk.stateOf(1)).toBe('moved');
    await page.keyboard.press('F9');
    const problem = page.getByTestId('problem-press');
    await eventually(() => problem.getAttribute('data-code')).toBe('turn/incomplete');
    expect(await problem.textContent()).toContain('п. 8: один ход');
    expect(await bench.desk.line.inputValue()).toBe('1:e5');
    expect(await bench.branches()).toEqual(['1:3 e4', '2:7 d4']);
  });
});

describe('undo', () => {
  it('B27 shows what becomes of the score, and gives the turn back as the draft', async () => {
    const { page } = bench.desk;
    const turns = recordedTurns().slice(0, 48);
    await bench.play(turns, '25.');
    expect(await page.getByTestId('score-white').textContent()).toBe('3');
    await page.getByTestId('undo-game').click();
    await eventually(() => page.getByTestId('preview-score').textContent()).toContain('3:0 → 0:0');
    expect((await bench.state()).score).toEqual({ white: 3, black: 0 });
    await page.getByTestId('confirm').click();
    await eventually(() => page.getByTestId('score-white').textContent()).toBe('0');
    expect(
      readTyped(await bench.desk.line.inputValue(), null)
        .line.split(' ')
        .toSorted(),
    ).toEqual((turns.at(-1) ?? '').split(' ').toSorted());
    await page.getByTestId('redo-game').click();
    await eventually(() => page.getByTestId('score-white').textContent()).toBe('3');
  });

  it('does nothing when the operator thinks better of it', async () => {
    await bench.play(['1:e4'], '1...');
    await bench.desk.page.getByTestId('undo-game').click();
    await bench.desk.page.keyboard.press('Escape');
    await bench.desk.page.getByTestId('confirm-dialog').waitFor({ state: 'detached' });
    expect((await bench.state()).toMove).toBe('black');
  });
});

describe('two operators', () => {
  it('see one draft; text that another page replaced is kept and can be taken back', async () => {
    const other = await openWays(bench.browser, bench.server);
    await bench.desk.line.fill('1:e4');
    await eventually(() => other.line.inputValue()).toBe('1:e4');
    await other.dragMove(1, 'd2', 'd4');
    await eventually(() => bench.desk.line.inputValue()).toBe('1:d4');
    const notice = bench.desk.page.getByTestId('notice');
    expect(await notice.textContent()).toContain('1:e4');
    await notice.getByRole('button').first().click();
    await eventually(() => other.line.inputValue()).toBe('1:e4');
    await other.close();
  });

  it('cannot both end the same turn: the later press is refused and its page catches up', async () => {
    const { page } = bench.desk;
    let isHeld = false;
    const passed: string[] = [];
    const release: (() => void)[] = [];
    // The replicants' socket can be held up, once it has left polling; commands have one of their own.
    await page.routeWebSocket(/[?&]sid=/, (socket) => {
      const onward = socket.connectToServer();
      onward.onMessage((message) => {
        passed.push(String(message));
        if (isHeld) release.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await page.reload();
    await eventually(() => page.evaluate('nodecg.socket.io.engine.transport.name')).toBe('websocket');
    await bench.desk.line.fill('1:e4');
    await eventually(() => passed.some((message) => message.includes('1:e4'))).toBe(true);
    await eventually(() => bench.desk.pressClock.getAttribute('data-readiness')).toBe('ready');
    isHeld = true;
    await mustPost(bench.server, { type: 'commitTurn', line: '1:d4' });
    await bench.desk.pressClock.click();
    const problem = page.getByTestId('problem-press');
    await eventually(() => problem.getAttribute('data-code')).toBe('match/stale');
    // The teams keep their room beside a long refusal of the clock.
    const team = page.locator('.plate-white');
    const before = await team.boundingBox();
    await page.keyboard.press('F8');
    await eventually(() => page.getByTestId('problem-clock').getAttribute('data-code')).toBe('match/stale');
    const after = await team.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    isHeld = false;
    for (const send of release) send();
    await page.getByTestId('turn-number').getByText('1...', { exact: true }).waitFor();
    expect(await problem.count()).toBe(1);
    expect(await bench.branches()).toEqual(['1:10 d4']);
  });
});

describe('a server that dies', () => {
  it('is missed at once, nothing is sent meanwhile, and the page comes back with the draft and the lost time', async () => {
    const { page } = bench.desk;
    await mustPost(bench.server, { type: 'startClock' });
    await bench.desk.dragMove(1, 'e2', 'e4');
    // Enabled as soon as the move is made; ready when the server has it.
    await eventually(() => bench.desk.pressClock.getAttribute('data-readiness')).toBe('ready');
    await bench.server.kill('SIGKILL');
    await page.getByTestId('offline').waitFor();
    expect(await bench.desk.pressClock.isDisabled()).toBe(true);
    expect(await bench.desk.line.isDisabled()).toBe(true);
    // It is seen to be locked: hatched.
    const ground = 'getComputedStyle(document.querySelector(\'[data-testid="turn-line"]\')).backgroundImage';
    expect(await page.evaluate(ground)).toContain('gradient');
    expect(await bench.desk.line.inputValue()).toBe('1:e4');
    await page.keyboard.press('F9');
    await bench.desk.screenshot('operator-offline');
    await bench.server.start();
    await page.getByTestId('offline').waitFor({ state: 'detached' });
    expect((await bench.state()).toMove).toBe('white');
    await page.getByTestId('gap').getByRole('button').first().click();
    await page.getByTestId('gap').waitFor({ state: 'detached' });
    expect(await bench.desk.line.inputValue()).toBe('1:e4');
    await eventually(() => bench.desk.pressClock.isEnabled()).toBe(true);
    await bench.desk.pressClock.click();
    await eventually(bench.branches).toEqual(['1:10 e4']);
  });
});
