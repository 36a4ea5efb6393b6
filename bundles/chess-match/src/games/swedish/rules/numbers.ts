import type { Side } from '../../common/sides';
import { BOARDS, teamAt, type BoardId, type Team } from './seats';

/** Views number boards: A is 1, B is 2. */
export const numberOf = (board: BoardId): number => BOARDS.indexOf(board) + 1;

/** Null for a number there is no board of. */
export const boardOf = (number: number): BoardId | null => BOARDS[number - 1] ?? null;

export const isBoard = (thread: unknown): thread is BoardId => (BOARDS as readonly unknown[]).includes(thread);

/** Views name a team by its colour on board A. */
export const colourOf = (team: Team): Side => (team === 'first' ? 'white' : 'black');

export const teamOf = (colour: Side): Team => (colour === 'white' ? 'first' : 'second');

export const teamColourAt = (board: BoardId, side: Side): Side => colourOf(teamAt(board, side));

/** Views write kinds of pieces in capitals. */
export const kindOf = (piece: string): string => piece.toUpperCase();
