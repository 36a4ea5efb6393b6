import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSample, CLOSED, isSpeaking, silenced, type SpeechGate } from './speechGate';
import { FLOOR_DB } from './level';
import { DEFAULT_SETTINGS, type ChannelSettings } from './settings';

const METER_MS = 50;
/** A meter of a voice: its body some way below its peak. */
const meter = (peakDb: number) => ({ peakDb, bodyDb: Math.max(FLOOR_DB, peakDb - 6) });
const { thresholdDb, releaseMs, holdMs } = DEFAULT_SETTINGS;

/** One sample every 50 ms; when each was taken and whether the person counted as speaking after it. */
const listen = (levels: readonly number[], settings: ChannelSettings = DEFAULT_SETTINGS, from: SpeechGate = CLOSED) => {
  let gate = from;
  return levels.map((db, index) => {
    gate = afterSample(gate, meter(db), 1000 + index * METER_MS, settings);
    return { atMs: index * METER_MS, isOn: isSpeaking(gate) };
  });
};
const wasOn = (levels: readonly number[]): boolean => listen(levels).some(({ isOn }) => isOn);
const onsetMs = (levels: readonly number[]): number | undefined => listen(levels).find(({ isOn }) => isOn)?.atMs;
const times = (count: number, db: number): number[] => Array.from({ length: count }, () => db);

/** Speech: a first syllable that rises or holds, then syllables and closures of at most 50 ms, pauses between words. */
const syllable = fc.array(fc.integer({ min: -20, max: -3 }), { minLength: 2, maxLength: 5 });
const onset = fc
  .integer({ min: -15, max: -3 })
  .chain((peak) =>
    fc.tuple(fc.integer({ min: -30, max: peak }), fc.constant(peak), fc.integer({ min: peak - 6, max: -2 })),
  );
const closure = fc.constantFrom<number[]>([], [-70]);
const speech = fc
  .tuple(onset, fc.array(fc.tuple(closure, syllable), { minLength: 3, maxLength: 12 }))
  .map(([first, rest]) => [...first, ...rest.flatMap(([gap, tones]) => [...gap, ...tones])]);

/**
 * A cough: up within 20 ms, a burst of at most 60 ms, then falling breath; perhaps a voiced end well below the burst.
 */
const cough = fc
  .record({
    peak: fc.integer({ min: -12, max: 0 }),
    rise: fc.option(fc.integer({ min: 1, max: 25 }), { nil: null }),
    first: fc.integer({ min: 7, max: 14 }),
    tail: fc.array(fc.integer({ min: 8, max: 18 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ peak, rise, first, tail }) => [
    ...(rise === null ? [] : [peak - rise]),
    peak,
    peak - first,
    ...tail.map((below) => peak - below),
  ]);

describe('who speaks on one microphone', () => {
  it('hears speech with the third meter of it: 100 ms after the first', () => {
    fc.assert(
      fc.property(speech, (levels) => {
        expect(onsetMs(levels)).toBe(100);
      }),
    );
  });

  it('stays through the pauses between words and closes after the release', () => {
    fc.assert(
      fc.property(speech, fc.integer({ min: 1, max: releaseMs / METER_MS - 1 }), (levels, pause) => {
        const heard = listen([...levels, ...times(pause, -80), ...levels]);
        expect(heard.slice(2).every(({ isOn }) => isOn)).toBe(true);
        const after = listen([...levels, ...times(1 + Math.max(releaseMs, holdMs) / METER_MS, -80)]);
        expect(after.at(-1)?.isOn).toBe(false);
      }),
    );
  });

  it('does not take a cough for speech, nor two in a row', () => {
    fc.assert(
      fc.property(cough, cough, fc.integer({ min: 3, max: 20 }), (first, second, pause) => {
        expect(wasOn([...first, ...times(pause, -70), ...second, ...times(20, -70)])).toBe(false);
      }),
    );
  });

  it('does not take a knock of one or two meters for speech, however loud', () => {
    for (const knock of [[0], [0, 0], [-3, 0]])
      expect(wasOn([...times(5, -70), ...knock, ...times(20, -70)])).toBe(false);
  });

  it('hears what began like a cough and goes on as speech', () => {
    expect(onsetMs([-3, -15, -18, -5])).toBe(150);
    expect(onsetMs([-3, ...times(20, -15)])).toBe(450);
  });

  it('never opens on a noise floor below the threshold', () => {
    const floor = fc.array(fc.double({ min: FLOOR_DB, max: thresholdDb - 0.1, noNaN: true }), { maxLength: 200 });
    fc.assert(
      fc.property(floor, (levels) => {
        expect(wasOn(levels)).toBe(false);
      }),
    );
  });

  it('does not flutter on a level at the threshold: hysteresis keeps it open', () => {
    const around = fc.array(fc.double({ min: thresholdDb - 5.9, max: thresholdDb + 5, noNaN: true }), {
      maxLength: 100,
    });
    fc.assert(
      fc.property(around, (levels) => {
        const heard = listen([...times(3, thresholdDb + 1), ...levels]);
        expect(heard.slice(2).every(({ isOn }) => isOn)).toBe(true);
      }),
    );
  });

  it('once open stays open at least for the hold, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: FLOOR_DB, max: 0 }), { maxLength: 200 }), (levels) => {
        let openMs: number | null = null;
        for (const { atMs, isOn } of listen(levels)) {
          if (isOn) openMs ??= atMs;
          else if (openMs !== null) {
            expect(atMs - openMs).toBeGreaterThanOrEqual(holdMs);
            openMs = null;
          }
        }
      }),
    );
  });

  it('does not count a clock that jumps or stands still as time that was loud', () => {
    const jump = fc.oneof(fc.integer({ min: 151, max: 1e9 }), fc.integer({ min: -1e9, max: 0 }));
    fc.assert(
      fc.property(fc.array(jump, { maxLength: 60 }), (jumps) => {
        let atMs = 1e10;
        let gate = CLOSED;
        for (const step of jumps) gate = afterSample(gate, meter(-10), (atMs += step), DEFAULT_SETTINGS);
        expect(isSpeaking(gate)).toBe(false);
      }),
    );
  });

  it('closes over a gap in the meters no later than over silence', () => {
    let gate = times(3, -10).reduce(
      (heard, db, index) => afterSample(heard, meter(db), index * METER_MS, DEFAULT_SETTINGS),
      CLOSED,
    );
    expect(isSpeaking(gate)).toBe(true);
    for (const atMs of [60_000, 120_000, 180_000]) gate = afterSample(gate, meter(FLOOR_DB), atMs, DEFAULT_SETTINGS);
    expect(isSpeaking(gate)).toBe(false);
  });

  it('is silent at once when muted, and hears anew afterwards', () => {
    const speaking = times(3, -10).reduce(
      (heard, db, index) => afterSample(heard, meter(db), index * METER_MS, DEFAULT_SETTINGS),
      CLOSED,
    );
    expect(isSpeaking(silenced(speaking))).toBe(false);
    expect(listen(times(3, -10), DEFAULT_SETTINGS, silenced(speaking)).map(({ isOn }) => isOn)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
