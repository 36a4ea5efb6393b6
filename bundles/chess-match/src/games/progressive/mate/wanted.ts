import { ridesAlong } from './attack';
import type { Compact } from './compact';
import type { Zone } from './cover';
import { opposite, RAYS } from './lines';

const distance = (one: number, other: number): number =>
  Math.max(Math.abs((one % 8) - (other % 8)), Math.abs((one >> 3) - (other >> 3)));

/** Where the king of the series' side could come by castling: that is no move of its own, the rook makes it too. */
export const castledOf = ({ castling, up }: Compact): readonly number[] => {
  const home = up > 0 ? 4 : 60;
  return [...((castling & 1) === 0 ? [] : [home + 2]), ...((castling & 2) === 0 ? [] : [home - 2])];
};

/**
 * P5 a king that steps off the line of a rider behind it may give check to the king of the series' side on the other
 * end of that line: such a step is none. The lines on which that may come about in so many moves, by direction.
 */
const linesOpened = (board: Compact, king: number, left: number): readonly number[] => {
  const stands = [board.king, ...castledOf(board)];
  return (RAYS[king] ?? []).flatMap((ray, direction) => {
    const beyond = RAYS[king]?.[opposite(direction)] ?? [];
    const hasRider = ray.some((square) => ridesAlong(-(board.pieces[square] ?? 0), direction));
    return hasRider && beyond.some((square) => stands.some((from) => distance(from, square) <= left))
      ? [direction]
      : [];
  });
};

/**
 * What must be attacked when the series is over, as bits of the zone: the king, and where it could go. Squares that its
 * own pieces keep are none, nor are those that a step to may be forbidden for its check.
 * @param left moves still to be made
 */
export const wantedOf = (board: Compact, { king, bits }: Zone, left: number, mayCheck: boolean): number => {
  let wanted = bits[king] ?? 0;
  const lines = mayCheck ? [] : linesOpened(board, king, left);
  for (const [direction, [square = -1]] of (RAYS[king] ?? []).entries()) {
    const isForbidden = lines.some((line) => line !== direction && line !== opposite(direction));
    if (square >= 0 && (board.pieces[square] ?? 0) >= 0 && !isForbidden) wanted |= bits[square] ?? 0;
  }
  return wanted;
};
