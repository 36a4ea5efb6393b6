import { opponent, type Side } from '../../common/sides';

/** The two boards of S1. */
export const BOARDS = ['A', 'B'] as const;
export type BoardId = (typeof BOARDS)[number];
export type ByBoard<T> = Readonly<Record<BoardId, T>>;

export const TEAMS = ['first', 'second'] as const;
export type Team = (typeof TEAMS)[number];

/** A player: one side of one board. */
export interface Seat {
  readonly board: BoardId;
  readonly side: Side;
}

export const otherBoard = (board: BoardId): BoardId => (board === 'A' ? 'B' : 'A');
export const otherTeam = (team: Team): Team => (team === 'first' ? 'second' : 'first');

/** S1: the first team has White on board A and Black on board B. */
export const teamAt = (board: BoardId, side: Side): Team =>
  (board === 'A') === (side === 'white') ? 'first' : 'second';

/** Who sits beside a player: the other colour of the other board. */
export const partnerOf = ({ board, side }: Seat): Seat => ({ board: otherBoard(board), side: opponent(side) });

export const byBoard = <T>(make: (board: BoardId) => T): ByBoard<T> => ({ A: make('A'), B: make('B') });
