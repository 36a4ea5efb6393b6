/** Longest wait of a timer: a clock that is set meanwhile is looked at again after it. */
const LONGEST_MS = 60_000;

export interface Alarm {
  /** Instead of what was set before; null: nothing. Unix ms. */
  set(atMs: number | null): void;
}

/** Calls `ring` once it is time by `now`. It keeps no process alive. */
export const createAlarm = (now: () => number, ring: () => void): Alarm => {
  let timer: NodeJS.Timeout | null = null;
  const set = (atMs: number | null): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (atMs === null) return;
    timer = setTimeout(
      () => {
        if (now() >= atMs) ring();
        else set(atMs);
      },
      Math.min(LONGEST_MS, Math.max(0, atMs - now())),
    );
    timer.unref();
  };
  return { set };
};
