/** How fast something may be spent: `burst` at once, `perSecond` in the long run. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** A token bucket: full at first, refilled steadily; time that runs backward brings nothing. */
export interface Bucket {
  /** Seconds until so much is there, whole; 0: it is there now. */
  wait(cost: number, nowMs: number): number;
  /** Takes what is there; false, and nothing taken, where it is not enough. */
  take(cost: number, nowMs: number): boolean;
}

export const createBucket = ({ perSecond, burst }: Rate): Bucket => {
  let left = burst;
  let filledAtMs: number | null = null;
  const fill = (nowMs: number): void => {
    left = Math.min(burst, left + (Math.max(0, nowMs - (filledAtMs ?? nowMs)) * perSecond) / 1000);
    filledAtMs = nowMs;
  };
  return {
    wait: (cost, nowMs) => {
      fill(nowMs);
      return cost <= left ? 0 : Math.max(1, Math.ceil((cost - left) / perSecond));
    },
    take: (cost, nowMs) => {
      fill(nowMs);
      if (cost > left) return false;
      left -= cost;
      return true;
    },
  };
};
