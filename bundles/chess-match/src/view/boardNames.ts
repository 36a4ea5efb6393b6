import type { Side } from '@schemas/boards';
import { isApart } from './isApart';

/** Of a match: its threads with the numbers of their boards, and who plays which side. */
interface Match {
  readonly threads: readonly { readonly id: string; readonly boards: readonly number[] }[];
  readonly seats: readonly { readonly thread: string; readonly side: Side; readonly team: Side }[];
}

/** As a board is called: by its number, where boards are played apart by the letter of its thread. */
export const boardName = (match: Pick<Match, 'threads'>, board: number): string =>
  (isApart(match) ? match.threads.find(({ boards }) => boards.includes(board))?.id : undefined) ?? String(board);

/** The side that a team plays on a board: below where the board is drawn for this team. */
export const sideOn = ({ threads, seats }: Match, board: number, team: Side): Side => {
  const thread = threads.find(({ boards }) => boards.includes(board));
  return seats.find((seat) => seat.thread === thread?.id && seat.team === team)?.side ?? team;
};

/** Whose a side of a board is: a team has both colours where boards are played apart. */
export const teamAt = (match: Match, board: number, side: Side): Side =>
  sideOn(match, board, 'white') === side ? 'white' : 'black';
