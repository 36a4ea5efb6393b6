import { err, type Result } from '../common/result';
import { opponent, SIDES } from '../common/sides';
import { pieceAt, type Position } from './position';
import { readFen, type FenError } from './readFen';
import type { Rules } from './rules';

/** In a chess without drops nothing makes a ninth pawn. */
const tooManyPawns = ({ definition }: Rules, { squares }: Position): FenError | null => {
  if (definition.reserve.length > 0) return null;
  const side = SIDES.find(
    (each) =>
      squares.filter((piece) => piece?.type === definition.pawn && piece.side === each).length > definition.files,
  );
  return side === undefined ? null : { kind: 'pawns', text: side };
};

/** Marked as promoted where no pawn becomes one. */
const notPromoted = ({ definition, names }: Rules, { squares }: Position): FenError | null => {
  const square = squares.findIndex((piece) => piece?.promoted === true && !definition.promotions.includes(piece.type));
  return square < 0 ? null : { kind: 'promoted', text: names[square] ?? '' };
};

/** A pawn that went two squares has left the one it came from (FIDE 3.7.4.1). */
const noTwoStep = ({ definition, names }: Rules, { squares, enPassant, toMove }: Position): FenError | null => {
  if (enPassant === null) return null;
  const origin = enPassant + (opponent(toMove) === 'white' ? -definition.files : definition.files);
  return pieceAt(squares, origin) === null ? null : { kind: 'en-passant', text: names[enPassant] ?? '' };
};

/**
 * A position as somebody sets it up, from FEN: read as `readFen` does, and refused where no play leads to it as far as
 * can be seen at a glance. What was written down before is read by `readFen` alone.
 */
export const readSetUp = (rules: Rules, text: string): Result<Position, FenError> => {
  const read = readFen(rules, text);
  if (!read.ok) return read;
  const position = read.value;
  const fault = tooManyPawns(rules, position) ?? notPromoted(rules, position) ?? noTwoStep(rules, position);
  return fault === null ? read : err(fault);
};
