import type { ClocksView } from 'chess-match/client';

export type Clock = ClocksView['clocks'][number];

/** Time left now, never below zero. `nowMs` by the server's clock. */
export const remainingAt = (clock: Clock, nowMs: number): number =>
  Math.max(0, clock.remainingMs - (clock.runningSinceMs === null ? 0 : Math.max(0, nowMs - clock.runningSinceMs)));

const TENTHS_BELOW_MS = 20_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** "1:29:50" from an hour on, else "29:50"; tenths in the last twenty seconds. Only an empty clock shows nothing but noughts. */
export const formatClock = (ms: number): string => {
  if (ms < TENTHS_BELOW_MS) {
    const tenths = Math.ceil(ms / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  return formatSpan(Math.ceil(ms / 1000) * 1000);
};

/** A length of time as a clock shows it: "1:05", "12:00:00"; whole seconds. */
export const formatSpan = (ms: number): string => {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** No clock takes more: the commands' schema. */
export const DAY_MS = 86_400_000;

/** "1:30:00", "5:00" or "45" (seconds), a minus before it where time is taken; null if it is no time. */
export const parseSpan = (text: string): number | null => {
  const match = /^([+-])?(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text.trim());
  if (match === null) return null;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  const isLarge = (match[3] !== undefined && Number(seconds) > 59) || (match[2] !== undefined && Number(minutes) > 59);
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return isLarge ? null : ms * (sign === '-' ? -1 : 1);
};

/** What is wrong with a time as typed; an empty field is not filled in yet, which is not wrong. */
export const spanProblem = (text: string): 'form' | 'tooLong' | null => {
  if (text.trim() === '') return null;
  const ms = parseSpan(text);
  if (ms === null) return 'form';
  return Math.abs(ms) > DAY_MS ? 'tooLong' : null;
};
