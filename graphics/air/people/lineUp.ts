import type { Person } from 'chess-match/client';

const RANKS: Readonly<Record<Person['role'], number>> = {
  captain: 0,
  player: 1,
  reserve: 2,
  coach: 3,
  arbiter: 4,
  commentator: 5,
};
const NO_SEAT = 10;

/**
 * A team as it is presented: captain, players by seat, reserve, coach; as entered where nothing else tells them apart.
 */
export const lineUp = (people: readonly Person[]): readonly Person[] =>
  [...people].sort((a, b) => RANKS[a.role] - RANKS[b.role] || (a.seat ?? NO_SEAT) - (b.seat ?? NO_SEAT));
