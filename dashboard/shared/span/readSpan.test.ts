import type { SpanEntry } from 'chess-match/client/settings';
import { describe, expect, it } from 'vitest';
import { readSpan, spanText } from './readSpan';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const ENTRIES: readonly SpanEntry[] = ['long', 'short', 'seconds', 'exact'];

describe('times as they are typed', () => {
  it.each([
    ['long', '90', 90 * MINUTE],
    ['long', '1:30:00', 90 * MINUTE],
    ['long', ' 90:00 ', 90 * MINUTE],
    ['long', '20:00', 20 * MINUTE],
    ['long', '0:00', 0],
    ['short', '5', 5 * MINUTE],
    ['short', '5:00', 5 * MINUTE],
    ['short', '1:30:00', 90 * MINUTE],
    ['seconds', '2', 2 * SECOND],
    ['seconds', '0:30', 30 * SECOND],
    ['exact', '5:00', 5 * MINUTE],
    ['exact', '-0:30', -30 * SECOND],
    ['exact', '−2:00', -2 * MINUTE],
    ['exact', '+1:00:00', HOUR],
    ['exact', '0', 0],
  ] as const)('%s: reads %s', (entry, text, ms) => {
    expect(readSpan(text, entry)).toEqual({ kind: 'time', ms });
  });

  it.each([
    ['long', '1:30', 90 * MINUTE, 90 * SECOND],
    ['long', '0:30', 30 * MINUTE, 30 * SECOND],
    ['exact', '2', 2 * MINUTE, 2 * SECOND],
    ['exact', '-45', -45 * MINUTE, -45 * SECOND],
  ] as const)('%s: does not guess what %s means', (entry, text, one, other) => {
    expect(readSpan(text, entry)).toEqual({ kind: 'twofold', either: [one, other] });
  });

  it.each(['', 'abc', '1:60', '1:60:00', '5:', '1.5', '1:2:3:4', '--1:00'])('"%s" is no time anywhere', (text) => {
    for (const entry of ENTRIES) expect(readSpan(text, entry)).toEqual({ kind: 'form' });
  });

  it('no clock takes more than a day', () => {
    for (const entry of ENTRIES) {
      expect(readSpan('24:00:00', entry).kind).toBe('time');
      expect(readSpan('24:00:01', entry)).toEqual({ kind: 'tooLong' });
    }
    expect(readSpan('1441', 'long')).toEqual({ kind: 'tooLong' });
  });

  it.each(ENTRIES)('%s: reads what it shows', (entry) => {
    for (const ms of [0, 5 * SECOND, 65 * SECOND, 10 * MINUTE, 90 * MINUTE, 24 * HOUR])
      expect(readSpan(spanText(ms, entry), entry)).toEqual({ kind: 'time', ms });
  });
});
