import { advance, isMate, type Game } from '../rules/game';
import { stepsIn } from '../rules/series';

/**
 * Whether a series from here mates: everything is played by the rules, so that a search can be held against it. A few
 * moves, no more.
 */
export const canMate = (game: Game): boolean => {
  const side = game.series.position.toMove;
  return (
    game.end === null &&
    stepsIn(game.series).some((step) => {
      const after = advance(game, step);
      if (isMate(after.end)) return after.end?.result === side;
      return after.turn === game.turn && canMate(after);
    })
  );
};
