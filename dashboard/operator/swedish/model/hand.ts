import type { SwedishBoard } from './board';

export type DeskMove = SwedishBoard['moves'][number];

/** What is in hand: a man on a square, or a kind of man of the reserve of the side to move. */
export type Held = { readonly from: string } | { readonly piece: string };

const isOf = (held: Held, move: DeskMove): boolean =>
  'from' in held ? move.from === held.from : move.from === null && move.piece === held.piece;

export const sameHeld = (one: Held, other: Held): boolean =>
  'from' in one ? 'from' in other && one.from === other.from : 'piece' in other && one.piece === other.piece;

/** Whether it has any move now. */
export const mayHold = (moves: readonly DeskMove[], held: Held): boolean => moves.some((move) => isOf(held, move));

/** Squares it may go to, each once. */
export const targetsOf = (moves: readonly DeskMove[], held: Held): readonly string[] => [
  ...new Set(moves.filter((move) => isOf(held, move)).map(({ to }) => to)),
];

/** Its moves to a square: more than one where a pawn promotes. */
export const movesTo = (moves: readonly DeskMove[], held: Held, square: string): readonly DeskMove[] =>
  moves.filter((move) => move.to === square && isOf(held, move));
