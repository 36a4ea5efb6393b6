import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, type Compact } from './compact';
import { LEAPS_FROM, NEIGHBOURS, pawnTakes, RAYS, STRAIGHT_COUNT } from './lines';

/** Whether a piece that rides goes along a line of this direction. */
export const ridesAlong = (type: number, direction: number): boolean =>
  type === QUEEN || type === (direction < STRAIGHT_COUNT ? ROOK : BISHOP);

/** @param sign 1: by a piece of the series' side, -1: by one of the other */
export const isAttacked = ({ pieces, up }: Compact, square: number, sign: 1 | -1): boolean => {
  for (const from of LEAPS_FROM[square] ?? []) if (pieces[from] === sign * KNIGHT) return true;
  for (const from of NEIGHBOURS[square] ?? []) if (pieces[from] === sign * KING) return true;
  // A pawn takes from where one of the other side would take to.
  for (const from of pawnTakes(-up * sign)[square] ?? []) if (pieces[from] === sign * PAWN) return true;
  const rays = RAYS[square] ?? [];
  for (let direction = 0; direction < 8; direction += 1)
    for (const from of rays[direction] ?? []) {
      const piece = pieces[from] ?? 0;
      if (piece === 0) continue;
      if (piece * sign > 0 && ridesAlong(piece * sign, direction)) return true;
      break;
    }
  return false;
};
