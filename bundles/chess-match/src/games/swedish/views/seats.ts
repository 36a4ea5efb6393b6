import type { BoardView } from '@schemas/boards';
import type { ClocksView } from '@schemas/clocks';
import type { MatchView } from '@schemas/match';
import type { PeopleView } from '@schemas/people';
import type { Clock } from '../../../view/clock';
import { opponent, SIDES, type Side } from '../../common/sides';

/** The two boards of S1, as the views number and name them. */
export const BOARDS = [
  { board: 1, thread: 'A' },
  { board: 2, thread: 'B' },
] as const;
export type SwedishBoard = (typeof BOARDS)[number];

/** Who sits below on each board: so the partners of a team sit side by side at the bottom. */
export const BOTTOM: Readonly<Record<SwedishBoard['thread'], Side>> = { A: 'white', B: 'black' };

/** A player: one side of one board. */
export interface Seat {
  readonly thread: string;
  readonly side: Side;
}

/** The team that plays a side of a board; a team is named by its colour on the first one. */
export const teamAt = ({ seats }: Pick<MatchView, 'seats'>, { thread, side }: Seat): Side =>
  seats.find((seat) => seat.thread === thread && seat.side === side)?.team ?? side;

/** Where a team's player sits on a board. */
export const seatOf = (match: Pick<MatchView, 'seats'>, thread: string, team: Side): Seat => ({
  thread,
  side: SIDES.find((side) => teamAt(match, { thread, side }) === team) ?? team,
});

export const clockAt = ({ clocks }: Pick<ClocksView, 'clocks'>, { thread, side }: Seat): Clock | undefined =>
  clocks.find((clock) => clock.thread === thread && clock.side === side);

/**
 * The name of who sits at a board for a team: the hall's tables have the boards' numbers. Null where nobody was
 * entered.
 */
export const playerAt = (people: PeopleView, team: Side, board: number): string | null =>
  people[team].people.find(({ seat }) => seat === board)?.name ?? null;

/** How many pieces of a kind a side of a board may drop. */
export const heldBy = ({ reserves }: Pick<BoardView, 'reserves'>, side: Side, piece: string): number =>
  reserves?.[side].find((held) => held.piece === piece)?.count ?? 0;

/** S1: the partner sits at the other board, with the other colour. */
export const partnerOf = ({ board, side }: { readonly board: number; readonly side: Side }) => ({
  board: BOARDS.find((other) => other.board !== board)?.board ?? board,
  side: opponent(side),
});

/** A board's letter, as pages and records have it. */
export const letterOf = (board: number): string =>
  BOARDS.find((known) => known.board === board)?.thread ?? String(board);

/** The side that sits above on a board. */
export const topOf = ({ thread }: SwedishBoard): Side => opponent(BOTTOM[thread]);
