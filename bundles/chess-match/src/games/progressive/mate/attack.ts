import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, type Compact } from './compact';
import { LEAPS_FROM, NEIGHBOURS, pawnTakes, RAYS, STRAIGHT_COUNT } from './lines';

/** Whether a man that rides goes along a line of this direction. */
export const ridesAlong = (type: number, direction: number): boolean =>
  type === QUEEN || type === (direction < STRAIGHT_COUNT ? ROOK : BISHOP);

/** @param sign 1: by a man of the series' side, -1: by one of the other */
export const isAttacked = ({ men, up }: Compact, square: number, sign: 1 | -1): boolean => {
  for (const from of LEAPS_FROM[square] ?? []) if (men[from] === sign * KNIGHT) return true;
  for (const from of NEIGHBOURS[square] ?? []) if (men[from] === sign * KING) return true;
  // A pawn takes from where one of the other side would take to.
  for (const from of pawnTakes(-up * sign)[square] ?? []) if (men[from] === sign * PAWN) return true;
  const rays = RAYS[square] ?? [];
  for (let direction = 0; direction < 8; direction += 1)
    for (const from of rays[direction] ?? []) {
      const man = men[from] ?? 0;
      if (man === 0) continue;
      if (man * sign > 0 && ridesAlong(man * sign, direction)) return true;
      break;
    }
  return false;
};
