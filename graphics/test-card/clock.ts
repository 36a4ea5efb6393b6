const two = (value: number): string => String(value).padStart(2, '0');

/** "14:35:07" of a moment by the clock of this machine's zone; `offsetMinutes` as Date.getTimezoneOffset gives it. */
export const clockText = (atMs: number, offsetMinutes: number): string => {
  const seconds = Math.floor(atMs / 1000) - offsetMinutes * 60;
  const day = ((seconds % 86_400) + 86_400) % 86_400;
  return [Math.floor(day / 3600), Math.floor(day / 60) % 60, day % 60].map(two).join(':');
};

/**
 * Frames drawn since the second began, counted by the second itself: a lost frame shows as a number that is too small.
 */
export const createFrameCounter = () => {
  let second = -1;
  let inSecond = 0;
  let total = 0;
  /** @returns the frame's number in its second, from 0, and the number of all frames. */
  return (atMs: number): { readonly inSecond: number; readonly total: number } => {
    const now = Math.floor(atMs / 1000);
    inSecond = now === second ? inSecond + 1 : 0;
    second = now;
    total += 1;
    return { inSecond, total };
  };
};

export const frameText = (inSecond: number): string => two(inSecond);
