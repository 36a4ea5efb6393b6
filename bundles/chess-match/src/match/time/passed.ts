import type { ClockReading } from './machineClocks';

/** What is less than this is nobody's business: slewing, a busy moment, the coarse count of the time since boot. */
export const LIMIT_MS = 2000;

/** What happened between two looks at the machine's clocks. */
export interface Passed {
  /** Time that really went by, the machine's sleep included. Never below zero. */
  readonly realMs: number;
  /** How long the machine slept; 0 if it did not. */
  readonly sleptMs: number;
  /** By how much the system's clock was set forward, back below 0; 0 if it was not. */
  readonly steppedMs: number;
}

const beyondLimit = (ms: number): number => (Math.abs(ms) > LIMIT_MS ? Math.round(ms) : 0);

/**
 * Tells sleep from a step: in sleep the time since boot runs ahead of the monotonic clock, in a step the system's clock
 * runs away from both. Where the platform does not tell the time since boot, sleep looks like a step forward, and is
 * told as one: nobody loses time, and somebody is asked to look.
 */
export const passed = (before: ClockReading, after: ClockReading): Passed => {
  const monoMs = Math.max(0, after.monoMs - before.monoMs);
  const upMs = before.upMs === null || after.upMs === null ? monoMs : after.upMs - before.upMs;
  const sleptMs = Math.max(0, beyondLimit(upMs - monoMs));
  const realMs = monoMs + sleptMs;
  return { realMs, sleptMs, steppedMs: beyondLimit(after.wallMs - before.wallMs - realMs) };
};

/**
 * Whether nobody could press for longer than anybody may be asked to bear, and why; null if somebody could.
 * @param everyMs how often the clocks are looked at
 */
export const lossOf = ({ realMs, sleptMs }: Passed, everyMs: number): 'stalled' | 'suspended' | null => {
  if (sleptMs > 0) return 'suspended';
  return realMs - everyMs > LIMIT_MS ? 'stalled' : null;
};
