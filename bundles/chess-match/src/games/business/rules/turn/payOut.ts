import type { BySide, Side } from '../../../common/sides';

/** Half-points for a branch of `rating` won by `winner`, or drawn (B18). */
export const payOut = (rating: number, winner: Side | null): BySide<number> => ({
  white: winner === null ? rating : winner === 'white' ? 2 * rating : 0,
  black: winner === null ? rating : winner === 'black' ? 2 * rating : 0,
});
