import type { BySide, Side } from '../../../common/sides';

/** Half-points for a branch with this stake won by `winner`, or drawn (B18). */
export const payOut = (stake: number, winner: Side | null): BySide<number> => ({
  white: winner === null ? stake : winner === 'white' ? 2 * stake : 0,
  black: winner === null ? stake : winner === 'black' ? 2 * stake : 0,
});
