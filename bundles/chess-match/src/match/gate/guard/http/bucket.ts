/** How much may be taken at once, and how fast it comes back. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What was left of a purse at a moment. */
export interface Level {
  readonly left: number;
  readonly atMs: number;
}

export const fullLevel = ({ burst }: Rate, nowMs: number): Level => ({ left: burst, atMs: nowMs });

/** What is there now; time that runs backward brings nothing. */
export const levelAt = ({ burst, perSecond }: Rate, { left, atMs }: Level, nowMs: number): Level => ({
  left: Math.min(burst, left + (Math.max(0, nowMs - atMs) / 1000) * perSecond),
  atMs: nowMs,
});

/** Seconds until `cost` can be taken, whole, at least one. */
export const secondsUntil = ({ perSecond }: Rate, { left }: Level, cost: number): number =>
  Math.max(1, Math.ceil((cost - left) / perSecond));
