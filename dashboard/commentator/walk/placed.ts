import type { Moment } from 'chess-match/client/explore';

/** The ply of a place of one's own; null follows the game. Undo may have taken it away: the last one then. */
export const placed = (moments: readonly Moment[], ply: number | null): Moment | undefined =>
  (ply === null ? undefined : moments.find((moment) => moment.ply === ply)) ?? moments.at(-1);
