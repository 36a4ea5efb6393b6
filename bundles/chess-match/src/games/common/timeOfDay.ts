const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The time of day, "21:40", of the minute that has begun.
 *
 * @param atMs Unix ms
 * @param zoneMs by how much clocks there are ahead of UTC, ms
 */
export const timeOfDay = (atMs: number, zoneMs: number): string => {
  const minute = Math.floor((atMs + zoneMs) / MINUTE_MS) % (DAY_MS / MINUTE_MS);
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
};

/** The time of day of an end, "21:41": a minute that has begun counts in full. */
export const endOfDay = (atMs: number, zoneMs: number): string =>
  timeOfDay(Math.ceil(atMs / MINUTE_MS) * MINUTE_MS, zoneMs);

/**
 * The moment of this time of day that is nearest to now: an evening runs past midnight.
 *
 * @param time "21:40", 24 hours
 * @param nowMs Unix ms
 * @param zoneMs by how much clocks there are ahead of UTC, ms
 * @returns Unix ms
 */
export const momentOf = (time: string, nowMs: number, zoneMs: number): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const once = (hours * 60 + minutes) * MINUTE_MS - zoneMs;
  return once + Math.round((nowMs - once) / DAY_MS) * DAY_MS;
};
