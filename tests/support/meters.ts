import { toDb } from '../../bundles/chess-match/src/obs/sound/level';
import type { Sample } from '../../bundles/chess-match/src/obs/sound/speechGate';
import { msOf, type Samples } from './recordings';

const EVERY_MS = 50;

/**
 * What OBS's meters say of a recording: every 50 ms the peak and the mean of the last block that the device gave, and
 * nothing of the blocks before it. @param block samples: 480 for most microphones, 2048 for a media source
 */
export const metersOf = (samples: Samples, block: number, fromMs: number): Sample[] => {
  const meters: Sample[] = [];
  const perMs = samples.length / msOf(samples);
  for (let atMs = fromMs; atMs < msOf(samples); atMs += EVERY_MS) {
    const end = Math.floor((atMs * perMs) / block) * block;
    const heard = samples.subarray(Math.max(0, end - block), end);
    const peak = heard.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    const square = heard.reduce((sum, sample) => sum + sample * sample, 0) / block;
    meters.push({ peakDb: toDb(peak), bodyDb: toDb(Math.sqrt(square)) });
  }
  return meters;
};
