import type { ObsLine } from '../contract';

/**
 * Of the frames that OBS would have made since: it counts the late ones too, but its user may have changed their rate.
 */
const LEAST_PART = 1 / 3;

/** Tells an OBS that was lost and came back from one that was started anew: that one has made too few frames. */
export interface Restarts {
  /** To be asked on every connection; false too where OBS does not say. */
  isStartedAnew(): Promise<boolean>;
}

/** @param now ms by a clock that only goes forward */
export const createRestarts = (line: ObsLine, now: () => number): Restarts => {
  let last: { readonly frames: number; readonly atMs: number } | null = null;
  return {
    isStartedAnew: async () => {
      const stats = await line.call('GetStats', {});
      if (!stats.ok) return false;
      const { renderTotalFrames: frames, activeFps } = stats.value;
      const before = last;
      last = { frames, atMs: now() };
      if (before === null) return false;
      const madeSince = (activeFps * (last.atMs - before.atMs)) / 1000;
      return frames < before.frames + madeSince * LEAST_PART;
    },
  };
};
