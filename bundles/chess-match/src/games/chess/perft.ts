import { countLegal, legalMoves } from './legal';
import { play } from './play';
import type { Position } from './position';
import type { Rules } from './rules';

/** How many legal sequences of `depth` moves there are. Captures feed no reserve. */
export const perft = (rules: Rules, position: Position, depth: number): number => {
  if (depth <= 0) return 1;
  if (depth === 1) return countLegal(rules, position);
  return legalMoves(rules, position).reduce(
    (sum, move) => sum + perft(rules, play(rules, position, move).position, depth - 1),
    0,
  );
};
