import { opponent } from '../common/sides';
import { isAttacked } from './attacks';
import type { PieceType } from './definition';
import { pieceAt, type Piece, type Position } from './position';
import type { CastlingSquares, Path, Rules } from './rules';
import { fileOf, ownRank, rankOf, squareOf } from './squares';

/** What a piece of the side to move could do if its own king were of no account. Squares by index. */
export interface StepTaken {
  readonly from: number;
  readonly to: number;
  readonly promotion: PieceType | null;
  /** Where the piece stands that is captured; -1 for none. Not `to` when taken en passant. */
  readonly captured: number;
  readonly castling: CastlingSquares | null;
}

const plain = (from: number, to: number, captured: number): StepTaken => ({
  from,
  to,
  promotion: null,
  captured,
  castling: null,
});

const isLastRank = ({ definition }: Rules, position: Position, square: number): boolean =>
  ownRank(definition, position.toMove, rankOf(definition, square)) === definition.ranks - 1;

const pushPawn = (rules: Rules, position: Position, step: StepTaken, into: StepTaken[]): void => {
  if (!isLastRank(rules, position, step.to)) into.push(step);
  else for (const promotion of rules.definition.promotions) into.push({ ...step, promotion });
};

/** The square behind the one a pawn has passed over: where that pawn stands now. */
export const passedPawn = ({ definition }: Rules, from: number, enPassant: number): number =>
  squareOf(definition, fileOf(definition, enPassant), rankOf(definition, from));

const pushTwoStep = ({ definition }: Rules, { squares, toMove }: Position, from: number, into: StepTaken[]): void => {
  if (ownRank(definition, toMove, rankOf(definition, from)) !== definition.twoStepRank) return;
  const ahead = toMove === 'white' ? definition.files : -definition.files;
  if (pieceAt(squares, from + ahead) !== null || pieceAt(squares, from + 2 * ahead) !== null) return;
  into.push(plain(from, from + 2 * ahead, -1));
};

const pushPawnSteps = (rules: Rules, position: Position, from: number, path: Path, into: StepTaken[]): void => {
  for (const to of path.squares) {
    const target = pieceAt(position.squares, to);
    if (target === null && path.does !== 'capture') pushPawn(rules, position, plain(from, to, -1), into);
    else if (target !== null && path.does !== 'move' && target.side !== position.toMove)
      pushPawn(rules, position, plain(from, to, to), into);
    else if (target === null && to === position.enPassant) into.push(plain(from, to, passedPawn(rules, from, to)));
  }
};

const pushSteps = (position: Position, from: number, path: Path, into: StepTaken[]): void => {
  for (const to of path.squares) {
    const target = pieceAt(position.squares, to);
    if (target === null) {
      if (path.does !== 'capture') into.push(plain(from, to, -1));
      continue;
    }
    if (target.side !== position.toMove && path.does !== 'move') into.push(plain(from, to, to));
    return;
  }
};

const mayCastle = (rules: Rules, { squares, toMove, castling }: Position, way: CastlingSquares): boolean => {
  const rook = pieceAt(squares, way.rook);
  return (
    castling[toMove].includes(way.castling.wing) &&
    rook?.type === rules.definition.rook &&
    rook.side === toMove &&
    way.between.every((square) => pieceAt(squares, square) === null) &&
    !way.safe.some((square) => isAttacked(rules, squares, square, opponent(toMove)))
  );
};

const pushCastlings = (rules: Rules, position: Position, from: number, into: StepTaken[]): void => {
  if (position.castling[position.toMove].length === 0) return;
  for (const way of rules.castlings[position.toMove])
    if (way.king === from && mayCastle(rules, position, way))
      into.push({ ...plain(from, way.kingTo, -1), castling: way });
};

const pushPiece = (rules: Rules, position: Position, piece: Piece, from: number, into: StepTaken[]): void => {
  const { pawn, king } = rules.definition;
  for (const path of rules.paths[piece.side][piece.type]?.[from] ?? []) {
    if (piece.type === pawn) pushPawnSteps(rules, position, from, path, into);
    else pushSteps(position, from, path, into);
  }
  if (piece.type === pawn) pushTwoStep(rules, position, from, into);
  if (piece.type === king) pushCastlings(rules, position, from, into);
};

/** What the piece on a square can do; nothing where it is not one of the side to move. */
export const stepsFrom = (rules: Rules, position: Position, from: number): StepTaken[] => {
  const into: StepTaken[] = [];
  const piece = pieceAt(position.squares, from);
  if (piece !== null && piece.side === position.toMove) pushPiece(rules, position, piece, from, into);
  return into;
};

/** Every step of the side to move, legal or leaving its king attacked. */
export const stepsOf = (rules: Rules, position: Position): StepTaken[] => {
  const into: StepTaken[] = [];
  for (const [from, piece] of position.squares.entries())
    if (piece !== null && piece.side === position.toMove) pushPiece(rules, position, piece, from, into);
  return into;
};
