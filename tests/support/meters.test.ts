import { describe, expect, it } from 'vitest';
import { CLOSED, afterSample, isSpeaking } from '../../bundles/chess-match/src/obs/sound/speechGate';
import { DEFAULT_SETTINGS } from '../../bundles/chess-match/src/obs/sound/settings';
import { metersOf } from './meters';
import { cough, joined, louder, silence, tone, type Samples } from './recordings';

const BLOCKS = [480, 1024, 2048];
/** Every few ms of a block: where in it a sound begins decides what a meter sees of it. */
const OFFSETS = Array.from({ length: 22 }, (_, index) => 300 + index * 2);
const LOOKS = [0, 13, 26, 39];

/** Meters that do not come: an OBS out of breath leaves some out. */
type Missing = (index: number) => boolean;
const NONE: Missing = () => false;

/** How many of all ways in which OBS may look at this sound are taken for speech. */
const takenForSpeech = (sound: Samples, isMissing: Missing = NONE): number => {
  let taken = 0;
  for (const block of BLOCKS)
    for (const offset of OFFSETS)
      for (const fromMs of LOOKS) {
        let gate = CLOSED;
        let spoke = false;
        for (const [index, sample] of metersOf(joined(silence(offset), sound, silence(300)), block, fromMs).entries()) {
          if (isMissing(index)) continue;
          gate = afterSample(gate, sample, index * 50, DEFAULT_SETTINGS);
          spoke ||= isSpeaking(gate);
        }
        if (spoke) taken += 1;
      }
  return taken;
};

describe('the speech gate behind the meters of OBS', () => {
  it.each([0, -10, -20])('takes no cough for speech, however OBS slices it, at %d dB', (db) => {
    for (const seed of [1, 2, 3]) expect(takenForSpeech(louder(cough(seed), db))).toBe(0);
  });

  it.each([3, 4, 5])('nor where meters are left out, %d of them', (count) => {
    for (let from = 5; from < 14; from += 2)
      expect(takenForSpeech(cough(1), (index) => index >= from && index < from + count)).toBe(0);
  });

  it('takes what stays for speech, however OBS slices it', () => {
    expect(takenForSpeech(tone(400, -20))).toBe(BLOCKS.length * OFFSETS.length * LOOKS.length);
  });
});
