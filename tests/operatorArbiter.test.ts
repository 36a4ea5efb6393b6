import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { mustPost } from './support/commands';
import { eventually, operatorBench } from './support/operatorBench';
import { faultsOf } from './support/windows';

const bench = operatorBench();

const TWO_BRANCHES = ['1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5'];

const dialog = (): Locator => bench.desk.page.getByRole('dialog');
const question = (): Locator => bench.desk.page.getByTestId('confirm-dialog');
const form = (title: string): Locator => dialog().getByRole('region', { name: title, exact: true });
const accepted = (title: string): Promise<void> => form(title).getByText('✓ Готово').waitFor();
const choose = async (field: string, option: string): Promise<void> => {
  await bench.desk.page.getByTestId(field).click();
  await bench.desk.page.getByRole('option', { name: option }).click();
};
const clockOf = (side: 'white' | 'black'): Promise<string | null> =>
  bench.desk.page.getByTestId(`clock-${side}`).textContent();

const openArbiter = async (): Promise<void> => {
  await bench.desk.page.getByTestId('open-arbiter').click();
  await form('Часы').waitFor();
};
const closeDialog = async (): Promise<void> => {
  await bench.desk.page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
};
const press = async (turn: string): Promise<void> => {
  await eventually(() => bench.desk.pressClock.getAttribute('data-readiness')).toBe('ready');
  await bench.desk.pressClock.click();
  await bench.desk.page.getByTestId('turn-number').getByText(turn, { exact: true }).waitFor();
};

describe("the boards' own buttons", () => {
  beforeEach(() => bench.play(TWO_BRANCHES, '2.'));

  it('B12 resign a branch, its chips to the table', async () => {
    const { page } = bench.desk;
    await page.getByTestId('resign-1').click();
    await eventually(() => bench.desk.stateOf(1)).toBe('resigned');
    await page.getByTestId('resign-1').click();
    await eventually(() => bench.desk.line.inputValue()).toBe('');
    await page.getByTestId('resign-1').click();
    await bench.desk.clickMove(2, 'c2', 'c4');
    await press('2...');
    expect(await page.getByTestId('score-black').textContent()).toBe('3');
    await page.getByText('На столе: 3 фишки').waitFor();
    expect(await bench.branches()).toEqual(['2:7 c4']);
  });

  it('B13 offer a draw, which the other side accepts in its turn, the points shown with halves', async () => {
    const { page } = bench.desk;
    expect(await page.getByTestId('draw-1').count()).toBe(0);
    await page.getByTestId('offer-1').click();
    await bench.desk.clickMove(1, 'g1', 'f3');
    await bench.desk.clickMove(2, 'c2', 'c4');
    await press('2...');
    await bench.desk.screenshot('operator-draw-offered');
    const card = await bench.desk.board(1).boundingBox();
    const buttons = await bench.desk.board(1).locator('.actions').boundingBox();
    expect((buttons?.y ?? 0) + (buttons?.height ?? Infinity)).toBeLessThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
    await page.getByTestId('draw-1').click();
    await eventually(() => bench.desk.stateOf(1)).toBe('drawn');
    expect(await page.getByTestId('draw-2').count()).toBe(0);
    await bench.desk.clickMove(2, 'e7', 'e6');
    await press('3.');
    expect(await page.getByTestId('score-white').textContent()).toBe('1½');
    expect(await page.getByTestId('score-black').textContent()).toBe('1½');
  });

  it('B15 claim a draw, refused in words at the claim', async () => {
    const { page } = bench.desk;
    await page.getByTestId('claim-2').click();
    const problem = page.getByTestId('draft-items').locator('[data-item="claim 2"]').getByTestId('problem-item');
    await eventually(() => problem.getAttribute('data-code')).toBe('claim/nothing_to_claim');
    expect(await problem.textContent()).toContain('Позиция повторилась 1 из 3 раз');
    await eventually(() => page.getByTestId('problem-board-2').count()).toBe(1);
    expect(await page.getByTestId('problem-board-1').count()).toBe(0);
    expect(await bench.desk.pressClock.isDisabled()).toBe(true);
    await bench.desk.screenshot('operator-claim');
    await page.getByTestId('claim-2').click();
    await problem.waitFor({ state: 'detached' });
  });
});

describe('the control board', () => {
  it('B23 stops the clock, adds to it from then on and ends branching, once confirmed', async () => {
    const { page } = bench.desk;
    const control = page.getByRole('button', { name: 'Доска К', exact: true });
    await bench.play(TWO_BRANCHES, '2.');
    expect(await control.count()).toBe(0);
    await bench.play(['resign 1 2:c4'], '2...');
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Остановить' }).waitFor();
    expect(await page.getByTestId('branch-2').isEnabled()).toBe(true);
    const window = {
      by: ['button:text-is("Доска К")'],
      focus: '[data-testid="confirm"]',
      file: 'shared/arbiter/AskDialog.tsx',
    };
    expect(await faultsOf(page, window)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Остановить' }).count()).toBe(1);
    await control.click();
    // What Enter does is said: whoever is to move asks for it.
    expect(await page.getByTestId('confirm-keys').textContent()).toContain('Просят: чёрные');
    await page.getByTestId('control-white').click();
    await eventually(() => page.getByTestId('confirm').textContent()).toBe('Просят: белые');
    await page.getByTestId('confirm').click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Пустить часы' }).waitFor();
    await eventually(() => control.count()).toBe(0);
    expect(await page.getByTestId('branch-2').isDisabled()).toBe(true);
    expect(await page.getByTestId('branch-2').getAttribute('title')).toContain('на контрольной доске К');
    await bench.desk.clickMove(2, 'e7', 'e6');
    await press('3.');
    expect(await clockOf('black')).toMatch(/^1:30:(2\d|30)$/);
    expect(await clockOf('white')).toBe('1:30:00');
  });
});

describe("the arbiter's window", () => {
  it('B25 gives a warning first, then two minutes to the opponent or an expulsion, and shows which is which', async () => {
    const { page } = bench.desk;
    await openArbiter();
    const redLine = form('Красная линия');
    const give = page.getByTestId('redline-give');
    expect(await give.isDisabled()).toBe(true);
    await page.getByTestId('redline-player').fill('Иванов');
    await give.click();
    await redLine.locator('[data-code="reason/missing"]').waitFor();
    await bench.desk.screenshot('operator-arbiter-refused');
    await page.getByTestId('redline-reason').fill('второй у досок');
    await give.click();
    await accepted('Красная линия');
    await page.getByTitle('Нарушений красной линии: 1').waitFor({ state: 'attached' });
    // An accepted card leaves an empty form.
    await eventually(() => page.getByTestId('redline-player').inputValue()).toBe('');
    await page.getByTestId('redline-player').fill('Иванов');
    await page.getByTestId('redline-reason').fill('снова');
    await choose('redline-penalty', '+2 минуты сопернику');
    await give.click();
    await eventually(() => clockOf('black')).toBe('1:32:00');
    expect(await clockOf('white')).toBe('1:30:00');
    await eventually(() => page.getByTestId('redline-player').inputValue()).toBe('');
    await page.getByTestId('redline-player').fill('Иванов');
    await page.getByTestId('redline-reason').fill('в третий раз');
    await choose('redline-penalty', 'Красная карточка');
    await give.click();
    await eventually(() =>
      page
        .getByTestId('cards-white')
        .locator('i')
        .evaluateAll((marks) => marks.map((mark) => mark.dataset['penalty'])),
    ).toEqual(['warning', 'time', 'expulsion']);
    expect(await page.getByTestId('cards-black').count()).toBe(0);
    await bench.desk.screenshot('operator-arbiter-cards');
  });

  it('B26 changes a player only while the clock of the team stands', async () => {
    const { page } = bench.desk;
    await mustPost(bench.server, { type: 'startClock' });
    await openArbiter();
    const change = page.getByTestId('substitute');
    await page.getByTestId('substitute-out').fill('Иванов');
    expect(await change.isDisabled()).toBe(true);
    await page.getByTestId('substitute-in').fill('Петров');
    await change.click();
    await form('Замена').locator('[data-code="substitute/clock_running"]').waitFor();
    await page.getByTestId('substitute-side-black').click();
    await change.click();
    await accepted('Замена');
    await mustPost(bench.server, { type: 'stopClock', reason: 'test' });
    await page.getByText('Пустить часы').waitFor({ state: 'attached' });
    await page.getByTestId('substitute-side-white').click();
    await change.click();
    await accepted('Замена');
  });

  it('B24 sets and mends the clock of either side, and says at the field what is no time', async () => {
    const { page } = bench.desk;
    await openArbiter();
    const clocks = form('Часы');
    const time = page.getByTestId('clock-time');
    for (const wrong of ['пять', '1:70', '99:00:00']) {
      await time.fill(wrong);
      await eventually(() => clocks.getByRole('alert').count()).toBe(1);
      expect(await page.getByTestId('clock-set').isDisabled()).toBe(true);
      expect(await page.getByTestId('clock-add').isDisabled()).toBe(true);
    }
    await bench.desk.screenshot('operator-arbiter-time');
    await time.fill('45:00');
    expect(await clocks.getByRole('alert').count()).toBe(0);
    await page.getByTestId('clock-set').click();
    await clocks.locator('[data-code="reason/missing"]').waitFor();
    expect(await clockOf('white')).toBe('1:30:00');
    await page.getByTestId('clock-form-reason').fill('часы отстали');
    await page.getByTestId('clock-set').click();
    await eventually(() => clockOf('white')).toBe('45:00');
    await page.getByTestId('clock-side-black').click();
    await time.fill('-0:30');
    await page.getByTestId('clock-form-reason').fill('часы спешили');
    expect(await page.getByTestId('clock-set').isDisabled()).toBe(true);
    await page.getByTestId('clock-add').click();
    await eventually(() => clockOf('black')).toBe('1:29:30');
    expect(await clockOf('white')).toBe('45:00');
  });

  it('B27 corrects chips and a position; both are taken back and put in force again by button', async () => {
    const { page } = bench.desk;
    await bench.play(TWO_BRANCHES, '2.');
    await openArbiter();
    await choose('rating-board', 'Доска 2');
    const chips = page.getByTestId('rating-chips');
    const correct = page.getByTestId('rating-correct');
    for (const wrong of ['0', '100', 'семь']) {
      await chips.fill(wrong);
      expect(await correct.isDisabled()).toBe(true);
    }
    await chips.fill('5');
    await correct.click();
    await form('Фишки доски').locator('[data-code="reason/missing"]').waitFor();
    await bench.desk.screenshot('operator-arbiter-rating');
    await page.getByTestId('rating-reason').fill('ошибка оператора');
    await correct.click();
    await eventually(() => bench.desk.chipsOn(2)).toBe(5);
    await choose('position-board', 'Доска 2');
    await page.getByTestId('position-fen').fill('4k3/8/8/8/8/8/P7/4K3 b - - 0 1');
    await form('Позиция доски').locator('[data-code="correct/side_to_move"]').waitFor();
    await page.getByTestId('position-fen').fill('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
    await form('Позиция доски').getByTestId('preview-board-2').waitFor();
    await page.getByTestId('position-reason').fill('фигуры упали');
    await page.getByTestId('position-correct').click();
    await bench.desk.board(2).locator('[data-piece="a2-wP"]').waitFor();
    await closeDialog();
    await page.getByTestId('undo-game').click();
    await question().getByText('Отменить правку позиции на доске 2?').waitFor();
    await bench.desk.screenshot('operator-undo-correction');
    await page.getByTestId('undo-reason').fill('не та доска');
    await page.getByTestId('confirm').click();
    await bench.desk.board(2).locator('[data-piece="d4-wP"]').waitFor();
    await page.getByTestId('undo-game').click();
    await question().getByText('Отменить правку фишек на доске 2?').waitFor();
    await page.getByTestId('undo-reason').fill('не та доска');
    await page.getByTestId('confirm').click();
    await eventually(() => bench.desk.chipsOn(2)).toBe(7);
    await page.getByTestId('redo-game').click();
    await eventually(() => bench.desk.chipsOn(2)).toBe(5);
    await page.getByTestId('redo-game').click();
    await eventually(() => bench.desk.board(2).locator('[data-piece="d4-wP"]').count()).toBe(0);
    await eventually(() => page.getByTestId('redo-game').isDisabled()).toBe(true);
  });

  it('B27 an undo while the clock runs offers to stop the clock first', async () => {
    const { page } = bench.desk;
    await bench.play(['1:e4'], '1...');
    await mustPost(bench.server, { type: 'startClock' });
    await page.getByText('Остановить').waitFor();
    await page.getByTestId('undo-game').click();
    await page.getByTestId('stop-first').waitFor();
    await page.getByTestId('confirm').click();
    await page.getByText('Пустить часы').waitFor();
    await eventually(bench.branches).toEqual(['1:10 ']);
    await eventually(() => page.getByTestId('turn-number').textContent()).toBe('1.');
  });

  it('B8 a board that the arbiter has not compared is marked', async () => {
    const { page } = bench.desk;
    await bench.play(TWO_BRANCHES, '2.');
    await page.getByTestId('unconfirmed-2').waitFor();
    expect(await page.getByTestId('unconfirmed-1').count()).toBe(0);
    await mustPost(bench.server, { type: 'confirmBoard', board: 2, confirmed: true });
    await page.getByTestId('unconfirmed-2').waitFor({ state: 'detached' });
  });
});

describe('keys and language', () => {
  it('presses, branches, passes and selects by keys, and Esc leaves what was begun', async () => {
    const { page, line } = bench.desk;
    const { keyboard } = page;
    await bench.play(TWO_BRANCHES, '2.');
    await keyboard.press('Alt+Digit2');
    await keyboard.press('Alt+KeyP');
    await page.getByTestId('giver-2').waitFor();
    await keyboard.press('Escape');
    await page.getByTestId('giver-2').waitFor({ state: 'detached' });
    expect(await line.inputValue()).toBe('');
    await keyboard.press('Alt+KeyB');
    await eventually(() => line.inputValue()).toBe('ветвь 2>3 4+3');
    await keyboard.press('Alt+KeyB');
    await eventually(() => line.inputValue()).toBe('');
    await keyboard.press('Alt+KeyS');
    await page.getByTestId('giver-2').waitFor();
    for (let chip = 1; chip <= 7; chip += 1) {
      await keyboard.press('Alt+Digit1');
      await eventually(() => line.inputValue()).toBe(`отбор 2>1:${chip}`);
    }
    await keyboard.press('Escape');
    await page.getByTestId('giver-2').waitFor({ state: 'detached' });
    await keyboard.press('Alt+Digit1');
    await keyboard.type('Nf3');
    await keyboard.press('Enter');
    await eventually(() => bench.desk.pressClock.getAttribute('data-readiness')).toBe('ready');
    await keyboard.press('Control+Enter');
    await eventually(bench.branches).toEqual(['1:10 Nf3']);
    await eventually(() => page.getByTestId('score-black').textContent()).toBe('7');
    await keyboard.press('Alt+Backspace');
    await question().waitFor();
    await keyboard.press('Escape');
    await question().waitFor({ state: 'detached' });
    expect(await bench.branches()).toEqual(['1:10 Nf3']);
    // Enter confirms, and so does the key that asks, pressed once more.
    await keyboard.press('Alt+Backspace');
    await question().waitFor();
    await keyboard.press('Enter');
    await eventually(bench.branches).toEqual(['1:3 e5', '2:7 d5']);
    await question().waitFor({ state: 'detached' });
    await keyboard.press('Alt+Backspace');
    await question().waitFor();
    await keyboard.press('Alt+Backspace');
    await eventually(bench.branches).toEqual(['1:3 e4', '2:7 d4']);
    await question().waitFor({ state: 'detached' });
    expect(bench.desk.errors).toEqual([]);
  });

  it('keeps the language after a reload, on every open page of the browser and for those who read it aloud', async () => {
    const { page } = bench.desk;
    const language = (): Promise<string | null> => page.locator('html').getAttribute('lang');
    expect(await language()).toBe('ru');
    const neighbour = await page.context().newPage();
    await neighbour.goto(page.url());
    await neighbour.getByTestId('open-arbiter').waitFor();
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await eventually(language).toBe('en');
    await eventually(() => neighbour.locator('html').getAttribute('lang')).toBe('en');
    await neighbour.close();
    await page.reload();
    await page.getByTestId('open-arbiter').getByText('Arbiter').waitFor();
    expect(await language()).toBe('en');
    await page.getByTestId('open-arbiter').click();
    await page.getByRole('dialog', { name: 'Arbiter' }).waitFor();
    await bench.desk.screenshot('operator-arbiter-en');
  });
});
