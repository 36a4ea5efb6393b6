import { describe, expect, it } from 'vitest';
import { shownTimeAt, truthAt, type Heard } from './truth';

const heard = (over: Partial<Heard> = {}): Heard => ({
  sinceMs: 0,
  answeredMs: 10_000,
  offset: { leastMs: 1_000_000, mostMs: 1_000_000 },
  document: { at: 1_009_000, delayMs: 0 },
  isPushed: false,
  behindMs: 0,
  ...over,
});
const kindAt = (nowMs: number, over: Partial<Heard> = {}): string => truthAt(heard(over), nowMs).kind;

describe('what a page may claim', () => {
  it('is live while it is answered, and lost after some seconds of silence', () => {
    expect([kindAt(12_000), kindAt(16_999), kindAt(17_000)]).toEqual(['live', 'live', 'lost']);
  });

  it('is patient with what is pushed, as that comes seldom', () => {
    const pushed = { isPushed: true };
    expect([kindAt(39_999, pushed), kindAt(40_000, pushed)]).toEqual(['live', 'lost']);
  });

  it('waits before the first answer, and again when it is looked at after a while', () => {
    expect([kindAt(6000, { answeredMs: null }), kindAt(7000, { answeredMs: null })]).toEqual(['waiting', 'lost']);
    expect([kindAt(60_100, { sinceMs: 60_000 }), kindAt(67_000, { sinceMs: 60_000 })]).toEqual(['waiting', 'lost']);
  });

  it('is old where what is answered is, the delay counted', () => {
    expect(kindAt(60_000, { answeredMs: 59_000 })).toBe('old');
    expect(kindAt(60_000, { answeredMs: 59_000, document: { at: 1_009_000, delayMs: 30_000 } })).toBe('live');
    expect(kindAt(60_000, { answeredMs: 59_000, document: null })).toBe('live');
  });

  it('shows the time it was a delay ago, and none that it cannot know', () => {
    expect(shownTimeAt(heard(), 12_000)).toBe(1_012_000);
    expect(shownTimeAt(heard({ document: { at: 1_009_000, delayMs: 3000 } }), 12_000)).toBe(1_009_000);
    expect(shownTimeAt(heard({ behindMs: 8000 }), 12_000)).toBe(1_004_000);
    expect(shownTimeAt(heard(), 90_000)).toBe(1_010_000);
    expect(shownTimeAt(heard({ sinceMs: 90_000 }), 90_001)).toBe(1_010_000);
    expect(shownTimeAt(heard({ answeredMs: 89_000 }), 90_000)).toBe(1_009_000);
    expect(shownTimeAt(heard({ document: null }), 90_000)).toBeNull();
  });
});
