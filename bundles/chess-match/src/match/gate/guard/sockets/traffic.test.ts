import { describe, expect, it } from 'vitest';
import { createTraffic, type TrafficLimits } from './traffic';

const rate = (perSecond: number, burst: number) => ({ perSecond, burst });
const LARGE = rate(1e9, 1e9);
const LIMITS: TrafficLimits = {
  perSocket: { packets: rate(10, 100), bytes: rate(1000, 5000) },
  perAddress: { packets: rate(20, 150), bytes: LARGE },
  inAll: { packets: rate(30, 200), bytes: LARGE },
  fairShare: { packets: 40, bytes: 1e9 },
};

const setUp = () => {
  const clock = { ms: 0 };
  return { clock, open: createTraffic(LIMITS, () => clock.ms) };
};

/** How many packets pass before it is cut. */
const flood = (meter: { spend(packets: number, bytes: number): unknown }, most: number): number => {
  for (let sent = 0; sent < most; sent += 1) if (meter.spend(1, 0) !== null) return sent;
  return most;
};

describe('what a connection sends', () => {
  it('is its own affair first', () => {
    const { open } = setUp();
    expect(flood(open('a'), 1000)).toBe(100);
    expect(open('b').spend(1, 6000)).toBe('bytes');
  });

  it('costs those who send more than their share where the address sends too much, and nobody else', () => {
    const { open } = setUp();
    const page = open('a');
    const flooders = [open('a'), open('a'), open('a'), open('a')];
    const passed = flooders.map((meter) => flood(meter, 90));
    // 150 of the address, then each its fair share.
    expect(passed).toEqual([90, 60, 40, 40]);
    for (let sent = 0; sent < 30; sent += 1) expect(page.spend(1, 10)).toBeNull();
  });

  it('costs no page of another address', () => {
    const { open } = setUp();
    for (let count = 0; count < 20; count += 1) flood(open(`b${count % 3}`), 1000);
    expect(flood(open('a'), 40)).toBe(40);
  });

  it('is forgotten after a while', () => {
    const { open, clock } = setUp();
    const meter = open('a');
    expect(flood(meter, 100)).toBe(100);
    clock.ms += 10_000;
    expect(flood(meter, 100)).toBe(100);
    meter.close();
    expect(flood(open('a'), 100)).toBe(100);
  });
});
