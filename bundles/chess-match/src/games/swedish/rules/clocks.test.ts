import { describe, expect, it } from 'vitest';
import { remainingAt } from '../../common/clock';
import { random } from '../../common/random';
import type { Command } from './commands';
import { decide } from './decide';
import { evolve } from './evolve';
import { BOARDS } from './seats';
import { isRunning, type State } from './state';
import { after, decided, moves, newMatch, pressOrStop, T0 } from '../testing/play';
import { randomMatch } from '../testing/randomMatch';

const left = (state: State, board: 'A' | 'B', nowMs: number): number =>
  remainingAt(state.boards[board].clock, 'white', nowMs) + remainingAt(state.boards[board].clock, 'black', nowMs);

describe('S1 the clocks of both boards', () => {
  it('S1 run and stand together, on each the side to move', { timeout: 120_000 }, () => {
    for (let seed = 200; seed < 220; seed += 1)
      for (const { state } of randomMatch(seed, 100).steps) {
        const [a, b] = [state.boards.A.clock.running, state.boards.B.clock.running];
        expect(a === null).toBe(b === null);
        if (state.end !== null) expect(isRunning(state)).toBe(false);
        for (const board of BOARDS) {
          const { clock, position } = state.boards[board];
          if (clock.running !== null) expect(clock.running).toBe(position.toMove);
          expect(clock.sinceMs === null).toBe(clock.running === null);
        }
      }
  });

  it('S1 no time is lost or won: as much is gone on each board as the clocks have run', () => {
    const from = random(77);
    let state = newMatch({ timePerPlayerMs: 3_600_000 });
    let nowMs = T0;
    let ran = 0;
    for (let turn = 0; turn < 300 && state.end === null; turn += 1) {
      const waited = from.below(2000);
      if (isRunning(state)) ran += waited;
      nowMs += waited;
      const board = from.pick(BOARDS);
      const command = pressOrStop(state, board, from);
      const made = decide(state, command, nowMs);
      if (made.ok) state = made.value.reduce(evolve, state);
      for (const each of BOARDS) expect(left(state, each, nowMs)).toBe(7_200_000 - ran);
    }
    expect(ran).toBeGreaterThan(20_000);
  });

  it('S1 the time of a press is what the clock showed then', () => {
    const started = after(newMatch(), { type: 'startClocks' });
    const state = moves(started, 'A:e4 A:e5 A:d4', (index) => T0 + (index + 1) * 700);
    expect(state.moves.map(({ clockMs }) => clockMs)).toEqual([299_300, 299_300, 298_600]);
    expect(state.moves.map(({ atMs }) => atMs)).toEqual([T0 + 700, T0 + 1400, T0 + 2100]);
  });

  it('S1 time may be set or added on a clock that stands, runs, or has run out', () => {
    const set = (state: State, nowMs: number) =>
      after(state, { type: 'setClock', board: 'A', side: 'white', remainingMs: 10_000, reason: '' }, nowMs);
    const add = (state: State, ms: number, nowMs: number) =>
      after(state, { type: 'addTime', board: 'A', side: 'white', ms, reason: '' }, nowMs);
    const standing = newMatch({ timePerPlayerMs: 5000 });
    expect(remainingAt(set(standing, T0).boards.A.clock, 'white', T0 + 999)).toBe(10_000);
    const running = after(standing, { type: 'startClocks' });
    expect(remainingAt(set(running, T0 + 4000).boards.A.clock, 'white', T0 + 5000)).toBe(9000);
    expect(remainingAt(add(running, 3000, T0 + 7000).boards.A.clock, 'white', T0 + 7000)).toBe(3000);
    expect(remainingAt(add(running, -2000, T0 + 1000).boards.A.clock, 'white', T0 + 1000)).toBe(2000);
  });

  it('S1 time taken from a clock that has run out leaves the moment at which it did to be seen', () => {
    const running = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    const taken: Command = { type: 'addTime', board: 'A', side: 'white', ms: -1000, reason: '' };
    expect(decided(running, taken, T0 + 7000)).toEqual([
      { type: 'timeAdded', board: 'A', side: 'white', ms: -1000, reason: '', atMs: T0 + 7000 },
    ]);
  });

  it('S1 a journal that says nothing of an overrun adds to what the clock had come to', () => {
    const running = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    const old = { type: 'timeAdded', board: 'A', side: 'white', ms: 3000, reason: '', atMs: T0 + 7000 } as const;
    expect(evolve(running, old).boards.A.clock.remainingMs.white).toBe(1000);
  });

  it('S8 a flag given back its time is not down any more', () => {
    const running = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    const given = after(running, { type: 'addTime', board: 'A', side: 'white', ms: 4000, reason: '' }, T0 + 6000);
    expect(decide(given, { type: 'flag', board: 'A', side: 'white' }, T0 + 6000)).toMatchObject({
      ok: false,
      error: { code: 'swedish/flag/time_left', params: { remainingMs: 4000 } },
    });
    const other = decide(given, { type: 'flag', board: 'B', side: 'white' }, T0 + 6000);
    expect(other).toMatchObject({ ok: true, value: [{ type: 'flagFell', end: { reason: 'flag', result: 'first' } }] });
  });

  it.each([
    ['A', 'white', 'second'],
    ['A', 'black', 'first'],
    ['B', 'white', 'first'],
    ['B', 'black', 'second'],
  ] as const)('S8 the flag of %s %s: the %s team wins', (board, side, winner) => {
    const state = after(newMatch(), { type: 'setClock', board, side, remainingMs: 0, reason: '' });
    expect(after(state, { type: 'flag', board, side }).end).toMatchObject({
      result: winner,
      reason: 'flag',
      at: [{ board, side }],
    });
  });
});
