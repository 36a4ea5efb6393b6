import type { OutlookView } from 'chess-match/client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calmOutlook, isHeld, remembered, stepped, STEPS } from './calm';
import { lineAt, outlookOf } from './testing';

const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const told = (shares: readonly (number | null)[]): OutlookView =>
  shares.reduce<OutlookView | null>(
    (before, worth) => calmOutlook(before, outlookOf([lineAt(1, 4, worth)])),
    null,
  ) as OutlookView;

describe('what is told of an outlook', () => {
  it('is never as far as a step from what the engine says, whatever it said before', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1 }), (shares) => {
        const { boards, expected } = told(shares);
        const last = shares.at(-1) ?? 0;
        expect(Math.abs((boards[0]?.worth ?? 0) - last)).toBeLessThanOrEqual(STEPS.share);
        expect(Math.abs((expected?.white ?? 0) - 4 * last)).toBeLessThan(STEPS.points);
        expect((expected?.white ?? 0) + (expected?.black ?? 0)).toBeCloseTo(4);
      }),
    );
  });

  it('stands still while what the engine says stays within half a step', () => {
    fc.assert(
      fc.property(share, fc.array(fc.double({ min: 0, max: 0.49, noNaN: true })), (from, moves) => {
        const shares = [from, ...moves.map((move) => from + move * STEPS.share)].map((each) => Math.min(0.999, each));
        const [first] = told(shares.slice(0, 1)).boards;
        expect(told(shares).boards[0]?.worth).toBe(first?.worth);
      }),
    );
  });

  it('is on the grid, and says of no line that goes on that it is decided, but a mate', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1 }), (shares) => {
        const worth = told(shares).boards[0]?.worth ?? 0;
        expect(worth / STEPS.share).toBeCloseTo(Math.round(worth / STEPS.share), 6);
        expect(worth > 0 && worth < 1).toBe(true);
      }),
    );
    expect(told([0.6, 1]).boards[0]?.worth).toBe(1);
    expect(told([1, 0.97]).boards[0]?.worth).toBe(0.95);
  });

  it('holds what was told while a position is not known yet, and says so', () => {
    const [line] = told([0.7, null]).boards;
    expect([line?.worth, line && isHeld(line)]).toEqual([stepped(null, 0.7, STEPS.share), true]);
    const [known] = told([0.7, null, 0.3]).boards;
    expect([known?.worth, known && isHeld(known)]).toEqual([stepped(null, 0.3, STEPS.share), false]);
    const [never] = told([null]).boards;
    expect([never?.worth, never && isHeld(never)]).toEqual([null, false]);
  });

  it('is the score itself once every line has ended', () => {
    const over = { ...outlookOf([]), expected: { white: 10.5, black: 9.5, spread: 0 } };
    expect(calmOutlook(outlookOf([lineAt(1, 20, 0.55)]), over).expected).toEqual(over.expected);
  });

  it('keeps the past as it is drawn while it moves by less than half a step', () => {
    const at = (white: number): OutlookView => ({
      ...outlookOf([lineAt(1, 10, 0.5)]),
      course: [{ ply: 3, turn: '2.', expected: { white, black: 10 - white, spread: 1 } }],
    });
    const whites = (values: readonly number[]) =>
      values.reduce<OutlookView | null>((before, white) => calmOutlook(before, at(white)), null)?.course[0]?.expected
        .white;
    expect([whites([5, 5.2]), whites([5, 5.3])]).toEqual([5, 5.3]);
  });
});

it('an engine that begins again forgets nothing that was told, but what was taken back', () => {
  const expected = { white: 5, black: 5, spread: 1 };
  const turningAt = (ply: number, swing: number): OutlookView['turnings'][number] => ({
    ply,
    turn: '',
    side: 'white',
    before: expected,
    after: expected,
    swing,
    board: 1,
    points: 3,
    shift: null,
  });
  const knowing = (plies: readonly number[], turnings: readonly (readonly [number, number])[]): OutlookView => ({
    ...outlookOf([]),
    course: plies.map((ply) => ({ ply, turn: '', expected })),
    turnings: turnings.map(([ply, swing]) => turningAt(ply, swing)),
  });
  const told = knowing(
    [0, 1, 2, 3, 4],
    [
      [1, 3],
      [4, 2],
      [3, 1],
    ],
  );
  const { course, turnings } = remembered(told, knowing([3], [[3, -2]]), 3);
  expect(course.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
  expect(turnings.map(({ ply, swing }) => [ply, swing])).toEqual([
    [1, 3],
    [3, -2],
  ]);
});
