import { describe, expect, it } from 'vitest';
import { remainingAt as shownAt } from '../../../view/clock';
import { remainingAt } from '../../common/clock';
import { append, foldHistory } from '../../common/history';
import { random } from '../../common/random';
import { SIDES, type Side } from '../../common/sides';
import { decideTakeBack } from '../../common/takeBack';
import type { Command } from './commands';
import { decide } from './decide';
import { evolve } from './evolve';
import { swedish } from '..';
import { project } from '../views/project';
import { BOARDS, byBoard, type BoardId } from './seats';
import { isRunning, type State } from './state';
import { after, moves, newMatch, pressOrStop, refusal, T0 } from '../testing/play';

const begun = (settings: Readonly<Record<string, unknown>>): State =>
  after(newMatch({ timePerPlayerMs: 60_000, ...settings }), { type: 'startClocks' });

const leftOn = (state: State, board: BoardId, side: Side, nowMs: number): number =>
  remainingAt(state.boards[board].clock, side, nowMs);

describe('S14 an increment', () => {
  it('S14 is added when the clock is pressed, and told with the move', () => {
    const state = moves(begun({ incrementMs: 2000 }), 'A:e4 A:e5', (index) => T0 + (index + 1) * 5000);
    expect(state.moves.map(({ clockMs }) => clockMs)).toEqual([57_000, 57_000]);
    expect(state.boards.A.clock).toMatchObject({ remainingMs: { white: 57_000, black: 57_000 }, running: 'white' });
    expect(leftOn(state, 'B', 'white', T0 + 10_000)).toBe(50_000);
  });

  it('S14 comes to no clock that was never started, and to one that stands now', () => {
    expect(moves(newMatch({ incrementMs: 2000 }), 'A:e4').boards.A.clock.remainingMs.white).toBe(300_000);
    const stopped = after(begun({ incrementMs: 2000 }), { type: 'stopClocks', reason: '' }, T0 + 1000);
    const { clock } = moves(stopped, 'A:e4', () => T0 + 9000).boards.A;
    expect(clock).toMatchObject({ remainingMs: { white: 61_000, black: 60_000 }, running: null });
  });

  it('S8 S14 does not lift a flag that is down', () => {
    const late = moves(
      moves(begun({ incrementMs: 30_000 }), 'B:e4 B:e5', () => T0 + 30_000),
      'A:e4',
      () => T0 + 60_001,
    );
    expect(late.moves[2]?.clockMs).toBe(-1);
    const end = after(late, { type: 'flag', board: 'A', side: 'white' }, T0 + 60_500).end;
    expect(end).toMatchObject({ result: 'second', reason: 'flag', atMs: T0 + 60_000 });
  });
});

describe('S14 a delay', () => {
  it('S14 is not counted of each move, and what is not used of it is lost', () => {
    const state = moves(begun({ delayMs: 3000 }), 'A:e4 A:e5 A:d4', (index) => T0 + ([2000, 7000, 11_000][index] ?? 0));
    expect(state.moves.map(({ clockMs }) => clockMs)).toEqual([60_000, 58_000, 59_000]);
  });

  it('S14 what shows a clock shows it standing while the delay runs', () => {
    const { clocks } = project(begun({ delayMs: 3000 })).clocks;
    const [white] = clocks;
    if (white === undefined) throw new Error('no clock');
    expect(white.runningSinceMs).toBe(T0 + 3000);
    expect([0, 1500, 3000, 3400].map((ms) => shownAt(white, T0 + ms))).toEqual([60_000, 60_000, 60_000, 59_600]);
  });

  it('S14 stopped and started again, it goes on with what was left of it', () => {
    const stopped = after(begun({ delayMs: 3000 }), { type: 'stopClocks', reason: '' }, T0 + 1000);
    const again = after(stopped, { type: 'startClocks' }, T0 + 50_000);
    expect([51_000, 52_000, 53_000].map((ms) => leftOn(again, 'A', 'white', T0 + ms))).toEqual([
      60_000, 60_000, 59_000,
    ]);
  });

  it('S14 time set or added leaves it as it is', () => {
    const set: Command = { type: 'setClock', board: 'A', side: 'white', remainingMs: 10_000, reason: '' };
    const add: Command = { type: 'addTime', board: 'A', side: 'white', ms: 500, reason: '' };
    const state = after(after(begun({ delayMs: 3000 }), set, T0 + 1000), add, T0 + 2000);
    expect([3000, 4000].map((ms) => leftOn(state, 'A', 'white', T0 + ms))).toEqual([10_500, 9500]);
  });

  it('S14 is whole for the side that a corrected position brings to move', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
    const set: Command = { type: 'correctPosition', board: 'A', fen, reason: '' };
    const state = after(begun({ delayMs: 3000 }), set, T0 + 5000);
    expect(leftOn(state, 'A', 'white', T0 + 9000)).toBe(58_000);
    expect([8000, 9000].map((ms) => leftOn(state, 'A', 'black', T0 + ms))).toEqual([60_000, 59_000]);
  });

  it('S8 S14 a flag falls when the delay and the time are over', () => {
    const state = begun({ delayMs: 3000 });
    const flag: Command = { type: 'flag', board: 'A', side: 'white' };
    expect(refusal(state, flag, T0 + 62_999)).toMatchObject({ code: 'swedish/flag/time_left' });
    expect(after(state, flag, T0 + 64_000).end).toMatchObject({ reason: 'simultaneous-flags', atMs: T0 + 63_000 });
    const late = moves(state, 'A:e4', () => T0 + 64_000);
    expect(after(late, flag, T0 + 65_000).end?.atMs).toBe(T0 + 63_000);
  });

  it('S9 S14 a flag that would have fallen after the delay is no nearer than that', () => {
    const set: Command = { type: 'setClock', board: 'B', side: 'white', remainingMs: 1000, reason: '' };
    const other: Command = { type: 'flag', board: 'B', side: 'white' };
    const on = (simultaneousMs: number): State => {
      const zero: Command = { type: 'setClock', board: 'A', side: 'white', remainingMs: 0, reason: '' };
      const state = after(after(begun({ delayMs: 3000, simultaneousMs }), set), zero);
      return after(state, { type: 'flag', board: 'A', side: 'white' });
    };
    expect(refusal(on(3999), other, T0 + 9000)).toMatchObject({ code: 'swedish/flag/too_late' });
    expect(after(on(4000), other, T0 + 9000).end?.reason).toBe('simultaneous-flags');
  });
});

describe('S14 a correction of the past', () => {
  const leftAfter = (clocks: 'asNow' | 'asThen', isStopped: boolean, atMs: readonly number[]): readonly number[] => {
    const events = (state: State, command: Command, nowMs: number) => {
      const made = decide(state, command, nowMs);
      if (!made.ok) throw new Error(made.error.code);
      return made.value;
    };
    let history = foldHistory(swedish, newMatch({ timePerPlayerMs: 60_000, delayMs: 3000 }), []);
    const ask = (command: Command, nowMs: number): void => {
      for (const event of events(history.state, command, nowMs)) history = append(swedish, history, event);
    };
    ask({ type: 'startClocks' }, T0);
    ask({ type: 'press', board: 'A', text: 'e4' }, T0 + 5000);
    ask({ type: 'press', board: 'A', text: 'e5' }, T0 + 9000);
    if (isStopped) ask({ type: 'stopClocks', reason: '' }, T0 + 10_000);
    const back = decideTakeBack(swedish, history, T0 + 20_000, { turns: 1, reason: '', clocks });
    if (!back.ok) throw new Error(back.error.code);
    history = append(swedish, history, back.value);
    if (isStopped) ask({ type: 'startClocks' }, T0 + 20_000);
    return atMs.map((ms) => leftOn(history.state, 'A', 'black', T0 + 20_000 + ms));
  };

  it.each([true, false])(
    'B27 S14 to the clocks of then gives the move its whole delay, stopped before: %s',
    (isStopped) => {
      expect(leftAfter('asThen', isStopped, [0, 3000, 4000])).toEqual([60_000, 60_000, 59_000]);
    },
  );

  it('B27 S14 to the clocks of now goes on with them', () => {
    expect(leftAfter('asNow', false, [0, 1000])).toEqual([59_000, 58_000]);
  });
});

describe('S14 an interval in which nobody could press', () => {
  const gap = { type: 'noteGap', cause: 'down', fromMs: T0 + 1000, toMs: T0 + 6000 } as const;
  const settings = { delayMs: 3000 };

  it('S14 leaves the delay as it was, and costs what the clock lost', () => {
    const noted = after(begun(settings), gap, T0 + 6000);
    expect([6000, 8000, 9000].map((ms) => leftOn(noted, 'A', 'white', T0 + ms))).toEqual([57_000, 57_000, 56_000]);
    expect(project(noted).clocks.gap).toMatchObject({ lostMs: 3000 });
  });

  it.each([
    ['before the move', 1],
    ['after it', 2],
  ])('S14 given back %s, the clocks are as though nothing had been lost', (_, step) => {
    const line = (state: State, offset: number, from: number, to: number): State =>
      ['A:e4', 'B:d4', 'A:e5', 'B:d5', 'A:d4']
        .slice(from, to)
        .reduce((at, word, index) => moves(at, word, () => T0 + offset + 4500 + (index + from) * 1700), state);
    const give: Command = { type: 'dismissGap', giveBack: true };
    const noted = after(begun(settings), gap, T0 + 6000);
    const early = step === 1 ? after(noted, give, T0 + 6500) : noted;
    const played = line(early, 5000, 0, 5);
    const given = step === 1 ? played : after(played, give, T0 + 30_000);
    const whole = line(begun(settings), 0, 0, 5);
    for (const board of BOARDS)
      for (const side of SIDES)
        expect(leftOn(given, board, side, T0 + 40_000)).toBe(leftOn(whole, board, side, T0 + 35_000));
  });
});

/** What a move takes of a clock, reckoned by a stopwatch of its own. */
interface Stopwatch {
  readonly leftMs: Readonly<Record<Side, number>>;
  readonly thoughtMs: number;
}

describe('S14 no time is lost or made', () => {
  it.each([
    [0, 0],
    [2000, 0],
    [0, 3000],
    [1500, 700],
  ])(
    'increment %i, delay %i: each clock has what it began with, its increments, and less what it used',
    (incrementMs, delayMs) => {
      const from = random(incrementMs + delayMs + 5);
      let state = newMatch({ timePerPlayerMs: 600_000, incrementMs, delayMs });
      let nowMs = T0;
      const watch: Stopwatch = { leftMs: { white: 600_000, black: 600_000 }, thoughtMs: 0 };
      let watches = byBoard(() => watch);
      const used = ({ thoughtMs }: Stopwatch): number => Math.max(0, thoughtMs - delayMs);
      for (let turn = 0; turn < 400 && state.end === null; turn += 1) {
        const waited = from.below(6000);
        nowMs += waited;
        if (isRunning(state))
          watches = byBoard((board) => ({ ...watches[board], thoughtMs: watches[board].thoughtMs + waited }));
        const board = from.pick(BOARDS);
        const command = pressOrStop(state, board, from);
        const side = state.boards[board].position.toMove;
        const made = decide(state, command, nowMs);
        if (made.ok) {
          const counted = state.clocksUsed;
          state = made.value.reduce(evolve, state);
          if (command.type === 'press') {
            const { leftMs } = watches[board];
            const left = leftMs[side] - used(watches[board]) + (counted ? incrementMs : 0);
            watches = { ...watches, [board]: { leftMs: { ...leftMs, [side]: left }, thoughtMs: 0 } };
          }
        }
        for (const each of BOARDS) {
          const { toMove } = state.boards[each].position;
          for (const one of SIDES) {
            const expected = watches[each].leftMs[one] - (one === toMove ? used(watches[each]) : 0);
            expect([each, one, leftOn(state, each, one, nowMs)]).toEqual([each, one, expected]);
          }
        }
      }
      expect(nowMs - T0).toBeGreaterThan(100_000);
    },
  );
});
