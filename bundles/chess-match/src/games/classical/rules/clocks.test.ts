import { describe, expect, it } from 'vitest';
import { LONGEST_MS } from '../../common/settings';
import { after, decided, moves, newMatch, refusal, T0 } from '../testing/play';
import { clocksAs } from './clocksAs';
import type { Command } from './commands';
import { evolve } from './evolve';
import { running, type State } from './state';

const MINUTE = 60_000;
const two = (settings: Readonly<Record<string, unknown>> = {}): State =>
  newMatch({ boards: 2, timePerPlayerMs: MINUTE, incrementMs: 0, ...settings });
const begun = (settings: Readonly<Record<string, unknown>> = {}): State => after(two(settings), { type: 'startClock' });
const clockOf = ({ boards }: State, board: number) => boards[board - 1]?.clock;
const mated = (state: State): State => moves(state, '1:f3 1:e5 1:g4 1:Qh4');
const set = (remainingMs: number): Command => ({
  type: 'setClock',
  thread: '1',
  side: 'white',
  remainingMs,
  reason: 'r',
});
const add = (ms: number): Command => ({ type: 'addTime', thread: '1', side: 'white', ms, reason: 'r' });

describe('C2 a board’s clock', () => {
  it('is set, and time is added or taken, on that board and side alone', () => {
    expect(clockOf(after(two(), set(5000)), 1)?.remainingMs).toEqual({ white: 5000, black: MINUTE });
    expect(clockOf(after(two(), set(5000)), 2)?.remainingMs).toEqual({ white: MINUTE, black: MINUTE });
    expect(clockOf(after(two(), add(-5000)), 1)?.remainingMs).toEqual({ white: MINUTE - 5000, black: MINUTE });
    expect(decided(two(), set(0))).toEqual([
      { type: 'clockSet', board: 1, side: 'white', remainingMs: 0, reason: 'r', atMs: T0 },
    ]);
  });

  it('takes whole milliseconds, up to the longest that may be agreed', () => {
    for (const ms of [0.5, Infinity, LONGEST_MS + 1, -LONGEST_MS - 1]) {
      expect(refusal(two(), set(ms))).toEqual(['clock/bad_time', { ms }]);
      expect(refusal(two(), add(ms))).toEqual(['clock/bad_time', { ms }]);
    }
    expect(clockOf(after(two(), set(LONGEST_MS)), 1)?.remainingMs.white).toBe(LONGEST_MS);
    expect(decided(two(), add(-LONGEST_MS))).toHaveLength(1);
  });

  it('that has run out is added to from 0:00, and taken from where it is', () => {
    const late = T0 + MINUTE + 9000;
    expect(clockOf(after(begun(), add(4000), late), 1)?.remainingMs.white).toBe(4000);
    const taken = after(begun(), add(-1000), late);
    expect(refusal(taken, { type: 'commitTurn', thread: '1', line: 'junk' }, late)[0]).toBe('move/unreadable');
    expect(clockOf(after(taken, add(4000), late), 1)?.remainingMs.white).toBe(4000);
  });

  it('of a board that is over does not start with the others, and running ones are left alone', () => {
    const state = mated(two());
    const started = after(state, { type: 'startClock' }, T0 + 10);
    expect(running(started)).toEqual([{ board: 2, side: 'white' }]);
    expect(refusal(started, { type: 'startClock' })).toEqual(['clock/running', {}]);
    const one = after(two(), { type: 'startClock', thread: '2' });
    expect(clockOf(after(one, { type: 'startClock' }, T0 + 10), 2)?.sinceMs).toBe(T0);
  });

  it('is stopped by its number, or with all', () => {
    expect(running(after(begun(), { type: 'stopClock', thread: '2', reason: '' }))).toEqual([
      { board: 1, side: 'white' },
    ]);
    expect(running(after(begun(), { type: 'stopClock', reason: '' }))).toEqual([]);
    const one = after(two(), { type: 'startClock', thread: '1' });
    expect(refusal(one, { type: 'stopClock', thread: '2', reason: '' })).toEqual(['clock/stopped', {}]);
    expect(running(after(one, { type: 'stopClock', reason: '' }))).toEqual([]);
  });

  it('with a delay goes on after a gap with what was left of it', () => {
    const gap: Command = { type: 'noteGap', cause: 'down', fromMs: T0 + 1000, toMs: T0 + 11_000 };
    const noted = after(begun({ delayMs: 3000 }), gap, T0 + 11_000);
    expect(noted.gaps).toEqual([
      {
        cause: 'down',
        fromMs: T0 + 1000,
        toMs: T0 + 11_000,
        byMs: 0,
        seats: [1, 2].map((board) => ({ board, side: 'white', sparedMs: 2000 })),
      },
    ]);
    expect(clockOf(noted, 1)?.sinceMs).toBe(T0 + 13_000);
    const back = after(noted, { type: 'dismissGap', giveBack: true }, T0 + 11_000);
    expect([1, 2].map((board) => clockOf(back, board)?.remainingMs.white)).toEqual([MINUTE, MINUTE]);
  });

  it('gets nothing back where so decided, nor after the end; a step costs nobody any time', () => {
    const gap: Command = { type: 'noteGap', cause: 'down', fromMs: T0, toMs: T0 + 10_000 };
    const noted = after(begun(), gap, T0 + 10_000);
    const kept = after(noted, { type: 'dismissGap', giveBack: false }, T0 + 10_000);
    expect([kept.gaps, clockOf(kept, 1)?.sinceMs]).toEqual([[], T0]);
    const over = after(noted, { type: 'abortMatch', reason: '' }, T0 + 10_000);
    const late = after(over, { type: 'dismissGap', giveBack: true }, T0 + 20_000);
    expect(clockOf(late, 1)?.remainingMs.white).toBe(MINUTE - 10_000);
    expect(refusal(late, { type: 'dismissGap', giveBack: true })).toEqual(['clock/no_gap', {}]);
    const stepped = after(begun(), { type: 'noteStep', byMs: -500 }, T0 + 7);
    expect(stepped.gaps).toMatchObject([{ cause: 'stepped', byMs: -500, fromMs: T0 + 7, toMs: T0 + 7 }]);
    expect(decided(over, { type: 'noteStep', byMs: 5 })).toEqual([]);
  });

  it('is charged anew where a correction leaves the gap with others', () => {
    const gap: Command = { type: 'noteGap', cause: 'down', fromMs: T0, toMs: T0 + 10_000 };
    const twice = after(after(begun(), gap), { ...gap, fromMs: T0 + 20_000, toMs: T0 + 21_000 });
    const seats = [{ board: 2, side: 'black' as const }];
    const charged = evolve(twice, { type: 'gapsCharged', seats: [seats], atMs: T0 });
    expect(charged.gaps.map((each) => each.seats)).toEqual([seats, twice.gaps[1]?.seats]);
  });
});

describe('clocks as a correction leaves them', () => {
  it('stop together and are set by board; what shows that already is left alone', () => {
    const left = [
      { stands: true, begins: false, remainingMs: { white: 50_000, black: MINUTE } },
      { stands: true, begins: false, remainingMs: { white: MINUTE - 1000, black: 30_000 } },
    ];
    const atMs = T0 + 1000;
    const events = clocksAs(begun(), left, atMs, 'sheet');
    expect(events).toEqual([
      { type: 'clockStopped', board: null, reason: 'sheet', atMs },
      { type: 'clockSet', board: 1, side: 'white', remainingMs: 50_000, reason: 'sheet', atMs },
      { type: 'clockSet', board: 2, side: 'black', remainingMs: 30_000, reason: 'sheet', atMs },
    ]);
    const state = events.reduce(evolve, begun());
    expect([running(state), clockOf(state, 1)?.remainingMs, clockOf(state, 2)?.remainingMs]).toEqual([
      [],
      left[0]?.remainingMs,
      left[1]?.remainingMs,
    ]);
    expect(clocksAs(state, left, atMs, 'sheet')).toEqual([]);
  });

  it('give the turn that begins anew its whole delay', () => {
    const delayed = begun({ delayMs: 3000 });
    const full = { white: MINUTE, black: MINUTE };
    const left = [
      { stands: false, begins: true, remainingMs: full },
      { stands: false, begins: false, remainingMs: full },
    ];
    const events = clocksAs(delayed, left, T0 + 1000, '');
    expect(events).toMatchObject([{ type: 'clockSet', board: 1, side: 'white', delayMs: 3000 }]);
    const state = events.reduce(evolve, delayed);
    expect([clockOf(state, 1)?.sinceMs, clockOf(state, 2)?.sinceMs]).toEqual([T0 + 4000, T0 + 3000]);
  });
});
