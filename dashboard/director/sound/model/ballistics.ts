/** What a meter shows. Decibels are dBFS. */
export interface Reading {
  /** After mute and fader, as the last message said it. */
  readonly rawDb: number;
  /** After mute and fader, falling slowly. */
  readonly peakDb: number;
  /** Before them, falling slowly: what the microphone itself hears. */
  readonly inputDb: number;
  /** The loudest of the last moments, after mute and fader. */
  readonly holdDb: number;
  /** When holdDb was reached. */
  readonly heldMs: number;
  /** When it last reached full scale; null for not yet. */
  readonly clippedMs: number | null;
  /** When the microphone last heard anything at all, be it noise; the first message counts. */
  readonly aliveMs: number;
  /** Of the last message. */
  readonly atMs: number;
}

export const FLOOR_DB = -100;
const FALL_DB_PER_SECOND = 40;
const HOLD_MS = 1500;
/** Even a quiet room is louder at a microphone that is plugged in. */
const DEAD_DB = -90;
const DEAD_MS = 5000;
const CLIP_SHOWN_MS = 2000;
const LOST_MS = 700;

const fallen = (db: number, ms: number): number =>
  Math.max(FLOOR_DB, db - (FALL_DB_PER_SECOND * Math.max(0, ms)) / 1000);

/** The reading after one more message. */
export const read = (
  before: Reading | null,
  [peakDb, inputDb, clipped]: readonly [number, number, boolean],
  atMs: number,
): Reading => {
  const last = before ?? {
    rawDb: FLOOR_DB,
    peakDb: FLOOR_DB,
    inputDb: FLOOR_DB,
    holdDb: FLOOR_DB,
    heldMs: atMs,
    clippedMs: null,
    aliveMs: atMs,
    atMs,
  };
  const ms = atMs - last.atMs;
  const isHigher = peakDb >= last.holdDb || atMs - last.heldMs > HOLD_MS;
  return {
    rawDb: peakDb,
    peakDb: Math.max(peakDb, fallen(last.peakDb, ms)),
    inputDb: Math.max(inputDb, fallen(last.inputDb, ms)),
    holdDb: isHigher ? peakDb : last.holdDb,
    heldMs: isHigher ? atMs : last.heldMs,
    clippedMs: clipped ? atMs : last.clippedMs,
    aliveMs: inputDb > DEAD_DB ? atMs : last.aliveMs,
    atMs,
  };
};

/** The reading as it stands when no message came since: everything falls. */
export const rest = (reading: Reading, nowMs: number): Reading =>
  nowMs - reading.atMs < LOST_MS ? reading : { ...reading, peakDb: FLOOR_DB, inputDb: FLOOR_DB, holdDb: FLOOR_DB };

export const isClipping = ({ clippedMs }: Reading, nowMs: number): boolean =>
  clippedMs !== null && nowMs - clippedMs < CLIP_SHOWN_MS;

/** Nothing at all for long: no cable, no power, or the wrong input. */
export const isDead = ({ aliveMs }: Reading, nowMs: number): boolean => nowMs - aliveMs >= DEAD_MS;
