import type { Settings } from './settings';
import { isOver, scoreOf, type State } from './state';

/**
 * The rating of the return game (B20, S21): the difference + 1 where it reached the threshold, else `gameRating`.
 * The difference is a whole number of points: the points of a finished game add up to one.
 */
export const returnRating = (first: State): number => {
  const { white, black } = scoreOf(first);
  const difference = Math.abs(white - black) / 2;
  return difference >= first.settings.returnGameThreshold ? difference + 1 : first.settings.gameRating;
};

/** Settings of the return game: those of the first with its rating; null while the first goes on. */
export const returnSettings = (first: State): Settings | null =>
  isOver(first) ? { ...first.settings, gameRating: returnRating(first) } : null;
