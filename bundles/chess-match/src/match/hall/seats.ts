import type { Seating } from './seating';

/**
 * Who sits where, whatever is open: places of the hall and keys have one naming, which is exchanged as a whole. Each
 * match that was open here has said once how its colours lie to it, so a return game finds its teams on whatever way
 * one comes to it.
 */
export interface Seats extends Seating {
  /** By the first game of each match, the newest first: how the naming is while that game is open. */
  readonly matches: readonly Seating[];
}

/** Beyond these the oldest are as if they had never been open. */
const MOST_MATCHES = 1000;

/**
 * Of a match that was never open here nobody knows how its teams sit: places are called as they are, and it is
 * remembered.
 */
const withMatch = (seats: Seats, { series, turned }: Seating): Seats =>
  seats.matches.some((match) => match.series === series)
    ? seats
    : { ...seats, matches: [{ series, turned: seats.turned !== turned }, ...seats.matches].slice(0, MOST_MATCHES) };

/** @param seats null: nothing was open before. @param game by its own match (`seatingOf`) */
export const seatsAt = (seats: Seats | null, game: Seating): Seats => {
  const known = withMatch(seats ?? { ...game, matches: [] }, game);
  const first = known.matches.find(({ series }) => series === game.series);
  return { ...known, turned: first?.turned !== game.turned };
};
