import { describe, expect, it } from 'vitest';
import { createWakeWatch } from './wake';

describe('a page that wakes', () => {
  it.each([
    ['a second like any other', 1000, 1000, false],
    ['a busy second', 2900, 2900, false],
    ['a system’s clock that is slewed', 1000, 1100, false],
    ['a page that stood still', 9000, 9000, true],
    ['a machine that slept: its monotonic clock stood', 1000, 61_000, true],
    ['a system’s clock set forward', 1000, 3_601_000, true],
    ['a system’s clock set back', 1000, -3_599_000, true],
  ])('%s', (_name, ranMs, wallMs, isWoken) => {
    const clocks = { nowMs: 50, wallMs: 1_700_000_000_000 };
    const woken: boolean[] = [];
    const look = createWakeWatch(
      { nowMs: () => clocks.nowMs, wallMs: () => clocks.wallMs, woke: () => woken.push(true) },
      1000,
    );
    clocks.nowMs += ranMs;
    clocks.wallMs += wallMs;
    look();
    expect(woken).toEqual(isWoken ? [true] : []);
    look();
    expect(woken).toHaveLength(Number(isWoken));
  });
});
