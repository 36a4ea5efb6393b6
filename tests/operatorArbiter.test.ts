import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { mustPost } from './support/commands';
import { eventually, operatorBench } from './support/operatorBench';

const bench = operatorBench();

const TWO_BRANCHES = ['1:e4 2:d4 branch 1>2 3+7', '1:e5 2:d5'];

const dialog = (): Locator => bench.desk.page.getByRole('dialog');
const form = (legend: string): Locator => dialog().locator('fieldset', { hasText: legend });
const refusal = (): Locator => bench.desk.page.getByTestId('problem-arbiter');
const accepted = (): Promise<void> => dialog().getByText('✓ Принято').waitFor();
const clockOf = (side: 'white' | 'black'): Promise<string | null> =>
  bench.desk.page.getByTestId(`clock-${side}`).textContent();

const openArbiter = async (reason: string): Promise<void> => {
  await bench.desk.page.getByTestId('open-arbiter').click();
  await bench.desk.page.getByTestId('arbiter-reason').fill(reason);
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
    await control.click();
    await bench.desk.screenshot('operator-control');
    await closeDialog();
    expect(await page.getByRole('button', { name: 'Остановить' }).count()).toBe(1);
    await control.click();
    await page.getByTestId('control-white').click();
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
  it('B25 gives a warning first, then two minutes to the opponent or an expulsion', async () => {
    const { page } = bench.desk;
    await openArbiter('вышел к доскам');
    const redLine = form('Красная линия');
    const give = redLine.getByRole('button', { name: 'Наказать' });
    expect(await give.isDisabled()).toBe(true);
    await redLine.getByLabel('Игрок').fill('Иванов');
    await redLine.locator('select').selectOption('time');
    await give.click();
    await eventually(() => refusal().getAttribute('data-code')).toBe('redline/penalty');
    expect(await refusal().textContent()).toContain('Первое нарушение');
    await bench.desk.screenshot('operator-arbiter-refused');
    expect(await clockOf('black')).toBe('1:30:00');
    await redLine.locator('select').selectOption('warning');
    await give.click();
    await accepted();
    await page.getByTitle('Нарушений красной линии: 1').waitFor();
    await give.click();
    await eventually(() => refusal().textContent()).toContain('Замечание уже было');
    await redLine.locator('select').selectOption('time');
    await give.click();
    await accepted();
    await eventually(() => clockOf('black')).toBe('1:32:00');
    expect(await clockOf('white')).toBe('1:30:00');
    await redLine.locator('select').selectOption('expulsion');
    await give.click();
    await accepted();
    await eventually(() => page.getByTestId('cards-white').textContent()).toBe('▮+2');
    expect(await page.getByTestId('cards-black').count()).toBe(0);
    await bench.desk.screenshot('operator-arbiter-cards');
  });

  it('B26 changes a player only while the clock of the team stands', async () => {
    const { page } = bench.desk;
    await mustPost(bench.server, { type: 'startClock' });
    await openArbiter('');
    const substitution = form('Замена');
    const change = substitution.getByRole('button', { name: 'Заменить' });
    await substitution.getByLabel('Уходит').fill('Иванов');
    expect(await change.isDisabled()).toBe(true);
    await substitution.getByLabel('Выходит').fill('Петров');
    await change.click();
    await eventually(() => refusal().getAttribute('data-code')).toBe('substitute/clock_running');
    await dialog().getByRole('button', { name: 'Чёрные' }).click();
    await change.click();
    await accepted();
    expect(await refusal().count()).toBe(0);
    await mustPost(bench.server, { type: 'stopClock', reason: 'test' });
    await page.getByRole('button', { name: 'Пустить часы', includeHidden: true }).waitFor({ state: 'attached' });
    await dialog().getByRole('button', { name: 'Белые' }).click();
    await change.click();
    await accepted();
  });

  it('B24 sets and mends the clock of either side, and says at the field what is no time', async () => {
    const { page } = bench.desk;
    await openArbiter('часы отстали');
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
    await eventually(() => clockOf('white')).toBe('45:00');
    await dialog().getByRole('button', { name: 'Чёрные' }).click();
    await page.getByTestId('clock-add').click();
    await eventually(() => clockOf('black')).toBe('2:15:00');
    await time.fill('-0:30');
    expect(await page.getByTestId('clock-set').isDisabled()).toBe(true);
    await page.getByTestId('clock-add').click();
    await eventually(() => clockOf('black')).toBe('2:14:30');
    expect(await clockOf('white')).toBe('45:00');
  });

  it('B27 corrects chips and a position; both are taken back and put in force again by button', async () => {
    const { page } = bench.desk;
    await bench.play(TWO_BRANCHES, '2.');
    await openArbiter('');
    const correction = form('Правка фишек');
    const correct = correction.getByRole('button', { name: 'Исправить' });
    await correction.getByLabel('Доска').selectOption('2');
    for (const wrong of ['0', '100', 'семь']) {
      await correction.getByLabel('Фишек').fill(wrong);
      await eventually(() => correction.getByRole('alert').allTextContents()).toContain('От 1 до 99');
      expect(await correct.nth(0).isDisabled()).toBe(true);
    }
    await bench.desk.screenshot('operator-arbiter-rating');
    await correction.getByLabel('Фишек').fill('5');
    expect(await correction.getByRole('alert').textContent()).toBe('Напишите наверху причину правки');
    expect(await correct.nth(0).isDisabled()).toBe(true);
    await page.getByTestId('arbiter-reason').fill('ошибка оператора');
    expect(await correction.getByRole('alert').count()).toBe(0);
    await correct.nth(0).click();
    await eventually(() => bench.desk.chipsOn(2)).toBe(5);
    await correction.getByLabel('FEN').fill('4k3/8/8/8/8/8/P7/4K3 b - - 0 1');
    await correct.nth(1).click();
    await eventually(() => refusal().getAttribute('data-code')).toBe('correct/side_to_move');
    await correction.getByLabel('FEN').fill('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
    await correct.nth(1).click();
    await bench.desk.board(2).locator('[data-piece="a2-wP"]').waitFor();
    await closeDialog();
    await page.getByTestId('undo').click();
    await dialog().getByText('Отменить правку позиции на доске 2?').waitFor();
    await bench.desk.screenshot('operator-undo-correction');
    await page.getByTestId('confirm').click();
    await bench.desk.board(2).locator('[data-piece="d4-wP"]').waitFor();
    await page.getByTestId('undo').click();
    await dialog().getByText('Отменить правку фишек на доске 2?').waitFor();
    await page.getByTestId('confirm').click();
    await eventually(() => bench.desk.chipsOn(2)).toBe(7);
    await page.getByTestId('redo').click();
    await eventually(() => bench.desk.chipsOn(2)).toBe(5);
    await page.getByTestId('redo').click();
    await eventually(() => bench.desk.board(2).locator('[data-piece="d4-wP"]').count()).toBe(0);
    expect(await page.getByTestId('redo').isDisabled()).toBe(true);
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
    await eventually(() => line.inputValue()).toBe('branch 2>3 4+3');
    await keyboard.press('Alt+KeyB');
    await eventually(() => line.inputValue()).toBe('');
    await keyboard.press('Alt+KeyS');
    await page.getByTestId('giver-2').waitFor();
    for (let chip = 1; chip <= 7; chip += 1) {
      await keyboard.press('Alt+Digit1');
      await eventually(() => line.inputValue()).toBe(`select 2>1:${chip}`);
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
    await dialog().waitFor();
    await keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await bench.branches()).toEqual(['1:10 Nf3']);
    expect(bench.desk.errors).toEqual([]);
  });

  it('keeps the language after a reload, on the page and for those who read it aloud', async () => {
    const { page } = bench.desk;
    const language = (): Promise<string | null> => page.locator('html').getAttribute('lang');
    expect(await language()).toBe('ru');
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await eventually(language).toBe('en');
    await page.reload();
    await page.getByTestId('open-arbiter').getByText('Arbiter').waitFor();
    expect(await language()).toBe('en');
    await page.getByTestId('open-arbiter').click();
    await page.getByRole('dialog', { name: 'Arbiter' }).waitFor();
    await bench.desk.screenshot('operator-arbiter-en');
  });
});
