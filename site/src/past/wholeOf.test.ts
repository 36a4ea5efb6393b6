import { remainingAt } from 'chess-match/client/drawing';
import type { HomeDocument } from 'chess-match/contract/viewers';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentOf, recordedEvening } from '../../../bundles/chess-match/src/match/home/testing';
import { isToBeAsked, stilled, wholeOf } from './wholeOf';

describe('a match that is not live any more', () => {
  let running: HomeDocument;
  let over: HomeDocument;
  beforeAll(async () => {
    const documents = (await recordedEvening('business')).map((sources) => documentOf(sources, { matchId: 'm1' }));
    const middle = documents.find(({ match }) => match.ply === 8);
    const last = documents.find(({ match }) => match.status === 'over');
    if (middle === undefined || last === undefined) throw new Error('no evening');
    const clocks = middle.clocks.clocks.map((clock) => ({ ...clock, runningSinceMs: middle.at - 1500 }));
    running = { ...middle, clocks: { ...middle.clocks, running: true, clocks }, speaking: ['p1'] };
    over = last;
  }, 60_000);

  it('is asked for in the archive unless its end was seen here', () => {
    expect([isToBeAsked(null), isToBeAsked(running), isToBeAsked(over)]).toEqual([true, true, false]);
  });

  it('is as it was seen here until the archive gives it, and after that as it ended', () => {
    for (const found of ['asked', 'failed', 'gone', null] as const) {
      expect(wholeOf(running, found)).toBe(running);
      expect(wholeOf(null, found)).toBeNull();
    }
    expect(wholeOf(running, over)).toBe(over);
    expect(wholeOf(over, null)).toBe(over);
    expect(wholeOf(null, over)).toBe(over);
  });

  it('has clocks that stand where they stood when it was seen last, and nothing to decide', () => {
    const still = stilled(running);
    expect([still.clocks.running, still.options, still.speaking]).toEqual([false, null, []]);
    const later = running.at + 3_600_000;
    expect(still.clocks.clocks.map((clock) => remainingAt(clock, later))).toEqual(
      running.clocks.clocks.map((clock) => remainingAt(clock, running.at)),
    );
    expect(still.clocks.clocks.every(({ runningSinceMs }) => runningSinceMs === null)).toBe(true);
    expect(still.match).toBe(running.match);
  });

  it('is exactly as it ended where that was seen', () => {
    expect(stilled(over)).toBe(over);
  });
});
