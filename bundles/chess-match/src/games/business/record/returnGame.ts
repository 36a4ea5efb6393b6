import type { Settings } from '../rules/settings';
import { isOver, scoreOf, type State } from '../rules/state';

/**
 * The rating of the return game (B20, S21): the difference + 1 where it reached the threshold, else `gameRating`.
 * The difference is a whole number of points: the points of a finished game add up to one.
 * @param halves the first game's score in half-points
 */
export const ratingOfReturn = (
  halves: { readonly white: number; readonly black: number },
  { returnGameThreshold, gameRating }: Pick<Settings, 'returnGameThreshold' | 'gameRating'>,
): number => {
  const difference = Math.abs(halves.white - halves.black) / 2;
  return difference >= returnGameThreshold ? difference + 1 : gameRating;
};

export const returnRating = (first: State): number => ratingOfReturn(scoreOf(first), first.settings);

/** Settings of the return game: those of the first with its rating; null while the first goes on. */
export const returnSettings = (first: State): Settings | null =>
  isOver(first) ? { ...first.settings, gameRating: returnRating(first) } : null;
