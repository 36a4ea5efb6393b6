import { squareAt, type Field, type Point } from './geometry';

/** A legal move as a hand makes it: with the piece on a square, or with a kind of piece out of a reserve. */
export interface PickableMove {
  readonly san: string;
  /** Null: dropped. */
  readonly from: string | null;
  readonly to: string;
  readonly promotion: string | null;
  /** The kind of piece, "N"; needed where pieces are dropped. */
  readonly piece?: string | undefined;
}

/** What is in hand: the piece on a square, or a kind of piece of the reserve of the side to move. */
export type Held = { readonly from: string } | { readonly piece: string };

/** Is a piece picked up. Points are in squares, from the left upper corner of the drawing. */
export interface HeldPiece {
  readonly kind: 'piece';
  readonly held: Held;
  /** Where it was pressed, and where the pointer is now. */
  readonly start: Point;
  readonly point: Point;
  /** The pointer is down since it was picked up; false after the first click of two. */
  readonly isDown: boolean;
  readonly hasMoved: boolean;
  /** It was in hand before this press: let go where it lies it is put down. */
  readonly wasHeld: boolean;
}

/** A mark being drawn: an arrow, or a circle as long as it ends where it began. */
export interface HeldPen {
  readonly kind: 'pen';
  readonly from: string;
  readonly to: string;
}

export type Picked = HeldPiece | HeldPen;

/** A pull shorter than this, in squares, is a click. */
const PULL = 0.14;

const isOf = (held: Held, move: PickableMove): boolean =>
  'from' in held ? move.from === held.from : move.from === null && move.piece === held.piece;

export const sameHeld = (one: Held, other: Held): boolean =>
  'from' in one ? 'from' in other && one.from === other.from : 'piece' in other && one.piece === other.piece;

/** Whether it has any move now. */
export const mayHold = (moves: readonly PickableMove[], held: Held): boolean => moves.some((move) => isOf(held, move));

/** Squares it may go to, each once. */
export const targetsOf = (moves: readonly PickableMove[], held: Held): readonly string[] => [
  ...new Set(moves.filter((move) => isOf(held, move)).map(({ to }) => to)),
];

/** Its moves to a square: more than one where a pawn promotes. */
export const movesTo = <M extends PickableMove>(moves: readonly M[], held: Held, square: string): readonly M[] =>
  moves.filter((move) => move.to === square && isOf(held, move));

/** What is pressed taken up, if it may move; else nothing is in hand. @param before what was in hand until then */
export const pickUp = (
  moves: readonly PickableMove[],
  held: Held,
  point: Point,
  before: HeldPiece | null,
): HeldPiece | null =>
  mayHold(moves, held)
    ? {
        kind: 'piece',
        held,
        start: point,
        point,
        isDown: true,
        hasMoved: false,
        wasHeld: before !== null && sameHeld(before.held, held),
      }
    : null;

/** What is picked after the pointer went to a point; the same one where nothing changed. */
export const pulled = (picked: Picked, point: Point, field: Field): Picked => {
  if (picked.kind === 'pen') {
    const to = squareAt(point, field);
    return to === null || to === picked.to ? picked : { ...picked, to };
  }
  if (!picked.isDown) return picked;
  const way = Math.hypot(point.x - picked.start.x, point.y - picked.start.y);
  return picked.hasMoved || way > PULL ? { ...picked, point, hasMoved: true } : picked;
};

/** The piece after the pointer was let go without a move: lying in hand for a second click, or put down (null). */
export const letGo = (piece: HeldPiece): HeldPiece | null =>
  piece.hasMoved || piece.wasHeld ? null : { ...piece, isDown: false };
