import type { EveningPlan } from '@schemas/show';
import { describe, expect, it } from 'vitest';
import { endsOf, type Evening, type GameTime } from './ends';
import { endOfDay, momentOf, timeOfDay } from './timeOfDay';

const MIN = 60_000;
const NOW = Date.UTC(2026, 0, 10, 20, 0);
const TIME: GameTime = { sideMs: 90 * MIN, perTurnMs: 0, turns: 80, endsWith: 'last' };
const PLAN: EveningPlan = { slotEnd: null, games: 0, breakMinutes: 15, turns: null };

interface Thread {
  readonly white: number;
  readonly black: number;
  readonly ply: number;
  readonly runs?: 'white' | 'black';
  readonly isOver?: boolean;
}

const evening = (
  threads: readonly Thread[],
  plan: Partial<EveningPlan> = {},
  time: Partial<GameTime> = {},
): Evening => ({
  match: {
    status: 'playing',
    threads: threads.map(({ ply, isOver }, at) => ({ id: String(at), ply, toMove: isOver === true ? null : 'white' })),
  },
  clocks: {
    clocks: threads.flatMap(({ white, black, runs }, at) =>
      (
        [
          ['white', white],
          ['black', black],
        ] as const
      ).map(([side, minutes]) => ({
        id: `${at}-${side}`,
        side,
        thread: String(at),
        team: side,
        board: null,
        remainingMs: minutes * MIN,
        runningSinceMs: runs === side ? NOW : null,
      })),
    ),
  },
  time: { ...TIME, ...time },
  plan: { ...PLAN, ...plan },
});

/** In minutes from now. */
const minutes = (of: Evening, nowMs = NOW) => {
  const ends = endsOf(of, nowMs, 0);
  return ends && [ends.earliestMs, ends.paceMs, ends.latestMs].map((at) => Math.round((at - NOW) / MIN));
};

describe('the end of the evening', () => {
  it('lies between the first flag that can fall and the last minute of both clocks, by pace in between', () => {
    // 60 turns in 100 minutes, 20 to go.
    expect(minutes(evening([{ white: 45, black: 35, ply: 60, runs: 'white' }]))).toEqual([35, 35, 80]);
    // 30 turns in 20 minutes, 50 to go.
    expect(minutes(evening([{ white: 80, black: 80, ply: 30 }]))).toEqual([80, 80, 160]);
    // 30 turns in 90 minutes, 50 to go: more than there is.
    expect(minutes(evening([{ white: 40, black: 50, ply: 30 }]))).toEqual([40, 90, 90]);
    expect(minutes(evening([{ white: 40, black: 50, ply: 30 }], { turns: 50 }))).toEqual([40, 60, 90]);
  });

  it('moves on while clocks stand, and its latest moment stays while one runs', () => {
    const later = NOW + 10 * MIN;
    expect(minutes(evening([{ white: 40, black: 50, ply: 30 }]), later)?.at(-1)).toBe(100);
    expect(minutes(evening([{ white: 40, black: 50, ply: 30, runs: 'black' }]), later)).toEqual([50, 90, 90]);
  });

  it('counts a game that has hardly begun as a usual one, and one longer than usual as nearly over', () => {
    expect(minutes(evening([{ white: 90, black: 90, ply: 0 }]))).toEqual([90, 144, 180]);
    expect(minutes(evening([{ white: 30, black: 30, ply: 120 }]))).toEqual([30, 30, 60]);
  });

  it('waits for the last board, or for the first, as the game is over; boards that are over count no more', () => {
    const boards = [
      { white: 10, black: 20, ply: 60 },
      { white: 50, black: 40, ply: 60 },
      { white: 90, black: 90, ply: 60, isOver: true },
    ];
    expect(minutes(evening(boards))).toEqual([40, 40, 90]);
    expect(minutes(evening(boards, {}, { endsWith: 'first' }))).toEqual([10, 30, 30]);
  });

  it('has the games and breaks that follow in it', () => {
    const of = evening([{ white: 45, black: 35, ply: 60 }], { games: 2, breakMinutes: 10 });
    expect(minutes(of)).toEqual([35 + 2 * 100, Math.round(35 + 2 * (10 + (80 * 100) / 60)), 80 + 2 * 190]);
    expect(endsOf({ ...of, match: { ...of.match, status: 'over' } }, NOW, 0)?.latestMs).toBe(NOW + 2 * 190 * MIN);
  });

  it('has the time that turns bring in it, of those made and of those to come', () => {
    const each = { perTurnMs: MIN };
    // 180 + 60 minutes were there, 120 are left: two for each of 60 turns, so 40 for the 20 to come.
    expect(minutes(evening([{ white: 100, black: 20, ply: 60 }], {}, each))).toEqual([20, 40, 140]);
    // A usual game uses 144 minutes of its own, and what 80 turns bring.
    expect(minutes(evening([{ white: 90, black: 90, ply: 0 }], {}, each))).toEqual([90, 144 + 80, 180 + 80]);
    const next = evening([{ white: 100, black: 20, ply: 60 }], { games: 1, breakMinutes: 0 }, each);
    expect(minutes(next)).toEqual([20 + 90, 40 + 80 * 2, 140 + 180 + 80]);
  });

  it('goes by what was played from the fourth turn on', () => {
    // 3 and 4 turns in 8 minutes: 77 and 76 to go.
    const after = (ply: number) => minutes(evening([{ white: 86, black: 86, ply }], {}, { turns: 80 }));
    expect([after(3)?.[1], after(4)?.[1]]).toEqual([Math.round((77 * 144) / 80), 76 * 2]);
  });

  it('is not exact where turns bring time, and is nothing where nothing is open or planned', () => {
    const of = evening([{ white: 45, black: 35, ply: 70 }], {}, { perTurnMs: MIN });
    expect([endsOf(of, NOW, 0)?.isExact, minutes(of)?.at(-1)]).toEqual([false, 80 + 14]);
    expect(endsOf({ ...of, match: { ...of.match, status: 'over' } }, NOW, 0)).toBeNull();
    expect(endsOf(evening([{ white: 1, black: 1, ply: 1 }]), NOW, 0)?.isExact).toBe(true);
  });

  it('fits into the slot, may pass it, or passes it', () => {
    const fit = (slotEnd: string) =>
      endsOf(evening([{ white: 40, black: 50, ply: 30 }], { slotEnd, turns: 50 }), NOW, 0)?.fit;
    expect(['21:30', '21:29', '21:00', '20:59'].map(fit)).toEqual(['fits', 'may pass', 'may pass', 'passes']);
    expect(endsOf(evening([{ white: 1, black: 1, ply: 1 }]), NOW, 0)?.fit).toBeNull();
  });
});

describe('a time of day', () => {
  it('is the nearest one, over midnight too', () => {
    const at = (day: number, hours: number, mins: number) => Date.UTC(2026, 0, day, hours, mins);
    expect(momentOf('00:30', at(10, 23, 50), 0)).toBe(at(11, 0, 30));
    expect(momentOf('23:50', at(11, 0, 10), 0)).toBe(at(10, 23, 50));
    expect(momentOf('20:05', NOW, 0)).toBe(at(10, 20, 5));
    expect([timeOfDay(NOW + 59_000, 0), endOfDay(NOW + 1, 0), endOfDay(NOW, 0)]).toEqual(['20:00', '20:01', '20:00']);
    const [moscow, newYork] = [3 * 60 * MIN, -5 * 60 * MIN];
    expect([timeOfDay(NOW, moscow), timeOfDay(NOW, newYork)]).toEqual(['23:00', '15:00']);
    expect([momentOf('00:10', NOW, moscow), momentOf('15:05', NOW, newYork)]).toEqual([NOW + 70 * MIN, NOW + 5 * MIN]);
  });
});
