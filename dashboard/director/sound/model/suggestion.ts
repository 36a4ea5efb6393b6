/** What calibration found and proposes. dBFS. */
export interface Suggestion {
  readonly noiseDb: number;
  readonly speechDb: number;
  readonly thresholdDb: number;
  /**
   * narrow: speech hardly stands out, so coughs and chairs may open the microphone. lost: it does not stand out at all.
   */
  readonly quality: 'good' | 'narrow' | 'lost';
}

/** The range of the threshold (schemas/defs/channelSettings.json). */
export const LOWEST_DB = -80;
export const HIGHEST_DB = -6;

/** Room above the noise and below speech. */
const ABOVE_NOISE_DB = 6;
const GOOD_DB = 20;
const LOST_DB = 10;
/** Where between noise and speech: nearer to speech, as other people's voices come in louder than the noise. */
const SHARE = 0.6;

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? LOWEST_DB;
};

/**
 * A threshold between what the microphone heard in silence and what it heard when its person spoke.
 * @param noise @param speech peaks in dBFS, some ten a second; speech may have pauses in it
 */
export const suggest = (noise: readonly number[], speech: readonly number[]): Suggestion => {
  const noiseDb = Math.round(Math.max(-100, quantile(noise, 0.95)));
  const speechDb = Math.round(quantile(speech, 0.8));
  const above = Math.max(noiseDb, LOWEST_DB - ABOVE_NOISE_DB);
  const wanted = Math.max(above + ABOVE_NOISE_DB, above + (speechDb - above) * SHARE);
  const distance = speechDb - noiseDb;
  return {
    noiseDb,
    speechDb,
    thresholdDb: Math.round(Math.min(HIGHEST_DB, Math.max(LOWEST_DB, wanted))),
    quality: distance < LOST_DB ? 'lost' : distance < GOOD_DB ? 'narrow' : 'good',
  };
};
