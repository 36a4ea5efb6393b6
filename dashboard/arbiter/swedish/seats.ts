import type { MatchView, PeopleView, Side } from 'chess-match/client';

/** One of the four players: a side of a thread. */
export interface Seat {
  /** "A-white": the id of the clock too. */
  readonly id: string;
  readonly thread: string;
  readonly side: Side;
  readonly team: Side;
}

/** The seats of a match, as its threads list them. */
export const seatsOf = ({ seats }: Pick<MatchView, 'seats'>): readonly Seat[] =>
  seats.map(({ thread, side, team }) => ({ id: `${thread}-${side}`, thread, side, team }));

/** Who sits there by the roster: the first two of a team play, the first on the first board. Empty: nobody is named. */
export const playerAt = (
  { thread, team }: Seat,
  { threads }: Pick<MatchView, 'threads'>,
  people: PeopleView | undefined,
): string => people?.[team].people[threads.findIndex(({ id }) => id === thread)]?.name ?? '';
