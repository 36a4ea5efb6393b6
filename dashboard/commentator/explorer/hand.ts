import type { SketchColour } from 'chess-match/client';
import type { StudyBoard } from 'chess-match/client/explore';
import { squareAt, type Field, type Point } from 'chess-match/client/view';

export type LegalMove = StudyBoard['moves'][number];

/** A man picked up. Points are in squares. */
export interface ManInHand {
  readonly kind: 'man';
  readonly origin: string;
  readonly point: Point;
  /** The pointer is down since it was picked up; false after the first click of two. */
  readonly isDown: boolean;
  readonly hasMoved: boolean;
  /** It was in hand before this press: let go on its own square it is put down. */
  readonly wasPicked: boolean;
}

/** A mark being drawn: an arrow, or a circle as long as it ends where it began. */
export interface PenInHand {
  readonly kind: 'pen';
  readonly from: string;
  readonly to: string;
  readonly colour: SketchColour;
}

export type Hand = ManInHand | PenInHand;

/** A pull shorter than this, in squares, is a click. */
const PULL = 0.15;

export const movesBetween = (moves: readonly LegalMove[], origin: string, square: string): readonly LegalMove[] =>
  moves.filter(({ from, to }) => from === origin && to === square);

export const targetsOf = (moves: readonly LegalMove[], origin: string): readonly string[] => [
  ...new Set(moves.filter(({ from }) => from === origin).map(({ to }) => to)),
];

/** The man on a square taken up, if it may move; else nothing is in hand. */
export const pickUp = (
  moves: readonly LegalMove[],
  square: string,
  point: Point,
  before: ManInHand | null,
): ManInHand | null => {
  if (!moves.some(({ from }) => from === square)) return null;
  return { kind: 'man', origin: square, point, isDown: true, hasMoved: false, wasPicked: before?.origin === square };
};

/** The hand after the pointer went to a point. */
export const pulled = (hand: Hand, point: Point, field: Field): Hand => {
  if (hand.kind === 'pen') {
    const to = squareAt(point, field);
    return to === null || to === hand.to ? hand : { ...hand, to };
  }
  if (!hand.isDown) return hand;
  const way = Math.hypot(point.x - hand.point.x, point.y - hand.point.y);
  return hand.hasMoved || way > PULL ? { ...hand, point, hasMoved: true } : hand;
};

interface Modifiers {
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

/** Colours with modifiers, as analysis boards have them; without one, the colour chosen. */
export const colourOf = ({ altKey, shiftKey, ctrlKey }: Modifiers, chosen: SketchColour): SketchColour => {
  if (altKey) return shiftKey || ctrlKey ? 'yellow' : 'blue';
  return shiftKey || ctrlKey ? 'red' : chosen;
};
