import type { MatchView, Side } from 'chess-match/client';

/** A player: a side of a thread. */
export interface Seat {
  /** "A-white": the id of the clock too. */
  readonly id: string;
  readonly thread: string;
  readonly board: number;
  readonly side: Side;
  readonly team: Side;
}

/** The seats of a match, as its threads list them. */
export const seatsOf = ({ seats, threads }: Pick<MatchView, 'seats' | 'threads'>): readonly Seat[] =>
  seats.map(({ thread, side, team }) => ({
    id: `${thread}-${side}`,
    thread,
    side,
    team,
    board: threads.find(({ id }) => id === thread)?.boards[0] ?? 0,
  }));
