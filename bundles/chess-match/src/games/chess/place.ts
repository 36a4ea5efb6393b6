import { pieceAt, type Piece, type Position, type Squares } from './position';
import type { StepTaken } from './steps';

/** The squares after a step; nothing else of the position is looked at. */
export const squaresAfter = ({ squares }: Pick<Position, 'squares'>, step: StepTaken): Squares => {
  const after = [...squares];
  const piece = pieceAt(squares, step.from);
  if (step.captured >= 0) after[step.captured] = null;
  after[step.from] = null;
  after[step.to] =
    piece === null || step.promotion === null ? piece : { type: step.promotion, side: piece.side, promoted: true };
  if (step.castling !== null) {
    after[step.castling.rookTo] = pieceAt(squares, step.castling.rook);
    after[step.castling.rook] = null;
  }
  return after;
};

export const withPiece = (squares: Squares, square: number, piece: Piece): Squares => {
  const after = [...squares];
  after[square] = piece;
  return after;
};
