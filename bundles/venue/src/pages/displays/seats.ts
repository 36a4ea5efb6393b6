import type { Team, VenueViews } from 'chess-match/contract/venue';

type Match = VenueViews['match'];
type Side = 'white' | 'black';

/** As a board is called: by its number, where boards are played apart by the letter of its thread. */
export const boardName = ({ threads }: Match, board: number): string =>
  (threads.length > 1 ? threads.find(({ boards }) => boards.includes(board))?.id : undefined) ?? String(board);

/** The side that a team plays on a board: below where the board is drawn for this team. */
export const sideOn = ({ threads, seats }: Match, board: number, team: Team): Side => {
  const thread = threads.find(({ boards }) => boards.includes(board));
  return seats.find((seat) => seat.thread === thread?.id && seat.team === team)?.side ?? team;
};
