import type { DesiredScene } from './desiredScene';

export interface CoverParts {
  /** Unix ms. */
  now(): number;
  /** Begins to cover the frame: ms to wait for it at most, 0 = nothing covers it. */
  transition(): number;
  /** What was to be covered is done, or not wanted any more. */
  uncover(): void;
  /** The cover of a desired scene is there, or has been waited for long enough. */
  ready(): void;
}

/** What lies over the frame while the scene changes below it; for one desired scene at a time. */
export interface Cover {
  /** Whether the change may be made now; if not, the cover is on its way, and `ready` comes when it is there. */
  isThere(desired: DesiredScene): boolean;
  /** The frame is covered; the change may come `showsMs` later, when OBS shows it. */
  covered(showsMs: number): void;
  lift(): void;
}

export const createCover = ({ now, transition, uncover, ready }: CoverParts): Cover => {
  let current: { readonly desired: DesiredScene; readonly readyMs: number; readonly timer: NodeJS.Timeout } | null =
    null;
  const wait = (desired: DesiredScene, readyMs: number): void => {
    clearTimeout(current?.timer);
    current = { desired, readyMs, timer: setTimeout(ready, readyMs - now() + 1) };
  };
  return {
    isThere: (desired) => {
      if (current?.desired === desired) return now() >= current.readyMs;
      const waitMs = transition();
      if (waitMs === 0) return true;
      wait(desired, now() + waitMs);
      return false;
    },
    covered: (showsMs) => {
      if (current !== null) wait(current.desired, Math.min(current.readyMs, now() + showsMs));
    },
    lift: () => {
      if (current === null) return;
      clearTimeout(current.timer);
      current = null;
      uncover();
    },
  };
};
