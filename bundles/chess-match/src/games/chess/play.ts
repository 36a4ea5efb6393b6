import { opponent, type BySide, type Side } from '../common/sides';
import { isAttacked, kingOf } from './attacks';
import { WINGS, type PieceType, type Wing } from './definition';
import { stepOf } from './legal';
import { squaresAfter, withPiece } from './place';
import { pieceAt, withReserve, type Move, type Position, type Squares } from './position';
import type { Rules } from './rules';
import { passedPawn, type StepTaken } from './steps';

/** A position and what the move to it took off the board. */
export interface Played {
  readonly position: Position;
  /** As it goes into a reserve: a promoted piece as the pawn it was. */
  readonly captured: PieceType | null;
}

const withWings = (castling: Position['castling'], side: Side, wings: readonly Wing[]): BySide<readonly Wing[]> => ({
  ...castling,
  [side]: wings,
});

/** Rights that go with what left or was taken on a square: a king's, or a rook's in its corner. */
const castlingAfter = (rules: Rules, { castling }: Position, squares: readonly number[]): Position['castling'] => {
  const left = (side: Side): readonly Wing[] =>
    castling[side].filter((wing) =>
      rules.castlings[side].some(
        (way) => way.castling.wing === wing && !squares.includes(way.king) && !squares.includes(way.rook),
      ),
    );
  return { white: left('white'), black: left('black') };
};

/**
 * The square a pawn passed over, if a pawn may legally be taken there: only then does it tell two positions apart
 * (FIDE 9.2.3).
 * @param position the one after the two-step, the other side to move
 */
export const enPassantOf = (rules: Rules, position: Position, passed: number): number | null => {
  const { squares, toMove } = position;
  const king = kingOf(rules, squares, toMove);
  // A pawn of the other side on the passed square would be attacked by exactly the pawns that may take it.
  const takers = (rules.lines[toMove][passed] ?? []).flatMap((line) => {
    const [first] = line.squares;
    const piece = first === undefined ? null : pieceAt(squares, first);
    const isTaker = piece?.type === rules.definition.pawn && piece.side === toMove && (line.reach[piece.type] ?? 0) > 0;
    return isTaker && first !== undefined ? [first] : [];
  });
  const isLegal = takers.some((from) => {
    const step = { from, to: passed, promotion: null, captured: passedPawn(rules, from, passed), castling: null };
    const after = squaresAfter(position, step);
    return king < 0 || !isAttacked(rules, after, king, opponent(toMove));
  });
  return isLegal ? passed : null;
};

interface Change {
  readonly squares: Squares;
  readonly castling: Position['castling'];
  readonly kingUnmoved: Position['kingUnmoved'];
  readonly isPawn: boolean;
  readonly isCapture: boolean;
}

const turned = (position: Position, change: Change): Position => ({
  ...position,
  squares: change.squares,
  castling: change.castling,
  kingUnmoved: change.kingUnmoved,
  enPassant: null,
  toMove: opponent(position.toMove),
  halfMoves: change.isPawn || change.isCapture ? 0 : position.halfMoves + 1,
  moveNumber: position.moveNumber + (position.toMove === 'black' ? 1 : 0),
});

const isTwoStep = (rules: Rules, { from, to }: StepTaken): boolean =>
  Math.abs(to - from) === 2 * rules.definition.files;

const playStep = (rules: Rules, position: Position, step: StepTaken): Played => {
  const { squares, toMove } = position;
  const { pawn, king } = rules.definition;
  const piece = pieceAt(squares, step.from);
  const taken = step.captured < 0 ? null : pieceAt(squares, step.captured);
  const next = turned(position, {
    squares: squaresAfter(position, step),
    castling: castlingAfter(rules, position, [step.from, step.captured]),
    kingUnmoved: piece?.type === king ? { ...position.kingUnmoved, [toMove]: false } : position.kingUnmoved,
    isPawn: piece?.type === pawn,
    isCapture: taken !== null,
  });
  const passed = piece?.type === pawn && isTwoStep(rules, step) ? (step.from + step.to) / 2 : null;
  const enPassant = passed === null ? null : enPassantOf(rules, next, passed);
  return {
    position: enPassant === null ? next : { ...next, enPassant },
    captured: taken === null ? null : taken.promoted ? pawn : taken.type,
  };
};

/** S5: a rook that comes in on its corner stands there like one that has never moved. */
const castlingAfterDrop = (rules: Rules, position: Position, piece: PieceType, to: number): Position['castling'] => {
  const { toMove, castling, kingUnmoved } = position;
  const { droppedRookCastles, rook } = rules.definition;
  const way = rules.castlings[toMove].find((each) => each.rook === to);
  if (!droppedRookCastles || piece !== rook || way === undefined || !kingUnmoved[toMove]) return castling;
  const wings = WINGS.filter((wing) => wing === way.castling.wing || castling[toMove].includes(wing));
  return withWings(castling, toMove, wings);
};

const playDrop = (rules: Rules, position: Position, piece: PieceType, to: number): Played => {
  const { toMove, kingUnmoved } = position;
  const next = turned(position, {
    squares: withPiece(position.squares, to, { type: piece, side: toMove, promoted: false }),
    castling: castlingAfterDrop(rules, position, piece, to),
    kingUnmoved,
    isPawn: piece === rules.definition.pawn,
    isCapture: false,
  });
  return { position: withReserve(next, toMove, piece, -1), captured: null };
};

/**
 * Makes a move that is legal. What is taken goes into no reserve: whose it is, is for the game to say.
 * A move nobody could make leaves the position as it is, so that folding a journal never fails.
 */
export const play = (rules: Rules, position: Position, move: Move): Played => {
  if (move.kind === 'drop') {
    const to = rules.squareByName.get(move.to);
    return to === undefined ? { position, captured: null } : playDrop(rules, position, move.piece, to);
  }
  const step = stepOf(rules, position, move);
  return step === null ? { position, captured: null } : playStep(rules, position, step);
};
