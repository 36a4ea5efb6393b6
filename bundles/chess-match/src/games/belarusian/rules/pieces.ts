import { isAttacked as isAttackedAlong } from '../../chess/attacks';
import { pieceAt, type Squares } from '../../chess/position';
import { opponent, type Side } from '../../common/sides';
import { acrossThrone, isInPalace, KNIAZ, KNIAZHYCH, TABLES, THRONE } from './board';
import { mayPass, type Agreed } from './setting';

/** Where a side's piece of a type stands that it has at most one of; -1 where it has none. */
export const squareOfPiece = (squares: Squares, side: Side, type: string): number =>
  squares.findIndex((piece) => piece !== null && piece.type === type && piece.side === side);

export const isAtThrone = (type: string): boolean => type === KNIAZ || type === KNIAZHYCH;

/** L12 whether a piece stands on the throne that cannot win there: by the rules that let it, nobody takes it. */
export const isSheltered = (squares: Squares): boolean => {
  const piece = pieceAt(squares, THRONE);
  return piece !== null && !isAtThrone(piece.type);
};

/** Whether a side's kniaz or kniazhych stands on the throne. */
export const holdsThrone = (squares: Squares, side: Side): boolean => {
  const piece = pieceAt(squares, THRONE);
  return piece !== null && piece.side === side && isAtThrone(piece.type);
};

/** L3 whether a side's kniazhych has the support without which it does not enter the throne. */
export const hasSupport = (squares: Squares, side: Side): boolean => {
  const square = squareOfPiece(squares, side, KNIAZ);
  return square >= 0 && isInPalace(square);
};

/** L4 L12 where a side's kniazhych goes from a square over the throne; null where it does not. */
export const passTo = (agreed: Agreed, squares: Squares, side: Side, from: number): number | null => {
  const to = acrossThrone(from);
  if (to === null || !mayPass(agreed) || pieceAt(squares, THRONE) !== null) return null;
  return agreed.crossRequiresPalace && !hasSupport(squares, side) ? null : to;
};

/** Whether a piece of `by` attacks the square. All of them attack the throne, also those that never land there (L2). */
export const isAttacked = (agreed: Agreed, squares: Squares, square: number, by: Side): boolean => {
  if (isAttackedAlong(TABLES, squares, square, by)) return true;
  const across = acrossThrone(square);
  if (across === null) return false;
  const piece = pieceAt(squares, across);
  return piece?.type === KNIAZHYCH && piece.side === by && passTo(agreed, squares, by, across) === square;
};

/** L7 whether a side's kniazhych will be kniaz if the kniaz is taken. */
export const hasHeir = ({ successionPalaceOnly }: Agreed, squares: Squares, side: Side): boolean => {
  const square = squareOfPiece(squares, side, KNIAZHYCH);
  return square >= 0 && (!successionPalaceOnly || isInPalace(square));
};

/** L7 where a side's kniaz stands that must not be left in check; -1 while it has an heir. */
export const royalSquare = (agreed: Agreed, squares: Squares, side: Side): number =>
  hasHeir(agreed, squares, side) ? -1 : squareOfPiece(squares, side, KNIAZ);

export const isInCheck = (agreed: Agreed, squares: Squares, side: Side): boolean => {
  const square = royalSquare(agreed, squares, side);
  return square >= 0 && isAttacked(agreed, squares, square, opponent(side));
};

/** L8 whether a side stands on the throne and is attacked there. */
export const isInRokosh = (agreed: Agreed, squares: Squares, side: Side): boolean =>
  holdsThrone(squares, side) && isAttacked(agreed, squares, THRONE, opponent(side));
