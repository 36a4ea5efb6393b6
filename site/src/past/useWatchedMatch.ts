import type { HomeDocument } from 'chess-match/contract/viewers';
import { useEffect } from 'react';
import type { Watching } from './useWatched';

interface Parts {
  readonly whole: HomeDocument;
  /** The moment that is shown; null: the newest. */
  readonly moment: number | null;
  readonly watching: Watching;
  readonly go: (moment: number | null) => void;
  readonly onUncover: (matchId: string | null) => void;
}

/** A match as somebody watches it who is not to know what comes. */
export interface WatchedMatch {
  /** The farthest moment that was seen; null: it is not watched so. */
  readonly reached: number | null;
  /** From where it was left, or from the beginning. */
  readonly watch: () => void;
  /** How it ended is no secret any more. */
  readonly toEnd: () => void;
}

/** Before the second moment there is nothing to watch. */
export const isWatchable = ({ past }: HomeDocument): boolean => past.moments > 1;

export const useWatchedMatch = ({ whole, moment, watching, go, onUncover }: Parts): WatchedMatch => {
  const { isAsked, reachedIn, reach, end } = watching;
  const { matchId } = whole.match;
  const reached = matchId === null || !isWatchable(whole) ? null : reachedIn(matchId);
  const isToBegin = reached !== null && isAsked && moment === null;
  useEffect(() => {
    if (matchId !== null && moment !== null && reached !== null) reach(matchId, moment);
    if (isToBegin) go(reached);
  });
  return {
    reached,
    watch: () => {
      if (matchId !== null) reach(matchId, reached ?? 0);
      go(reached ?? 0);
    },
    toEnd: () => {
      if (matchId !== null) end(matchId);
      onUncover(matchId);
      go(null);
    },
  };
};
