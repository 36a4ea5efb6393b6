import { tellCovered, type InstanceId } from 'chess-match/client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isInObs } from '../air/inObs';

/** A server that says nothing any more keeps nobody covered longer. */
const HOLD_LIMIT_MS = 2000;

/** Only what OBS shows can cover its picture: a browser source, or a page that says of which instance it is. */
const isOnAir = (): boolean => isInObs() || new URLSearchParams(location.search).has('machine');

export interface Cover {
  /** The timeline that will be held. */
  keep(timeline: gsap.core.Timeline): gsap.core.Timeline;
  /** It stands still, and everything is covered. */
  readonly held: () => void;
}

/**
 * Holds a stinger while it covers the frame, and tells the server so, until the server lets it go.
 * @param covers the stinger that is to be held; null: none @param done the last one that has nothing to cover any more
 */
export const useCover = (instance: InstanceId, covers: number | null, done: number): Cover => {
  const running = useRef<gsap.core.Timeline | null>(null);
  const latest = useRef(done);
  const limit = useRef<number | undefined>(undefined);
  const goOn = (): void => {
    clearTimeout(limit.current);
    running.current?.play();
  };
  useLayoutEffect(() => {
    latest.current = done;
    if (covers !== null && done >= covers && running.current?.paused()) goOn();
  }, [covers, done]);
  useEffect(() => () => clearTimeout(limit.current), []);
  return {
    keep: (timeline) => {
      running.current = timeline;
      return timeline;
    },
    held: () => {
      if (covers === null || latest.current >= covers) return goOn();
      limit.current = window.setTimeout(goOn, HOLD_LIMIT_MS);
      // The frame that is being made is painted when the second one after it begins.
      if (isOnAir()) requestAnimationFrame(() => requestAnimationFrame(() => tellCovered(instance, covers)));
    },
  };
};
