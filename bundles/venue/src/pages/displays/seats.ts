import type { Team, VenueViews } from 'chess-match/contract/venue';

type Match = VenueViews['match'];
type Side = 'white' | 'black';

/** The side that a team plays on a board: below where the board is drawn for this team. */
export const sideOn = ({ threads, seats }: Match, board: number, team: Team): Side => {
  const thread = threads.find(({ boards }) => boards.includes(board));
  return seats.find((seat) => seat.thread === thread?.id && seat.team === team)?.side ?? team;
};
