import { describe, expect, it } from 'vitest';
import { countBeats, MISSED_BEATS, STARTING_MS } from './beats';

const EVERY_MS = 1000;

/** @returns after how many ticks of silence the server must be looked at; null: not within `ticks` */
const silentFor = (beats: ReturnType<typeof countBeats>, ticks: number): number | null => {
  for (let tick = 1; tick <= ticks; tick += 1) if (beats.tick(EVERY_MS)) return tick;
  return null;
};

describe('a silent server', () => {
  it('is looked at after ten beats, and again from each beat that is heard', () => {
    const beats = countBeats(EVERY_MS);
    beats.heard();
    expect(silentFor(beats, MISSED_BEATS - 1)).toBeNull();
    beats.heard();
    expect(silentFor(beats, 100)).toBe(MISSED_BEATS);
  });

  it('that has never spoken is starting, and has two minutes', () => {
    expect(silentFor(countBeats(EVERY_MS), 1000)).toBe(STARTING_MS / EVERY_MS);
  });

  it('is not to blame where the whole machine stood still', () => {
    const beats = countBeats(EVERY_MS);
    beats.heard();
    expect(silentFor(beats, MISSED_BEATS - 1)).toBeNull();
    expect(beats.tick(3_600_000)).toBe(false);
    expect(silentFor(beats, MISSED_BEATS - 1)).toBeNull();
  });
});
