import type { ChannelView } from 'chess-match/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOOR_DB, isClipping, isDead, read, rest } from './ballistics';
import { stripState } from './state';
import { HIGHEST_DB, LOWEST_DB, suggest } from './suggestion';

const settings = { thresholdDb: -40, hysteresisDb: 6, attackMs: 100, holdMs: 600, releaseMs: 400 };
const channel = (fields: Partial<ChannelView> = {}): ChannelView => ({
  input: 'Mic',
  people: ['w1'],
  side: 'white',
  instance: 'program',
  state: 'live',
  muted: false,
  byHand: false,
  settings,
  isDefault: true,
  ...fields,
});
const quiet = read(null, [-70, -70, false], 0);

describe('what a meter shows', () => {
  it('rises at once and falls slowly', () => {
    const loud = read(quiet, [-10, -10, false], 100);
    expect(loud.peakDb).toBe(-10);
    expect(read(loud, [-70, -70, false], 350).peakDb).toBe(-20);
  });

  it('holds the loudest for a while', () => {
    const after = read(read(quiet, [-10, -10, false], 100), [-60, -60, false], 1000);
    expect(after.holdDb).toBe(-10);
    expect(read(after, [-60, -60, false], 1700).holdDb).toBe(-60);
  });

  it('shows nothing when no message comes any more', () => {
    expect(rest(quiet, 600)).toBe(quiet);
    expect(rest(quiet, 700)).toMatchObject({ peakDb: FLOOR_DB, inputDb: FLOOR_DB, holdDb: FLOOR_DB });
  });

  it('shows full scale for two seconds, and a microphone that hears not even noise after five', () => {
    const clipped = read(quiet, [0, 0, true], 100);
    expect([isClipping(clipped, 2000), isClipping(clipped, 2200)]).toEqual([true, false]);
    const dead = read(quiet, [FLOOR_DB, FLOOR_DB, false], 5000);
    expect([isDead(dead, 4900), isDead(dead, 5000)]).toEqual([false, true]);
  });
});

describe('what a strip says', () => {
  const loud = read(quiet, [FLOOR_DB, -20, false], 100);

  it('names what is wrong before anything else', () => {
    for (const state of ['no-obs', 'no-input', 'stopped', 'off-air'] as const)
      expect(stripState(channel({ state, muted: true }), loud, true, 100)).toBe(state);
  });

  it('tells a mute by hand from one of the rule, and somebody who talks into a muted microphone', () => {
    expect(stripState(channel({ muted: true, byHand: true }), quiet, false, 0)).toBe('muted-by-hand');
    expect(stripState(channel({ muted: true }), quiet, false, 0)).toBe('muted');
    expect(stripState(channel({ muted: true }), loud, false, 100)).toBe('talks-muted');
  });

  it('tells speech, silence, full scale and a dead microphone apart', () => {
    expect(stripState(channel(), quiet, true, 0)).toBe('speaking');
    expect(stripState(channel(), quiet, false, 0)).toBe('silent');
    expect(stripState(channel(), read(quiet, [0, 0, true], 50), true, 100)).toBe('clipped');
    expect(stripState(channel(), read(quiet, [FLOOR_DB, FLOOR_DB, false], 50), false, 9000)).toBe('dead');
    expect(stripState(channel(), null, false, 0)).toBe('silent');
  });
});

describe('the suggested threshold', () => {
  it('lies between noise and speech, nearer to speech', () => {
    expect(suggest([-62, -60, -61], [-20, -70, -22, -21, -20])).toEqual({
      noiseDb: -60,
      speechDb: -20,
      thresholdDb: -36,
      quality: 'good',
    });
  });

  it('says when speech hardly stands out, or not at all', () => {
    expect(suggest([-40], [-25]).quality).toBe('narrow');
    expect(suggest([-40], [-35]).quality).toBe('lost');
    expect(suggest([-40], [-100])).toMatchObject({ quality: 'lost', thresholdDb: -34 });
  });

  it('is in range and above the noise where the range allows it, whatever was heard', () => {
    const db = fc.array(fc.integer({ min: -100, max: 0 }), { maxLength: 50 });
    fc.assert(
      fc.property(db, db, (noise, speech) => {
        const { thresholdDb, noiseDb } = suggest(noise, speech);
        expect(thresholdDb >= LOWEST_DB && thresholdDb <= HIGHEST_DB).toBe(true);
        if (noiseDb <= HIGHEST_DB - 6) expect(thresholdDb).toBeGreaterThan(noiseDb);
      }),
    );
  });
});
