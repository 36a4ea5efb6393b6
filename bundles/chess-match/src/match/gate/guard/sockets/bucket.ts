import type { Rate } from './limits';

/** A token bucket: full at first, refilled steadily. */
export interface Bucket {
  /** Takes what is there; false, and nothing taken, where it is not enough. */
  take(cost: number, nowMs: number): boolean;
}

export const createBucket = ({ perSecond, burst }: Rate): Bucket => {
  let left = burst;
  let filledAtMs: number | null = null;
  return {
    take: (cost, nowMs) => {
      left = Math.min(burst, left + ((nowMs - (filledAtMs ?? nowMs)) * perSecond) / 1000);
      filledAtMs = nowMs;
      if (cost > left) return false;
      left -= cost;
      return true;
    },
  };
};
