import { useState } from 'react';
import { keep, kept } from '../preferences';
import { reached, readWatched, seenThrough, type Watched } from './watched';

/** Watching without knowing how it ends. */
export interface Watching {
  /** Matches begin so by themselves. */
  readonly isAsked: boolean;
  /** The farthest moment that was seen of a match; null: it is not watched so. */
  readonly reachedIn: (matchId: string) => number | null;
  readonly reach: (matchId: string, moment: number) => void;
  readonly end: (matchId: string) => void;
}

const NAME = 'watched';

/**
 * @param isAsked every match is watched so until its end was seen
 * @param isKept whether the device remembers it
 */
export const useWatched = (isAsked: boolean, isKept: boolean): Watching => {
  const [watched, setWatched] = useState<Watched>(() => readWatched(isKept ? kept(NAME) : null));
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const change = (next: Watched): void => {
    if (isKept) keep(NAME, next);
    setWatched(next);
  };
  return {
    isAsked,
    reachedIn: (matchId) => watched[matchId] ?? (isAsked && !ended.has(matchId) ? 0 : null),
    reach: (matchId, moment) => {
      if (watched[matchId] === undefined || watched[matchId] < moment) change(reached(watched, matchId, moment));
    },
    end: (matchId) => {
      setEnded(new Set([...ended, matchId]));
      change(seenThrough(watched, matchId));
    },
  };
};
