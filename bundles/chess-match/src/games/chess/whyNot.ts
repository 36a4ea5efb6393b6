import { opponent } from '../common/sides';
import { isMoveForm, isReadableMove, otherKeys, spellings, withoutMarks, writtenMove } from './spelling';
import { isAttacked, isInCheck, kingOf } from './attacks';
import type { PieceType } from './definition';
import { legalMoves } from './legal';
import { pieceAt, type Position } from './position';
import { formOf, movesOfAny, readSan, type Form } from './readSan';
import type { CastlingSquares, Rules } from './rules';
import { sanOf, type IsMate } from './san';
import { stepsFrom } from './steps';

/** Why no legal move is what was written; squares by name. A drop has reasons of its own. */
export type WhyNot =
  | { readonly kind: 'no-man'; readonly piece: PieceType }
  /** Pieces of the kind there are, but not where the text says: a file, a rank or a square. */
  | { readonly kind: 'not-there'; readonly piece: PieceType | null; readonly from: string }
  | { readonly kind: 'unreachable'; readonly piece: PieceType | null; readonly to: string }
  | { readonly kind: 'own-man'; readonly to: string }
  | { readonly kind: 'nothing-to-take'; readonly to: string }
  | { readonly kind: 'blocked'; readonly from: string; readonly at: string }
  | { readonly kind: 'pinned'; readonly from: string }
  | { readonly kind: 'in-check' }
  | { readonly kind: 'king-attacked'; readonly to: string }
  | { readonly kind: 'castling-lost' | 'castling-barred' | 'castling-attacked' }
  /** It has no form of a move on the board, or nothing particular is wrong. */
  | { readonly kind: 'other' }
  /** It is no check, or no mate; `san`: as it should be written. */
  | { readonly kind: 'wrong-mark'; readonly san: string }
  /** By its letters it is no legal move; the same keys of the Latin layout are these. */
  | { readonly kind: 'other-keys'; readonly candidates: readonly string[] };

const whyNoCastling = (rules: Rules, position: Position, way: CastlingSquares): WhyNot => {
  const { squares, toMove, castling } = position;
  const attacked = (square: number): boolean => isAttacked(rules, squares, square, opponent(toMove));
  if (!castling[toMove].includes(way.castling.wing)) return { kind: 'castling-lost' };
  if (isInCheck(rules, position, toMove)) return { kind: 'in-check' };
  if (way.between.some((square) => pieceAt(squares, square) !== null)) return { kind: 'castling-barred' };
  return { kind: way.safe.some(attacked) ? 'castling-attacked' : 'castling-lost' };
};

/** The piece that stands in the way from one square to another, if the one could go there on an empty board. */
const barOf = (rules: Rules, { squares, toMove }: Position, from: number, to: number): number | null => {
  const type = pieceAt(squares, from)?.type ?? '';
  const { pawn } = rules.definition;
  for (const path of rules.paths[toMove][type]?.[from] ?? []) {
    // A pawn is barred where it goes straight on, one square or two.
    const isAhead = type === pawn && path.does === 'move';
    const ahead = path.squares[0];
    if (isAhead && ahead !== undefined && (ahead === to || ahead + (ahead - from) === to))
      return [ahead, to].find((square) => pieceAt(squares, square) !== null) ?? null;
    const at = path.squares.indexOf(to);
    if (at < 0 || type === pawn) continue;
    return path.squares.slice(0, at).find((square) => pieceAt(squares, square) !== null) ?? null;
  }
  return null;
};

/** The step is there, but the king would be taken. */
const whyUnsafe = (rules: Rules, position: Position, from: number, to: string): WhyNot => {
  const { squares, toMove } = position;
  if (from === kingOf(rules, squares, toMove)) return { kind: 'king-attacked', to };
  if (isInCheck(rules, position, toMove)) return { kind: 'in-check' };
  return { kind: 'pinned', from: rules.names[from] ?? '' };
};

/** @param named the origin as the text names it: a file, a rank, a square, or nothing */
const whyNoStep = (rules: Rules, position: Position, form: Form, named: string): WhyNot => {
  const { squares, toMove } = position;
  const to = rules.squareByName.get(form.to) ?? -1;
  const ofKind = rules.names.flatMap((name, square) => {
    const piece = pieceAt(squares, square);
    const isMeant = piece?.side === toMove && (form.piece === null || piece.type === form.piece);
    return isMeant ? [{ name, square }] : [];
  });
  if (ofKind.length === 0) return { kind: 'no-man', piece: form.piece ?? '' };
  const meant = ofKind.filter(({ name }) => form.from.test(name));
  if (meant.length === 0) return { kind: 'not-there', piece: form.piece, from: named };
  const taken = meant.flatMap(({ square }) => stepsFrom(rules, position, square).filter((step) => step.to === to));
  const [step] = taken;
  if (step !== undefined && form.takes === 'x' && step.captured < 0) return { kind: 'nothing-to-take', to: form.to };
  if (step !== undefined) return whyUnsafe(rules, position, step.from, form.to);
  if (pieceAt(squares, to)?.side === toMove) return { kind: 'own-man', to: form.to };
  for (const { name, square } of meant) {
    const at = barOf(rules, position, square, to);
    if (at !== null) return { kind: 'blocked', from: name, at: rules.names[at] ?? '' };
  }
  return { kind: 'unreachable', piece: form.piece, to: form.to };
};

/**
 * Whether a spelling speaks of pieces and files that there are: "Ta4" is no pawn's move on a board without a file t.
 */
const isOfBoard = ({ definition, squareByName }: Rules, spelling: string): boolean => {
  const { piece = '', file = '' } = writtenMove(spelling) ?? {};
  const isKind = piece === '' || piece === '?' || Object.hasOwn(definition.steps, piece.toLowerCase());
  return isKind && (file === '' || squareByName.has(`${file}1`));
};

/** Why a text that `readSan` refused is no legal move. */
export const whyNot = (rules: Rules, position: Position, text: string, isMate: IsMate): WhyNot => {
  const read = readSan(rules, position, text, isMate);
  if (read.ok) return { kind: 'other' };
  if (read.error.kind === 'wrong-mark') return { kind: 'wrong-mark', san: read.error.san };
  const core = withoutMarks(text.trim());
  const byLetters = isReadableMove(core);
  const keyed = byLetters ? movesOfAny(rules, position, otherKeys(core), legalMoves(rules, position)) : [];
  if (keyed.length > 0)
    return { kind: 'other-keys', candidates: keyed.map((move) => sanOf(rules, position, move, isMate)) };
  const written = (byLetters ? spellings(core) : otherKeys(core)).filter(isMoveForm);
  const spelling = written.find((each) => isOfBoard(rules, each)) ?? written[0] ?? '';
  const way = rules.castlings[position.toMove].find(({ castling }) => castling.san === spelling);
  if (way !== undefined) return whyNoCastling(rules, position, way);
  const form = formOf(rules, spelling);
  if (form === null || !rules.squareByName.has(form.to)) return { kind: 'other' };
  const named = /^[A-Z?]?(?<named>[a-z]?\d*)[x:-]?[a-z]\d{1,2}/.exec(spelling)?.groups?.['named'] ?? '';
  return whyNoStep(rules, position, form, named);
};
