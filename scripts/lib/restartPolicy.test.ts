import { describe, expect, it } from 'vitest';
import { CANNOT_START, START_AGAIN } from '../../bundles/chess-match/src/match/exitStatus';
import { afterEnd, CIRCLE_MS, FIRST_WAIT_MS, LONGEST_WAIT_MS, STEADY_MS, type End } from './restartPolicy';

const crash = (aliveMs: number): End => ({ status: 1, signal: null, aliveMs });

const waits = (ends: readonly End[]): readonly number[] => {
  let backoffMs: number | null = null;
  return ends.map((end) => {
    const next = afterEnd(end, backoffMs);
    if (next.kind === 'end') throw new Error('The server is given up.');
    backoffMs = next.backoffMs;
    return next.waitMs;
  });
};

describe('a server that ended', () => {
  it('is started again within two seconds, and ever later while it crashes at once, but always', () => {
    const quick = Array.from({ length: 8 }, () => crash(100));
    expect(waits(quick)).toEqual([500, 1000, 2000, 4000, 8000, LONGEST_WAIT_MS, LONGEST_WAIT_MS, LONGEST_WAIT_MS]);
  });

  it('is started soon again after it had run for a minute', () => {
    expect(waits([crash(0), crash(0), crash(STEADY_MS - 1), crash(STEADY_MS), crash(0)])).toEqual([
      ...[500, 1000, 2000, FIRST_WAIT_MS, 1000],
    ]);
  });

  it('by a signal or with status 0 unasked is no different', () => {
    expect(waits([{ status: null, signal: 'SIGKILL', aliveMs: 9000 }])).toEqual([FIRST_WAIT_MS]);
    expect(waits([{ status: 0, signal: null, aliveMs: 9000 }])).toEqual([FIRST_WAIT_MS]);
  });

  it('is started at once where it asks for it, unless it asks in a circle', () => {
    const asks = (aliveMs: number): End => ({ status: START_AGAIN, signal: null, aliveMs });
    expect(waits([crash(0), asks(CIRCLE_MS), crash(0)])).toEqual([500, 0, 500]);
    expect(waits([asks(0), asks(0)])).toEqual([500, 1000]);
  });

  it('is left where a person must mend something first', () => {
    expect(afterEnd({ status: CANNOT_START, signal: null, aliveMs: 50 }, null)).toEqual({
      kind: 'end',
      status: CANNOT_START,
    });
  });
});
