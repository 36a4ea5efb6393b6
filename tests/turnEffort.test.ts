import { describe, expect, it } from 'vitest';
import { countEffort } from './support/effort';
import { eventually, operatorBench, recordedTurns } from './support/operatorBench';

const bench = operatorBench();

/** Black's eighteenth turn of the demonstration game: four boards become five. */
const BEFORE = 35;
const TURN = '1:Ng3+ 2:Ne6 3:Rf7 4:Qc8 5:Qe7 branch 4>5 2+3';
const DRAGS = [
  [1, 'f5', 'g3'],
  [2, 'g7', 'e6'],
  [3, 'f8', 'f7'],
  [4, 'd8', 'c8'],
  [5, 'd8', 'e7'],
] as const;
/** At 1.1 s an action of the mouse and 12 keys a second these are 11 and 5 seconds. */
const MOST = { actions: 10, keys: 60 };

const toTheTurn = (): Promise<void> => bench.play(recordedTurns().slice(0, BEFORE), '18...');
const isPlayed = (): Promise<void> =>
  bench.desk.page.getByTestId('turn-number').getByText('19.', { exact: true }).waitFor();

describe('a turn of five boards with a branching takes no more than', () => {
  it('so many actions of the mouse', async () => {
    const { page, dragMove, stateOf, pressClock } = bench.desk;
    await toTheTurn();
    const effort = await countEffort(page);
    await page.getByTestId('branch-4').click();
    await eventually(() => stateOf(5)).toBe('to-move');
    const chips = () => bench.desk.chipsOn(5);
    for (let moved = await chips(); moved !== 3; moved = await chips()) {
      await page
        .getByRole('spinbutton')
        .getByRole('button')
        .nth(moved < 3 ? 0 : 1)
        .click();
      await eventually(chips).not.toBe(moved);
    }
    for (const [board, from, to] of DRAGS) {
      await dragMove(board, from, to);
      await eventually(() => stateOf(board)).toBe('moved');
    }
    await eventually(() => pressClock.getAttribute('data-readiness')).toBe('ready');
    await pressClock.click();
    await isPlayed();
    // Each is one press and one release.
    const { button, key } = await effort();
    expect(key).toBe(0);
    expect(button / 2, 'actions of the mouse').toBeLessThanOrEqual(MOST.actions);
  });

  it('so many keys on the line', async () => {
    const { page, line, pressClock } = bench.desk;
    await toTheTurn();
    const effort = await countEffort(page);
    await page.keyboard.press('F2');
    await page.keyboard.type(TURN);
    await eventually(() => pressClock.getAttribute('data-readiness')).toBe('ready');
    expect(await line.inputValue()).toBe(TURN);
    await page.keyboard.press('Enter');
    await isPlayed();
    const { button, key } = await effort();
    expect(button).toBe(0);
    expect(key, 'keys').toBeLessThanOrEqual(MOST.keys);
  });
});
