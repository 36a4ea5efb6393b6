import { describe, expect, it } from 'vitest';
import { afterGap, delayLeftAt, started, type DelayedClock } from './delayedClock';
import { gapView, noteGap, type Gap } from './gaps';
import { lostTimeOf } from './lostTime';

const T0 = 1_000_000;
const clock: DelayedClock = {
  running: null,
  sinceMs: null,
  remainingMs: { white: 60_000, black: 60_000 },
  delayMs: 3000,
};
const gap = (of: Partial<Gap<number>> = {}): Gap<number> => ({
  cause: 'down',
  fromMs: T0,
  toMs: T0 + 9000,
  byMs: 0,
  seats: [],
  ...of,
});
const WHITE_1 = { board: 1, side: 'white' } as const;
const BLACK_1 = { board: 1, side: 'black' } as const;
const WHITE_2 = { board: 2, side: 'white' } as const;

describe('lost time on boards that do not wait for each other', () => {
  const { asIn, isDecision } = lostTimeOf([1, 2]);
  const now = { gaps: [gap({ seats: [WHITE_1, WHITE_2] })] };

  it('goes on each board from the clock it had gone from in the state whose clock is left there', () => {
    const then = { gaps: [gap({ seats: [BLACK_1, { board: 2, side: 'black' }] })] };
    expect(asIn(now, [then, now], T0)).toEqual([{ type: 'gapsCharged', seats: [[BLACK_1, WHITE_2]], atMs: T0 }]);
    expect(asIn(now, [now, now], T0)).toEqual([]);
  });

  it('is nobody’s on a board whose state did not know of it', () => {
    const charged = [{ type: 'gapsCharged', seats: [[WHITE_2]], atMs: T0 }];
    for (const then of [
      { gaps: [] },
      { gaps: [gap({ cause: 'stalled', seats: [WHITE_1] })] },
      { gaps: [gap({ fromMs: T0 + 1, seats: [WHITE_1] })] },
    ])
      expect(asIn(now, [then, now], T0)).toEqual(charged);
  });

  it('stays as it is on boards of which nothing is said', () => {
    expect(asIn(now, [], T0)).toEqual([]);
    expect(asIn(now, [{ gaps: [] }], T0)).toEqual([{ type: 'gapsCharged', seats: [[WHITE_2]], atMs: T0 }]);
  });

  it('is decided on by the arbiter alone', () => {
    expect([{ type: 'gapDismissed' }, { type: 'gapsCharged' }].map(isDecision)).toEqual([true, false]);
  });

  it('is shown as one side’s where a single clock ran, and as the most that any lost', () => {
    expect(gapView<number>([])).toBeNull();
    expect(gapView([gap()])).toMatchObject({ side: null, lostMs: 9000 });
    expect(gapView([gap({ seats: [WHITE_1] }), gap()])).toMatchObject({ side: 'white', lostMs: 9000, cause: 'down' });
    const seats = [
      { ...WHITE_1, sparedMs: 2000 },
      { ...WHITE_2, sparedMs: 500 },
    ];
    expect(gapView([gap({ seats })])).toMatchObject({ side: null, lostMs: 8500 });
  });

  it('is none where no clock ran, or no time went by', () => {
    expect(noteGap([], gap())).toEqual([]);
    expect(noteGap([WHITE_1], gap({ toMs: T0 }))).toEqual([]);
    expect(noteGap([WHITE_1], gap())).toHaveLength(1);
  });
});

describe('a clock with a delay', () => {
  it('counts when the delay is over, and goes on after a gap with what was left of it', () => {
    const runs = started(clock, 'white', T0);
    expect([T0, T0 + 1000, T0 + 3000, T0 + 9000].map((at) => delayLeftAt(runs, at))).toEqual([3000, 2000, 0, 0]);
    expect(afterGap(runs, T0 + 1000, T0 + 9000)).toMatchObject({ running: 'white', sinceMs: T0 + 11_000 });
    const counting = started({ ...clock, delayMs: 0 }, 'white', T0);
    expect(afterGap(counting, T0 + 1000, T0 + 9000)).toBe(counting);
    expect(afterGap(clock, T0, T0 + 9000)).toBe(clock);
  });
});
