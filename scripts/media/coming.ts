/** Segments come every two seconds where OBS sends key frames as it should. */
const LEAST_MS = 6000;
/** Of the time between the last two of them: who sends key frames seldom is not away in between. */
const LATE = 1.5;

/** Whether a feed comes, told by when its segments come. Times are Unix ms. */
export const createComing = () => {
  let comes = false;
  let sinceMs: number | null = null;
  let lastAtMs: number | null = null;
  let gapMs = 0;

  const stop = (atMs: number): void => {
    if (!comes) return;
    comes = false;
    sinceMs = atMs;
  };
  return {
    /** @param hasCome a segment or more, since the look before */
    look: (nowMs: number, hasCome: boolean): void => {
      if (hasCome) {
        gapMs = comes && lastAtMs !== null ? nowMs - lastAtMs : 0;
        lastAtMs = nowMs;
        if (!comes) sinceMs = nowMs;
        comes = true;
      } else if (lastAtMs !== null && nowMs - lastAtMs >= Math.max(LEAST_MS, LATE * gapMs)) stop(lastAtMs);
    },
    /** The connection is over. */
    ended: stop,
    status: () => ({ comes, sinceMs, lastAtMs }),
  };
};
