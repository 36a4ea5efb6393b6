import type { ChannelSettings } from './settings';

/** A cough bursts and falls at once; speech stays, or comes back, within so much of its loudest. */
const FALL_DB = 6;
/** What falls at once and yet goes on so long is speech after all. */
const LONG_MS = 500;
/** Between two bursts: a second cough is not the first one going on. */
const GAP_MS = 100;
/** Meters come every 50 ms give or take: three of them are 100 ms. */
const JITTER_MS = 15;
/** Meters that stayed away longer do not join what was loud before with what is loud after. */
const BREAK_MS = 150;
/** What one gap counts at most, as when a clock jumps. */
const LONGEST_STEP_MS = 1000;

/** Something loud that may become speech. */
interface Burst {
  readonly sinceMs: number;
  readonly loudestDb: number;
  readonly lastLoudMs: number;
  /** Time of it that was loud. */
  readonly loudMs: number;
}

/** One microphone as it was heard so far. Times count what was heard, not a clock: a clock that jumps moves nothing. */
export interface Ear {
  readonly heardMs: number;
  /** Of the caller's clock, at the last sample. */
  readonly atMs: number | null;
  readonly burst: Burst | null;
  readonly speaking: { readonly sinceMs: number; readonly lastLoudMs: number } | null;
}

export const DEAF: Ear = { heardMs: 0, atMs: null, burst: null, speaking: null };

const stepMs = (from: number | null, to: number): number =>
  from === null ? 0 : Math.min(LONGEST_STEP_MS, Math.max(0, to - from));

const grown = (burst: Burst | null, levelDb: number, nowMs: number, step: number): Burst =>
  burst === null
    ? { sinceMs: nowMs, loudestDb: levelDb, lastLoudMs: nowMs, loudMs: 0 }
    : {
        sinceMs: burst.sinceMs,
        loudestDb: Math.max(burst.loudestDb, levelDb),
        lastLoudMs: nowMs,
        loudMs: burst.loudMs + step,
      };

/** Loud for the attack, and not falling away as a cough does; or loud for very long. */
const isSpeech = (burst: Burst, levelDb: number, nowMs: number, attackMs: number): boolean => {
  if (nowMs - burst.sinceMs + JITTER_MS < attackMs) return false;
  return attackMs === 0 || levelDb >= burst.loudestDb - FALL_DB || burst.loudMs >= LONG_MS;
};

const waiting = (ear: Ear, levelDb: number, nowMs: number, step: number, settings: ChannelSettings): Ear => {
  if (levelDb < settings.thresholdDb) {
    const isOver = ear.burst === null || nowMs - ear.burst.lastLoudMs + JITTER_MS >= GAP_MS;
    return isOver ? { ...ear, burst: null } : ear;
  }
  const burst = grown(ear.burst, levelDb, nowMs, step);
  return isSpeech(burst, levelDb, nowMs, settings.attackMs)
    ? { ...ear, burst: null, speaking: { sinceMs: nowMs, lastLoudMs: nowMs } }
    : { ...ear, burst };
};

const speakingOn = (
  ear: Ear,
  speaking: NonNullable<Ear['speaking']>,
  levelDb: number,
  nowMs: number,
  { thresholdDb, hysteresisDb, holdMs, releaseMs }: ChannelSettings,
): Ear => {
  if (levelDb >= thresholdDb - hysteresisDb) return { ...ear, speaking: { ...speaking, lastLoudMs: nowMs } };
  const stays = nowMs - speaking.sinceMs < holdMs || nowMs - speaking.lastLoudMs < releaseMs;
  return stays ? ear : { ...ear, speaking: null };
};

/**
 * The ear after one more sample.
 * @param levelDb what goes out: FLOOR_DB when muted @param atMs any clock, also one that jumps
 */
export const hear = (ear: Ear, levelDb: number, atMs: number, settings: ChannelSettings): Ear => {
  const step = stepMs(ear.atMs, atMs);
  const nowMs = ear.heardMs + step;
  const next: Ear = { ...ear, heardMs: nowMs, atMs, burst: step > BREAK_MS ? null : ear.burst };
  return ear.speaking === null
    ? waiting(next, levelDb, nowMs, step, settings)
    : speakingOn(next, ear.speaking, levelDb, nowMs, settings);
};

/** Muted, unplugged, or its meters stopped: silent at once. */
export const silenced = (ear: Ear): Ear => ({ ...ear, atMs: null, burst: null, speaking: null });

export const isSpeaking = ({ speaking }: Ear): boolean => speaking !== null;
