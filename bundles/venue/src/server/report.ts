import type { DeviceReport } from 'chess-match/contract/venue';

const NOTHING: DeviceReport = {
  roundTripMs: null,
  screen: null,
  browser: null,
  program: null,
  wakeLock: null,
  battery: null,
};

const WAKE_LOCKS = ['held', 'refused', 'unsupported', 'insecure'] as const;

const text = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : null;

const whole = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(0, Math.round(value))) : null;

const battery = (value: unknown): DeviceReport['battery'] => {
  if (typeof value !== 'object' || value === null) return null;
  const { percent, charging } = value as Readonly<Record<string, unknown>>;
  const level = whole(percent, 100);
  return level !== null && typeof charging === 'boolean' ? { percent: level, charging } : null;
};

/** What a device says of itself, whatever it sends: what cannot be read is not known. */
export const readReport = (value: unknown): DeviceReport => {
  if (typeof value !== 'object' || value === null) return NOTHING;
  const said = value as Readonly<Record<string, unknown>>;
  return {
    roundTripMs: whole(said['roundTripMs'], 60_000),
    screen: text(said['screen'], 40),
    browser: text(said['browser'], 60),
    program: text(said['program'], 40),
    wakeLock: WAKE_LOCKS.find((known) => known === said['wakeLock']) ?? null,
    battery: battery(said['battery']),
  };
};
