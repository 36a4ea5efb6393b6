import { describe, expect, it } from 'vitest';
import { lossOf, passed } from './passed';

const HOUR = 3_600_000;
const before = { monoMs: 100, wallMs: 1_700_000_000_000, upMs: 400 };

/** What the three clocks ran: monotonic, the system's, since boot. */
type Ran = readonly [monoMs: number, wallMs: number, upMs: number | null];

const between = ([monoMs, wallMs, upMs]: Ran) =>
  passed(before, {
    monoMs: before.monoMs + monoMs,
    wallMs: before.wallMs + wallMs,
    upMs: upMs === null ? null : before.upMs + upMs,
  });

describe('what happened between two looks', () => {
  it.each<[string, Ran, ReturnType<typeof passed>, ReturnType<typeof lossOf>]>([
    ['a look as any other', [250, 250, 250], { realMs: 250, sleptMs: 0, steppedMs: 0 }, null],
    ['a step of some ms', [250, 253, 250], { realMs: 250, sleptMs: 0, steppedMs: 0 }, null],
    ['slewing', [250, 375, 250], { realMs: 250, sleptMs: 0, steppedMs: 0 }, null],
    ['a coarse count since boot', [250, 250, 1000], { realMs: 250, sleptMs: 0, steppedMs: 0 }, null],
    ['a busy moment', [2200, 2200, 2200], { realMs: 2200, sleptMs: 0, steppedMs: 0 }, null],
    ['a process that stood still', [5250, 5250, 5250], { realMs: 5250, sleptMs: 0, steppedMs: 0 }, 'stalled'],
    ['sleep', [250, 60_250, 60_250], { realMs: 60_250, sleptMs: 60_000, steppedMs: 0 }, 'suspended'],
    ['sleep counted by all', [60_250, 60_250, 60_250], { realMs: 60_250, sleptMs: 0, steppedMs: 0 }, 'stalled'],
    ['a step forward', [250, HOUR + 250, 250], { realMs: 250, sleptMs: 0, steppedMs: HOUR }, null],
    ['a step back', [250, 250 - HOUR, 250], { realMs: 250, sleptMs: 0, steppedMs: -HOUR }, null],
    [
      'sleep, and a step on waking',
      [250, HOUR + 60_250, 60_250],
      { realMs: 60_250, sleptMs: 60_000, steppedMs: HOUR },
      'suspended',
    ],
    [
      'a standstill, and a step in it',
      [9250, 9250 - HOUR, 9250],
      { realMs: 9250, sleptMs: 0, steppedMs: -HOUR },
      'stalled',
    ],
    ['no time since boot: as before', [250, 250, null], { realMs: 250, sleptMs: 0, steppedMs: 0 }, null],
    [
      'no time since boot: sleep is told as a step',
      [250, 60_250, null],
      { realMs: 250, sleptMs: 0, steppedMs: 60_000 },
      null,
    ],
  ])('%s', (_name, ran, happened, loss) => {
    expect(between(ran)).toEqual(happened);
    expect(lossOf(between(ran), 250)).toBe(loss);
  });
});
