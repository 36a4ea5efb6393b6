/** What one meter message says of one input. dBFS of its loudest channel, FLOOR_DB for silence. */
export interface Level {
  /** After mute and fader: what goes out. */
  readonly peakDb: number;
  /** The same as its mean over the time the meter looked at: a burst has little of it, a voice much. */
  readonly bodyDb: number;
  /** Before them: what the microphone itself hears. */
  readonly inputDb: number;
  /** Reached full scale. */
  readonly clipped: boolean;
  /** The message held a value no sound can have; it counts as silence. */
  readonly garbage: boolean;
}

/** Below it nothing is told apart. */
export const FLOOR_DB = -100;
const FLOOR_MUL = 10 ** (FLOOR_DB / 20);
/** Floating-point audio may exceed full scale, but not by 20 dB: such values are OBS's uninitialised memory (1e35). */
const GARBAGE_MUL = 10;

/** 16-bit audio ends a hair below full scale. */
const CLIPPED_MUL = 0.99;

export const SILENCE: Level = { peakDb: FLOOR_DB, bodyDb: FLOOR_DB, inputDb: FLOOR_DB, clipped: false, garbage: false };

const isSound = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= GARBAGE_MUL;

/** @param mul linear, 1 = full scale @returns dBFS from FLOOR_DB to 0 */
export const toDb = (mul: number): number => (mul <= FLOOR_MUL ? FLOOR_DB : Math.min(0, 20 * Math.log10(mul)));

/** One number at this place of every channel's [magnitude, peak, peak before volume]. */
const loudest = (channels: readonly unknown[], place: number): { mul: number; garbage: boolean } => {
  let mul = 0;
  let garbage = false;
  for (const channel of channels) {
    const value: unknown = Array.isArray(channel) ? channel[place] : undefined;
    if (isSound(value)) mul = Math.max(mul, value);
    else garbage = true;
  }
  return { mul, garbage };
};

/**
 * The level in `inputLevelsMul` of InputVolumeMeters: per audio channel [magnitude, peak, peak before volume].
 * An empty list is an input without sound. Whatever else comes, the result is a level.
 */
export const levelOf = (levels: unknown): Level => {
  if (!Array.isArray(levels)) return { ...SILENCE, garbage: true };
  const [body, peak, input] = [loudest(levels, 0), loudest(levels, 1), loudest(levels, 2)];
  const garbage = body.garbage || peak.garbage || input.garbage;
  if (garbage) return { ...SILENCE, garbage };
  const clipped = peak.mul >= CLIPPED_MUL;
  return { peakDb: toDb(peak.mul), bodyDb: toDb(body.mul), inputDb: toDb(input.mul), clipped, garbage };
};

/** Levels by input name out of the data of one InputVolumeMeters; entries without a name are left out. */
export const levelsOf = (inputs: unknown): ReadonlyMap<string, Level> => {
  const levels = new Map<string, Level>();
  if (!Array.isArray(inputs)) return levels;
  for (const input of inputs as readonly unknown[]) {
    if (typeof input !== 'object' || input === null) continue;
    const { inputName, inputLevelsMul } = input as { inputName?: unknown; inputLevelsMul?: unknown };
    if (typeof inputName === 'string') levels.set(inputName, levelOf(inputLevelsMul));
  }
  return levels;
};
