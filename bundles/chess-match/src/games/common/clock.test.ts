import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newClock, press, remainingAt, setTime, start, stop, type Clock } from './clock';
import { SIDES } from './sides';

const FULL = newClock(60_000);

describe('B21 clock arithmetic', () => {
  it('B21 only the running side loses time, and may fall below zero', () => {
    const running = start(FULL, 'white', 1000);
    expect([remainingAt(running, 'white', 4000), remainingAt(running, 'black', 4000)]).toEqual([57_000, 60_000]);
    expect(remainingAt(running, 'white', 62_000)).toBe(-1000);
    expect(stop(running, 62_000).remainingMs).toEqual({ white: -1000, black: 60_000 });
  });

  it('B21 a moment before the start takes no time off and gives none', () => {
    expect(remainingAt(start(FULL, 'white', 5000), 'white', 1000)).toBe(60_000);
  });

  it('B24 stopping twice, or starting what runs, loses nothing', () => {
    const running = start(FULL, 'white', 0);
    expect(stop(stop(running, 1000), 9000)).toEqual(stop(running, 1000));
    expect(start(running, 'white', 1000).remainingMs.white).toBe(59_000);
  });

  it('B23 a press adds the increment to the mover after his time is taken', () => {
    expect(press(start(FULL, 'white', 0), 'white', 30_000, 10_000)).toEqual({
      remainingMs: { white: 80_000, black: 60_000 },
      running: 'black',
      sinceMs: 10_000,
    });
    expect(press(FULL, 'white', 30_000, 10_000)).toEqual({
      remainingMs: { white: 90_000, black: 60_000 },
      running: null,
      sinceMs: null,
    });
  });

  it('B24 a side set while it runs, runs on from there', () => {
    const set = setTime(start(FULL, 'white', 0), 'white', 5000, 10_000);
    expect([remainingAt(set, 'white', 11_000), remainingAt(set, 'black', 11_000)]).toEqual([4000, 60_000]);
    expect(setTime(start(FULL, 'white', 0), 'black', 5000, 10_000).remainingMs).toEqual({ white: 50_000, black: 5000 });
  });

  it('B21 whatever happens, running and since go together and time that passed is time that is gone', () => {
    const step = fc.record({
      kind: fc.constantFrom('start', 'stop', 'press', 'set'),
      side: fc.constantFrom(...SIDES),
      passedMs: fc.nat(5000),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let clock: Clock = newClock(1_000_000);
        let [now, ran, given] = [0, 0, 0];
        for (const { kind, side, passedMs } of steps) {
          now += passedMs;
          if (clock.running !== null) ran += passedMs;
          if (kind === 'start') clock = start(clock, side, now);
          if (kind === 'stop') clock = stop(clock, now);
          if (kind === 'press') {
            clock = press(clock, clock.running ?? side, 30, now);
            given += 30;
          }
          if (kind === 'set') {
            given += 777 - remainingAt(clock, side, now);
            clock = setTime(clock, side, 777, now);
          }
          expect(clock.running === null).toBe(clock.sinceMs === null);
          const total = remainingAt(clock, 'white', now) + remainingAt(clock, 'black', now);
          expect(total).toBe(2_000_000 - ran + given);
        }
      }),
    );
  });
});
