import { describe, expect, it } from 'vitest';
import { createServerTime } from './serverTime';
import { heldClocks, MORNING_MS } from './testing/heldClocks';

describe('the server’s time', () => {
  it('begins with the system’s clock and runs by the monotonic one, in whole ms', () => {
    const clocks = heldClocks();
    const time = createServerTime(clocks.machine);
    expect(time.now()).toBe(MORNING_MS);
    clocks.run(1500.7);
    expect(time.now()).toBe(MORNING_MS + 1500);
  });

  it.each([3_600_000, -3_600_000])('does not move when the system’s clock is set by %i ms, and tells it once', (ms) => {
    const clocks = heldClocks();
    const time = createServerTime(clocks.machine);
    clocks.run(250);
    clocks.step(ms);
    expect(time.look()).toMatchObject({ steppedMs: ms, sleptMs: 0, sinceMs: MORNING_MS });
    expect(time.now()).toBe(MORNING_MS + 250);
    clocks.run(250);
    expect(time.look()).toMatchObject({ steppedMs: 0 });
    expect(time.now()).toBe(MORNING_MS + 500);
  });

  it('counts the machine’s sleep', () => {
    const clocks = heldClocks();
    const time = createServerTime(clocks.machine);
    clocks.sleep(60_000);
    clocks.run(250);
    expect(time.look()).toMatchObject({ sleptMs: 60_000, steppedMs: 0, sinceMs: MORNING_MS });
    expect(time.now()).toBe(MORNING_MS + 60_250);
  });

  it('never runs backwards', () => {
    const clocks = heldClocks();
    const time = createServerTime(clocks.machine);
    const seen: number[] = [];
    for (const ms of [5, -7_200_000, 60_000, -1, 3_600_000, -60_000]) {
      clocks.step(ms);
      time.look();
      seen.push(time.now());
      clocks.shown.monoMs -= 1;
      seen.push(time.now());
      clocks.run(1);
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('leaves a sign from which a later run goes on', () => {
    const clocks = heldClocks();
    const first = createServerTime(clocks.machine);
    clocks.step(-3_600_000);
    clocks.run(250);
    first.look();
    const sign = first.sign();
    clocks.run(8000);
    const second = createServerTime(clocks.machine);
    expect(second.resume(sign, null)).toEqual({ authorityMs: MORNING_MS + 8250, steppedMs: 0 });
    expect(second.now()).toBe(MORNING_MS + 8250);
  });
});
