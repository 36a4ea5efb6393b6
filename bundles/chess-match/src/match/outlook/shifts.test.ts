import { describe, expect, it } from 'vitest';
import { slopeOf } from '../../engine';
import { business } from '../../games/business';
import { isOver } from '../../games/business/rules/state';
import { foldHistory } from '../../games/common/history';
import type { MadeShift, Shift } from '../../games/common/lookBack';
import { play, stakedGame } from '../../games/testing/play';
import { randomGame } from '../../games/testing/randomGame';
import { reckon, type Played } from './reckon';
import { saying, supposed, type Standing } from './testing/supposed';
import { anyhow, assessed, playedOf } from './testing/played';

const SLOPE = slopeOf(59);
/** What 100 and 200 hundredths are worth. */
const [ONE, TWO] = [0.59, 1 / (1 + Math.exp(-2 * SLOPE * 100))];

const shiftOf = (kind: Shift['kind'], points: number): MadeShift => ({
  kind,
  side: 'white',
  isPaid: kind === 'selection',
  ply: 1,
  turn: '1.',
  from: { line: '1', board: 1 },
  to: [{ line: '2', board: 2, points }],
});
const worthOf = (told: Played) =>
  reckon(told, saying, SLOPE).outlook.shifts.map(({ atOnce, later }) => [atOnce, later]);
const on = (first: number, second: number): Standing => ({ 1: [4, first], 2: [6, second] });

describe('what a shift was worth', () => {
  it('is what its points may expect where they went against where they were, to whoever made it', () => {
    const told = supposed([on(0, 0), on(100, -100)], { made: [shiftOf('pass', 1)] });
    expect(worthOf(told)).toEqual([[expect.closeTo(1 - 2 * ONE, 9), null]]);
    const black = { ...shiftOf('pass', 1), side: 'black' } as const;
    expect(worthOf({ ...told, dealings: { ...told.dealings, made: [black] } })).toEqual([
      [expect.closeTo(2 * ONE - 1, 9), null],
    ]);
  });

  it('is another five turns later, and not known before', () => {
    const turns = [on(0, 0), on(0, 0), on(0, 0), on(0, 0), on(0, 0), on(0, 0), on(0, 200)];
    const made = [shiftOf('branching', 6)];
    expect(worthOf(supposed(turns.slice(0, 6), { made }))).toEqual([[expect.closeTo(0, 9), null]]);
    expect(worthOf(supposed(turns, { made }))).toEqual([
      [expect.closeTo(0, 9), { turns: 5, worth: expect.closeTo(6 * (TWO - 0.5), 9) as number }],
    ]);
  });

  it('is what the lines paid, once all is over', () => {
    const told = supposed([on(0, 0), on(0, 0), {}], { made: [shiftOf('pass', 2)], ended: { 1: 0, 2: 1 } });
    expect(worthOf(told)).toEqual([[expect.closeTo(0, 9), { turns: 1, worth: 2 }]]);
  });

  it('is for what is given up half of what is paid less, against what the line could expect', () => {
    const told = supposed([on(-200, 100), { 2: [10, 100] }], { made: [shiftOf('selection', 4)] });
    expect(worthOf(told)).toEqual([[expect.closeTo(4 * (ONE - (1 - TWO)) - 2, 9), null]]);
  });

  it('follows the points of a line that is given up later to where they go', () => {
    const given = { ...shiftOf('selection', 6), ply: 2, from: { line: '2', board: 2 } };
    const made = [shiftOf('pass', 1), { ...given, side: 'black', to: [{ line: '1', board: 1, points: 6 }] } as const];
    const over = supposed([on(0, 0), on(0, 0), { 1: [10, 0] }, {}], { made, ended: { 1: 0 } });
    expect(worthOf(over)[0]).toEqual([expect.closeTo(0, 9), { turns: 2, worth: 0.5 }]);
  });

  it('is not known where one of its lines was not looked at', () => {
    expect(worthOf(supposed([on(0, 0), on(0, 9999)], { made: [shiftOf('pass', 1)] }))).toEqual([[null, null]]);
  });

  it('is nothing for a branching whose new move is as good as the other', () => {
    expect(worthOf(supposed([on(0, 0), on(150, 150)], { made: [shiftOf('branching', 6)] }))).toEqual([
      [expect.closeTo(0, 9), null],
    ]);
  });
});

describe('the best that may be done now', () => {
  const best = (values: readonly number[], stakes: readonly number[]) => {
    const state = play(stakedGame(stakes, {}), '1:e4 2:d4 3:c4');
    const told = playedOf(business, foldHistory(business, state, []));
    const positions = (told.moments.at(-1)?.atStake ?? []).map(({ position }) => position);
    return reckon(told, (position) => assessed(values[positions.indexOf(position)] ?? 0), SLOPE).judged.best;
  };

  it('takes from where the mover stands worst to where it stands best', () => {
    const found = best([300, 0, -300], [3, 3, 4]);
    expect(found?.shifts.map(({ shift }) => [shift.kind, shift.board, shift.others, shift.points])).toEqual([
      ['pass', 1, [3], 1],
      ['selection', 1, [3], 3],
    ]);
    expect(found?.shifts[0]?.worth).toBeCloseTo(0.497, 3);
  });

  it('gives a lost line up only where its points are worth more than half of them elsewhere', () => {
    const [first] = best([900, -200, 0], [3, 3, 4])?.shifts ?? [];
    expect(first?.shift).toMatchObject({ kind: 'pass', side: 'black' });
    const [given] = best([900, -900, 0], [3, 3, 4])?.shifts ?? [];
    expect(given?.shift).toMatchObject({ kind: 'selection', board: 1, others: [2], points: 3 });
  });

  it('takes nothing from or to a board on which the mover mates at once (B14)', () => {
    const state = play(stakedGame([3, 3, 4], {}), '1:e4 2:d4 3:c4');
    const told = playedOf(business, foldHistory(business, state, []));
    const [first] = (told.moments.at(-1)?.atStake ?? []).map(({ position }) => position);
    const bestWith = (mate: number) =>
      reckon(
        told,
        (position) => ({
          ...assessed(0),
          score: position === first ? { kind: 'mate', in: mate } : { kind: 'pawns', hundredths: 0 },
        }),
        SLOPE,
      ).judged.best?.shifts.map(({ shift }) => [shift.kind, shift.board, shift.others]);
    expect(bestWith(-1)).toEqual([
      ['pass', 2, [3]],
      ['selection', 2, [3]],
    ]);
    expect(bestWith(-2)).toEqual([
      ['pass', 2, [1]],
      ['selection', 2, [1]],
    ]);
  });

  it('is not known as long as one line was not looked at', () => {
    const state = play(stakedGame([3, 7], {}), '1:e4 2:d4');
    const told = playedOf(business, foldHistory(business, state, []));
    const [known] = (told.moments.at(-1)?.atStake ?? []).map(({ position }) => position);
    expect(reckon(told, (position) => (position === known ? assessed(0) : null), SLOPE).judged.best).toEqual({
      isKnown: false,
      shifts: [],
    });
  });

  it('is none with one line, and when all is over; else it is no worse than anything the rules offer', () => {
    let compared = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      for (const { history } of randomGame(seed, 60).steps.slice(-12)) {
        const told = playedOf(business, history);
        const { best: found } = reckon(told, anyhow, SLOPE).judged;
        const { offered } = told.dealings;
        expect(found === null).toBe(offered.length === 0);
        if (isOver(history.state)) expect(found).toBeNull();
        const kinds = new Set(offered.map(({ kind }) => kind));
        expect(new Set(found?.shifts.map(({ shift }) => shift.kind) ?? [])).toEqual(kinds);
        compared += offered.length;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
