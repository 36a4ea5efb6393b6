const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Writes "0:01:58.585" of milliseconds; thousandths only where there are any, below nothing is nothing. */
export const clockText = (ms: number): string => {
  const whole = Math.max(0, Math.round(ms));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / HOUR_MS);
  const minutes = Math.floor((whole % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((whole % MINUTE_MS) / SECOND_MS);
  const fraction = String(whole % SECOND_MS)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${hours}:${two(minutes)}:${two(seconds)}${fraction === '' ? '' : `.${fraction}`}`;
};

/** Reads milliseconds of "118.585": seconds. */
export const secondsMs = (text: string): number | null =>
  /^\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * SECOND_MS) : null;

/** Reads milliseconds of "0:01:58.585", "1:58" or "118.6". */
export const clockMs = (text: string): number | null => {
  const parts = text.split(':');
  const seconds = secondsMs(parts.pop() ?? '');
  if (seconds === null || parts.length > 2 || !parts.every((part) => /^\d{1,2}$/.test(part))) return null;
  const [minutes = 0, hours = 0] = parts.reverse().map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS + seconds;
};
