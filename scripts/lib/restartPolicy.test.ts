import { describe, expect, it } from 'vitest';
import { CANNOT_START, START_AGAIN } from '../../bundles/chess-match/src/match/server/exitStatus';
import {
  afterEnd,
  afterRefusal,
  CIRCLE_MS,
  FIRST_WAIT_MS,
  HELD_RETRY_MS,
  LONGEST_WAIT_MS,
  NO_PAST,
  STEADY_MS,
  type End,
  type Past,
} from './restartPolicy';

/** A server that had started, and crashed. */
const crash = (aliveMs: number): End => ({ status: 1, signal: null, aliveMs, hasBegun: true, cause: 'oh' });
/** One that never came so far. */
const failure = (cause: string | null, status = 1): End => ({ ...crash(900), status, hasBegun: false, cause });

type Step = number | { readonly held: number | null } | { readonly ended: number };

/** What follows each end: the wait in ms, or that it is held or ended. */
const steps = (ends: readonly End[], from: Past = NO_PAST): readonly Step[] => {
  let past = from;
  return ends.map((end): Step => {
    const next = afterEnd(end, past);
    if (next.kind === 'end') return { ended: next.status };
    ({ past } = next);
    return next.kind === 'hold' ? { held: next.retryMs } : next.waitMs;
  });
};

describe('a server that ended', () => {
  it('is started again within two seconds, and ever later while it crashes at once, but always', () => {
    const quick = Array.from({ length: 8 }, () => crash(100));
    expect(steps(quick)).toEqual([500, 1000, 2000, 4000, 8000, LONGEST_WAIT_MS, LONGEST_WAIT_MS, LONGEST_WAIT_MS]);
  });

  it('is started soon again after it had run for a minute', () => {
    expect(steps([crash(0), crash(0), crash(STEADY_MS - 1), crash(STEADY_MS), crash(0)])).toEqual([
      ...[500, 1000, 2000, FIRST_WAIT_MS, 1000],
    ]);
  });

  it('by a signal or with status 0 unasked is no different', () => {
    expect(steps([{ ...crash(9000), status: null, signal: 'SIGKILL' }])).toEqual([FIRST_WAIT_MS]);
    expect(steps([{ ...crash(9000), status: 0 }])).toEqual([FIRST_WAIT_MS]);
  });

  it('is started at once where it asks for it, unless it asks in a circle', () => {
    const asks = (aliveMs: number): End => ({ ...failure(null, START_AGAIN), aliveMs });
    expect(steps([crash(0), asks(CIRCLE_MS), crash(0)])).toEqual([500, 0, 500]);
    expect(steps([asks(0), asks(0), asks(0), asks(0)])).toEqual([500, 1000, 2000, 4000]);
  });

  it('is left where a person must mend something first, at its first start alone', () => {
    const refusal = failure('cfg/', CANNOT_START);
    expect(steps([refusal])).toEqual([{ ended: CANNOT_START }]);
    expect(steps([failure('other'), refusal])).toEqual([500, { held: null }]);
    expect(steps([crash(9000), refusal])).toEqual([500, { held: HELD_RETRY_MS }]);
  });
});

describe('a start that fails', () => {
  it('of one cause three times is held, and after something has changed at once again', () => {
    expect(steps([failure('no'), failure('no'), failure('no'), failure('no')])).toEqual([
      ...[500, 1000, { held: null }, { held: null }],
    ]);
  });

  it('of another cause is a new story, also after it was held', () => {
    expect(steps(['a', 'b', 'a', 'b', 'b', 'b', 'c', 'c'].map((cause) => failure(cause)))).toEqual([
      ...[500, 1000, 2000, 4000, 8000, { held: null }, 500, 1000],
    ]);
    expect(steps([failure('a', 1), failure('a', 2), failure('a', 1)])).toEqual([500, 1000, 2000]);
  });

  it('without a word is of one cause', () => {
    expect(steps([failure(null), failure(null), failure(null)]).at(-1)).toEqual({ held: null });
  });

  it('amid a show is tried each minute all the same', () => {
    expect(steps([crash(STEADY_MS), failure('no'), failure('no'), failure('no')])).toEqual([
      ...[500, 1000, 2000, { held: HELD_RETRY_MS }],
    ]);
  });

  it.each<[string, End]>([
    ['a signal', { ...failure('no'), status: null, signal: 'SIGKILL' }],
    ['a wish', failure('no', START_AGAIN)],
    ['a server that had begun', crash(100)],
    ['a server that lived long', { ...failure('no'), aliveMs: STEADY_MS }],
  ])('is counted anew after %s', (_what, end) => {
    expect(steps([failure('no'), failure('no'), end, failure('no'), failure('no')]).map(Number)).not.toContain(NaN);
  });
});

describe('what stands against a start before it', () => {
  it('ends the matter at first, and is waited for later', () => {
    expect(afterRefusal(NO_PAST)).toEqual({ kind: 'end', status: CANNOT_START });
    expect(afterRefusal({ ...NO_PAST, isFirst: false })).toMatchObject({ kind: 'hold', retryMs: null });
    expect(afterRefusal({ ...NO_PAST, isFirst: false, hasServed: true })).toMatchObject({ retryMs: HELD_RETRY_MS });
  });
});
