const two = (value: number): string => String(value).padStart(2, '0');

/** A length of time as a clock shows it: "1:05", "12:00:00"; whole seconds, whatever its sign. */
export const formatSpan = (ms: number): string => {
  const seconds = Math.round(Math.abs(ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/**
 * Time left, "1:29:50" or "9:05": seconds begun count in full, so that only a fallen flag reads 0:00; it stays there.
 */
export const formatClock = (ms: number): string => formatSpan(Math.ceil(Math.max(0, ms) / 1000) * 1000);

const TENTHS_BELOW_MS = 20_000;

/** The same with tenths in the last twenty seconds, "0:09.3"; only an empty clock shows nothing but noughts. */
export const formatFineClock = (ms: number): string => {
  if (ms >= TENTHS_BELOW_MS) return formatClock(ms);
  const tenths = Math.ceil(Math.max(0, ms) / 100);
  return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
};
