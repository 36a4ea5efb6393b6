import { describe, expect, it } from 'vitest';
import { project } from '../views/project';
import { after, moves, newMatch, refusal, T0 } from '../testing/play';

const running = () => moves(after(newMatch({ timePerPlayerMs: 60_000 }), { type: 'startClocks' }), 'A:e4');
const gap = { type: 'noteGap', cause: 'down', fromMs: T0 + 1000, toMs: T0 + 6000 } as const;

describe('S1 time in which nobody could press', () => {
  it('S1 is noted of every clock that ran, and given back to each', () => {
    const noted = after(running(), gap, T0 + 6000);
    expect(project(noted).clocks.gap).toMatchObject({ side: null, cause: 'down', lostMs: 5000 });
    const given = after(noted, { type: 'dismissGap', giveBack: true }, T0 + 6000);
    expect(project(given).clocks.gap).toBeNull();
    const left = ['A', 'B'].map((board) => given.boards[board === 'A' ? 'A' : 'B'].clock.remainingMs);
    expect(left).toEqual([
      { white: 60_000, black: 59_000 },
      { white: 59_000, black: 60_000 },
    ]);
  });

  it('S1 is not given back where the arbiter says no, and twice is refused', () => {
    const dismissed = after(after(running(), gap, T0 + 6000), { type: 'dismissGap', giveBack: false }, T0 + 6000);
    expect(dismissed.boards.A.clock.remainingMs.black).toBe(60_000);
    expect(refusal(dismissed, { type: 'dismissGap', giveBack: true })).toMatchObject({ code: 'swedish/clock/no_gap' });
  });

  it('S1 is nothing while no clock runs; a step of the system’s clock costs nobody time', () => {
    expect(after(newMatch(), gap, T0 + 6000)).toEqual(newMatch());
    const stepped = after(running(), { type: 'noteStep', byMs: 7000 });
    expect(project(stepped).clocks.gap).toMatchObject({ cause: 'stepped', byMs: 7000, lostMs: 0 });
    expect(after(stepped, { type: 'dismissGap', giveBack: true }).boards).toEqual(running().boards);
  });
});
