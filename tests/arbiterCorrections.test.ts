import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from './support/root';
import { arbiterBench, TWO_BRANCHES } from './support/arbiterBench';
import { eventually } from './support/operatorBench';
import { heldLine } from './support/heldLine';
import { postCommand } from './support/commands';
import { readReplicants } from './support/replicants';

const bench = arbiterBench();
const { play, send, state, tab, choose, turn } = bench;

describe('corrections', () => {
  it('B27 several turns are taken back at once: the preview says what then happens, and redo brings all back', async () => {
    await play(...TWO_BRANCHES, '1:Nf3 resign 2', '1:Nc6');
    const before = await state();
    await tab('corrections');
    await bench.page.getByTestId('takeback-turns').fill('2');
    const preview = bench.page.getByTestId('takeback-panel').getByTestId('preview');
    await eventually(() => preview.getByTestId('preview-score').textContent()).toContain('0:7');
    await eventually(() => preview.getByTestId('preview-gone').locator('li').allTextContents()).toEqual([
      'ход 2.1:Кf3 сдача 2',
      'ход 2...1:Кc6',
    ]);
    await preview.getByTestId('preview-board-2').getByText('7 фишек').waitFor();
    await bench.page.getByTestId('takeback').click();
    await bench.page.locator('[data-code="reason/missing"]').waitFor();
    expect(await state()).toEqual(before);
    await bench.page.getByTestId('takeback-reason').fill('перепутали доски');
    await bench.page.getByTestId('takeback').click();
    await turn('2.');
    const taken = await state();
    expect(taken).toMatchObject({ moveNumber: 2, toMove: 'white', score: { white: 0, black: 0 } });
    expect(taken.branches.map(({ board, rating }) => [board, rating])).toEqual([
      [1, 3],
      [2, 7],
    ]);
    await bench.page.getByTestId('redo-game').click();
    await turn('3.');
    expect(await state()).toEqual(before);
    // The protocol is published after what is on air.
    await eventually(async () => {
      const { protocol } = await readReplicants(bench.server, ['protocol']);
      return (protocol as { entries: object[] }).entries;
    }).toMatchObject([{ kind: 'takenBack', what: '2., 2...', reason: 'перепутали доски' }, { kind: 'redone' }]);
  });

  it('B27 taking back while the clock runs offers to stop it first', async () => {
    await play('1:e4');
    await send({ type: 'startClock' });
    await bench.page.locator('.big-clock[data-running="true"]').waitFor();
    await tab('corrections');
    await bench.page.getByTestId('takeback-reason').fill('не та доска');
    await bench.page.getByTestId('takeback').click();
    await bench.page.getByTestId('stops-first').waitFor();
    await bench.page.getByTestId('confirm').click();
    await eventually(async () => (await state()).toMove).toBe('white');
    await eventually(() => bench.page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    await bench.page.getByTestId('redo-game').click();
    // On the page, whose next press is refused while it has an older picture.
    await turn('1...');
    await bench.page.getByTestId('clock-toggle').click();
    await bench.page.locator('.big-clock[data-running="true"]').waitFor();
    await bench.page.keyboard.press('Alt+Backspace');
    expect(await bench.page.getByTestId('confirm-keys').textContent()).toContain('Alt+Backspace');
    await bench.page.getByTestId('stop-first-choice').click();
    await bench.page.keyboard.press('Alt+Backspace');
    await bench.page.locator('.big-clock[data-side="white"][data-running="true"]').waitFor();
  });

  it('B27 turn 12 is corrected at turn 29: ten actions, nothing on air before; one undo takes all back', async () => {
    const record = readFileSync(join(PROJECT_FOLDER, 'bundles/chess-match/fixtures/scheme4.bcr'), 'utf8');
    const lines = [...record.matchAll(/^\d+\.+ (.+)$/gm)].map(([, line = '']) => line).slice(0, 57);
    await play(...lines);
    await send({ type: 'startClock' });
    await turn('29...');
    const before = await state();
    const recordNow = async (): Promise<string> => (await fetch(`${bench.server.url}/chess-match/record.bcr`)).text();
    const recordBefore = await recordNow();
    let actions = 0;
    const did = async (action: Promise<unknown>): Promise<void> => {
      actions += 1;
      await action;
    };
    await did(tab('corrections'));
    await did(bench.page.getByTestId('open-past').click());
    await did(bench.page.getByTestId('past-search').fill('12'));
    await did(bench.page.getByTestId('past-search').press('Enter'));
    await did(bench.page.getByTestId('line-23').fill('1:a4 2:O-O 3:Be3'));
    await bench.page.getByTestId('desk-29').getByTestId('misfit').waitFor();
    expect(await bench.page.getByTestId('past-commit').isDisabled()).toBe(true);
    await did(bench.page.getByTestId('desk-29').getByTestId('alternative').getByText('1:a5', { exact: true }).click());
    await bench.page.getByTestId('past-fits').waitFor();
    expect(await recordNow()).toBe(recordBefore);
    await did(bench.page.getByTestId('past-reason').fill('бланк'));
    await did(bench.page.getByTestId('past-commit').click());
    await bench.page.getByTestId('past').waitFor({ state: 'detached' });
    expect(actions).toBeLessThanOrEqual(10);
    await eventually(() => bench.page.locator('.big-clock[data-running="true"]').count()).toBe(0);
    const corrected = await state();
    const record12 = await recordNow();
    expect(record12).toContain('12. 1:a4 2:O-O 3:Be3\n');
    expect(record12).toContain('15. 1:a5 2:Bxc6 3:c5 4:Qb3+\n');
    expect(corrected).toMatchObject({ moveNumber: before.moveNumber, toMove: 'black', score: before.score });
    expect((await readReplicants(bench.server, ['match']))['match']).toMatchObject({
      correction: { number: 12, side: 'white', isCut: false },
    });
    await eventually(async () => {
      const { protocol } = await readReplicants(bench.server, ['protocol']);
      return (protocol as { entries: object[] }).entries.at(-1);
    }).toMatchObject({ kind: 'amended', reason: 'бланк' });
    await bench.server.kill('SIGKILL');
    await bench.server.start();
    await eventually(recordNow).toBe(record12);
    expect(await state()).toEqual(corrected);
    await eventually(() => bench.page.getByTestId('undo-game').textContent()).toContain('исправление хода 12.');
    await bench.page.getByTestId('undo-game').click();
    await bench.page.getByTestId('confirm').click();
    await eventually(recordNow).toBe(recordBefore);
    expect(await state()).toEqual(before);
  });

  it('B27 a reason asks for no other preview, and a press meanwhile waits for the one that is on its way', async () => {
    const previews = await heldLine(bench.page);
    await bench.page.reload();
    await bench.page.getByTestId('clock-panel').waitFor();
    await play('1:e4', '1:e5');
    await send({ type: 'startClock' });
    await turn('2.');
    await tab('corrections');
    await bench.page.getByTestId('open-past').click();
    await bench.page.getByTestId('past-search').fill('1.');
    await bench.page.getByTestId('past-search').press('Enter');
    await bench.page.getByTestId('line-1').fill('1:d4');
    await bench.page.getByTestId('past-fits').waitFor();
    const commit = bench.page.getByTestId('past-commit');
    previews.hold('preview');
    await bench.page.getByTestId('past-reason').fill('бланк');
    expect(await commit.isEnabled()).toBe(true);
    await bench.page.getByTestId('line-1').fill('1:c4');
    await eventually(previews.waiting).toBeGreaterThan(0);
    await commit.click();
    await eventually(() => commit.getAttribute('aria-busy')).toBe('true');
    expect((await state()).branches[0]?.fen).toContain('4P3');
    previews.release();
    await bench.page.getByTestId('past').waitFor({ state: 'detached' });
    expect((await state()).branches[0]?.fen).toContain('2P5');
    await bench.page.locator('.big-clock[data-running="true"]').waitFor({ state: 'detached' });
  });

  it('B27 a press on what turns out not to fit does nothing, stops no clock, and the window says why', async () => {
    const previews = await heldLine(bench.page);
    await bench.page.reload();
    await bench.page.getByTestId('clock-panel').waitFor();
    await play('1:e4', '1:e5', '1:Bc4');
    await send({ type: 'startClock' });
    await turn('2...');
    await tab('corrections');
    await bench.page.getByTestId('open-past').click();
    await bench.page.getByTestId('past-search').fill('1.');
    await bench.page.getByTestId('past-search').press('Enter');
    await bench.page.getByTestId('past-reason').fill('бланк');
    previews.hold('preview');
    await bench.page.getByTestId('line-1').fill('1:d4');
    await eventually(previews.waiting).toBeGreaterThan(0);
    await bench.page.getByTestId('past-commit').click();
    await eventually(() => bench.page.getByTestId('past-commit').getAttribute('aria-busy')).toBe('true');
    previews.release();
    await bench.page.getByTestId('desk-3').getByTestId('misfit').waitFor();
    await eventually(() => bench.page.getByTestId('past-commit').isDisabled()).toBe(true);
    expect((await state()).branches[0]?.fen).toContain('2B1P3');
    expect(await bench.page.locator('.big-clock[data-running="true"]').count()).toBe(1);
  });

  it('B27 chips and a position are corrected with a reason, previewed, and refused beside the field', async () => {
    await play(...TWO_BRANCHES);
    await tab('corrections');
    await choose('rating-board', 'Доска 2');
    await bench.page.getByTestId('rating-chips').fill('5');
    const rating = bench.page.getByTestId('rating-panel');
    await rating.getByTestId('preview-board-2').getByText('5 фишек').waitFor();
    await bench.page.getByTestId('rating-correct').click();
    await rating.locator('[data-code="reason/missing"]').waitFor();
    await bench.page.getByTestId('rating-reason').fill('обсчитались');
    await bench.page.getByTestId('rating-correct').click();
    await eventually(async () => (await state()).branches[1]?.rating).toBe(5);
    // The form below moves up when the preview goes: a list that is opened before would hang where it was.
    await rating.getByTestId('preview').waitFor({ state: 'detached' });
    const position = bench.page.getByTestId('position-panel');
    await choose('position-board', 'Доска 2');
    await bench.page.getByTestId('position-fen').fill('8/8');
    await position.locator('.ui-field [data-code="correct/bad_position"]').waitFor();
    const typed = bench.page.getByTestId('position-typed');
    await typed.getByText('На 6-й горизонтали не 8 полей').waitFor();
    await bench.page.getByTestId('position-fen').fill('k7/8/8/8/4P3/8/8');
    await typed.locator('[data-piece="e4-wP"]').waitFor();
    expect(await typed.getAttribute('data-fits')).toBe('false');
    await bench.page.getByTestId('position-now').click();
    await position.locator('[data-code="correct/no_change"]').waitFor();
    await bench.page.getByTestId('position-fen').fill('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
    await position.getByTestId('preview-board-2').locator('[data-piece="a2-wP"]').nth(1).waitFor();
    await bench.page.getByTestId('position-reason').fill('фигуры упали');
    await bench.page.getByTestId('position-correct').click();
    await eventually(async () => (await state()).branches[1]?.fen).toBe('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
  });

  it('B27 a position typed while the server is away is judged when it is back', async () => {
    await play(...TWO_BRANCHES);
    await tab('corrections');
    const position = bench.page.getByTestId('position-panel');
    await bench.server.kill('SIGKILL');
    await bench.page.getByTestId('position-fen').fill('8/8');
    await position.locator('[data-code="client/offline"]').waitFor();
    await bench.server.start();
    await position.locator('.ui-field [data-code="correct/bad_position"]').waitFor();
  });

  it('what lies below a preview stays where it is while a reason is typed and while turns are pressed', async () => {
    await play('1:e4', '1:e5');
    await tab('corrections');
    const preview = bench.page.getByTestId('takeback-panel').getByTestId('preview-gone');
    await eventually(() => preview.textContent()).toContain('ход 1...');
    const below = bench.page.getByTestId('rating-panel');
    await below.evaluate((panel) => {
      const seen = new Set<number>();
      Object.assign(window, { seenAt: seen });
      new ResizeObserver(() => seen.add(panel.getBoundingClientRect().top)).observe(
        panel.ownerDocument.querySelector('[data-testid="takeback-panel"]') as Element,
      );
    });
    await bench.page.getByTestId('takeback-reason').pressSequentially('не та доска', { delay: 20 });
    await play('1:Nf3');
    await eventually(() => preview.textContent()).toContain('ход 2.');
    const tops = await bench.page.evaluate(() => [...(window as unknown as { seenAt: ReadonlySet<number> }).seenAt]);
    expect(tops).toEqual([await below.evaluate((panel) => panel.getBoundingClientRect().top)]);
  });

  it('an arbiter and an operator at once: what the arbiter is about to do is judged anew', async () => {
    await play('1:e4', '1:e5');
    await tab('corrections');
    const preview = bench.page.getByTestId('takeback-panel').getByTestId('preview-gone');
    await eventually(() => preview.textContent()).toContain('ход 1...');
    await play('1:Nf3');
    await eventually(() => preview.textContent()).toContain('ход 2.');
    await bench.page.getByTestId('takeback-reason').fill('не та доска');
    const [, operator] = await Promise.all([
      bench.page.getByTestId('takeback').click(),
      postCommand(bench.server, { type: 'commitTurn', line: '1:Nc6' }),
    ]);
    const arbiter = bench.page.getByTestId('takeback-panel').locator('[data-testid="problem-takeback"], .outcome-done');
    await arbiter.waitFor();
    const isStale = (await arbiter.getAttribute('data-code')) === 'match/stale';
    const { moveNumber, toMove } = await state();
    // Who was first decides; nobody's command is done to a game that he has not seen.
    const outcomes = {
      'the operator’s turn stands, the arbiter is told': [true, true, 3, 'white'],
      'the arbiter took 2. back, the answer to it is refused': [false, false, 2, 'white'],
      'the arbiter saw the new turn and took that back': [true, false, 2, 'black'],
    };
    expect(Object.values(outcomes)).toContainEqual([operator.answer.ok, isStale, moveNumber, toMove]);
  });
});
