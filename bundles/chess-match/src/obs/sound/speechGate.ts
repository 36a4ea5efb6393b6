import type { Level } from './level';
import type { ChannelSettings } from './settings';

/** A cough bursts and falls at once; speech stays, or comes back, within so much of its loudest. */
const FALL_DB = 6;
/**
 * The same of its body. A meter sees the end of a burst as high as its middle, but hears less of it; how much a meter
 * looks at depends on the device: 10 to 43 ms of every 50.
 */
const BODY_FALL_DB = 8;
/** What falls at once and yet goes on so long, not farther below its loudest than that, is speech after all. */
const LONG_MS = 450;
const LONG_FALL_DB = 24;
/** Between two bursts: a second cough is not the first one going on. */
const GAP_MS = 100;
/** Meters come every 50 ms give or take: three of them are 100 ms. */
const JITTER_MS = 15;
/** Meters that stayed away longer do not join what was loud before with what is loud after. */
const BREAK_MS = 150;
/** What is loud right after such a break may be the end of a cough that was not heard: it has to stay longer. */
const AFTER_BREAK = { withinMs: 100, attackMs: 200 };
/** What one gap counts at most, as when a clock jumps. */
const LONGEST_STEP_MS = 1000;

/** What one meter says; both FLOOR_DB when muted. */
export type Sample = Pick<Level, 'peakDb' | 'bodyDb'>;

/** Something loud that may become speech. */
interface Burst {
  readonly sinceMs: number;
  readonly loudestDb: number;
  readonly fullestDb: number;
  readonly lastLoudMs: number;
  /** Time of it that was loud, without what is far below its loudest. */
  readonly loudMs: number;
}

/** One microphone as it was heard so far. Times count what was heard, not a clock: a clock that jumps moves nothing. */
export interface SpeechGate {
  readonly heardMs: number;
  /** When meters last came again after they had stayed away. */
  readonly brokeMs: number;
  /** Of the caller's clock, at the last sample. */
  readonly atMs: number | null;
  readonly burst: Burst | null;
  readonly speaking: { readonly sinceMs: number; readonly lastLoudMs: number } | null;
}

export const CLOSED: SpeechGate = { heardMs: 0, brokeMs: -Infinity, atMs: null, burst: null, speaking: null };

const stepMs = (from: number | null, to: number): number =>
  from === null ? 0 : Math.min(LONGEST_STEP_MS, Math.max(0, to - from));

const grown = (burst: Burst | null, { peakDb, bodyDb }: Sample, nowMs: number, step: number): Burst => {
  if (burst === null) return { sinceMs: nowMs, loudestDb: peakDb, fullestDb: bodyDb, lastLoudMs: nowMs, loudMs: 0 };
  const loudestDb = Math.max(burst.loudestDb, peakDb);
  return {
    sinceMs: burst.sinceMs,
    loudestDb,
    fullestDb: Math.max(burst.fullestDb, bodyDb),
    lastLoudMs: nowMs,
    loudMs: burst.loudMs + (peakDb >= loudestDb - LONG_FALL_DB ? step : 0),
  };
};

/** Loud for the attack, and not falling away as a cough does; or loud for very long. */
const isSpeech = (burst: Burst, { peakDb, bodyDb }: Sample, nowMs: number, attackMs: number): boolean => {
  if (nowMs - burst.sinceMs + JITTER_MS < attackMs) return false;
  const stays = peakDb >= burst.loudestDb - FALL_DB && bodyDb >= burst.fullestDb - BODY_FALL_DB;
  return attackMs === 0 || stays || burst.loudMs >= LONG_MS;
};

const attackOf = ({ sinceMs }: Burst, brokeMs: number, attackMs: number): number =>
  attackMs > 0 && sinceMs - brokeMs <= AFTER_BREAK.withinMs ? Math.max(attackMs, AFTER_BREAK.attackMs) : attackMs;

const waiting = (
  gate: SpeechGate,
  sample: Sample,
  nowMs: number,
  step: number,
  settings: ChannelSettings,
): SpeechGate => {
  if (sample.peakDb < settings.thresholdDb) {
    const isOver = gate.burst === null || nowMs - gate.burst.lastLoudMs + JITTER_MS >= GAP_MS;
    return isOver ? { ...gate, burst: null } : gate;
  }
  const burst = grown(gate.burst, sample, nowMs, step);
  return isSpeech(burst, sample, nowMs, attackOf(burst, gate.brokeMs, settings.attackMs))
    ? { ...gate, burst: null, speaking: { sinceMs: nowMs, lastLoudMs: nowMs } }
    : { ...gate, burst };
};

const speakingOn = (
  gate: SpeechGate,
  speaking: NonNullable<SpeechGate['speaking']>,
  levelDb: number,
  nowMs: number,
  { thresholdDb, hysteresisDb, holdMs, releaseMs }: ChannelSettings,
): SpeechGate => {
  if (levelDb >= thresholdDb - hysteresisDb) return { ...gate, speaking: { ...speaking, lastLoudMs: nowMs } };
  const stays = nowMs - speaking.sinceMs < holdMs || nowMs - speaking.lastLoudMs < releaseMs;
  return stays ? gate : { ...gate, speaking: null };
};

/**
 * The gate after one more sample.
 * @param sample what goes out @param atMs any clock, also one that jumps
 */
export const afterSample = (gate: SpeechGate, sample: Sample, atMs: number, settings: ChannelSettings): SpeechGate => {
  const step = stepMs(gate.atMs, atMs);
  const nowMs = gate.heardMs + step;
  const broken = step > BREAK_MS ? { burst: null, brokeMs: nowMs } : {};
  const next: SpeechGate = { ...gate, heardMs: nowMs, atMs, ...broken };
  return gate.speaking === null
    ? waiting(next, sample, nowMs, step, settings)
    : speakingOn(next, gate.speaking, sample.peakDb, nowMs, settings);
};

/** Muted, unplugged, or its meters stopped: silent at once. */
export const silenced = (gate: SpeechGate): SpeechGate => ({ ...gate, atMs: null, burst: null, speaking: null });

export const isSpeaking = ({ speaking }: SpeechGate): boolean => speaking !== null;
