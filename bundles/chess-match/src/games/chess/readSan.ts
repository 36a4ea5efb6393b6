import { err, ok, type Result } from '../common/result';
import type { PieceType } from './definition';
import { legalMoves, stepOf } from './legal';
import { play } from './play';
import { manAt, sameMove, type Move, type Position } from './position';
import type { Rules } from './rules';
import { markOf, sanCore, sanOf, type IsMate } from './san';
import { spellings } from './spelling';

export interface SanMove {
  readonly move: Move;
  readonly san: string;
}

export type SanError =
  /** No move in any spelling. */
  | { readonly kind: 'unreadable' }
  /** `drop`: the piece and square, where it is one. */
  | { readonly kind: 'illegal'; readonly drop: Extract<Move, { kind: 'drop' }> | null }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  /** The move is there, but it is no check, or no mate; `san`: as it should be. */
  | { readonly kind: 'wrong-mark'; readonly san: string };

const WRITTEN = /^(?<core>[^+#!?]+)(?<mark>[+#]?)[!?]*$/u;
const DROP = /^(?<piece>[A-Z])@(?<to>[a-z]\d{1,2})$/;
const BOARD =
  /^(?<piece>[A-Z]?)(?<file>[a-wyz]?)(?<rank>(?:\d{1,2})?)(?<takes>[x:-]?)(?<to>[a-z]\d{1,2})(?:=(?<promotion>[A-Z]))?$/;

interface Form {
  readonly piece: PieceType;
  readonly from: RegExp;
  readonly takes: string;
  readonly to: string;
  readonly promotion: PieceType | null;
}

const formOf = (rules: Rules, text: string): Form | null => {
  const groups = BOARD.exec(text)?.groups;
  if (groups === undefined) return null;
  const { file = '', rank = '', takes = '', to = '', promotion } = groups;
  const piece = groups['piece']?.toLowerCase() || rules.definition.pawn;
  // "bb3" is no pawn move: it goes straight on without being asked from where.
  if (piece === rules.definition.pawn && rank === '' && file === to.slice(0, 1)) return null;
  // A pawn that is said to come from nowhere goes straight on.
  const fromFile = file === '' && piece === rules.definition.pawn ? to.slice(0, 1) : file;
  return {
    piece,
    from: new RegExp(`^${fromFile || '[a-z]'}${rank || '\\d+'}$`),
    takes,
    to,
    promotion: promotion?.toLowerCase() ?? null,
  };
};

const dropOf = (text: string): Extract<Move, { kind: 'drop' }> | null => {
  const { piece, to } = DROP.exec(text)?.groups ?? {};
  return piece === undefined || to === undefined ? null : { kind: 'drop', piece: piece.toLowerCase(), to };
};

/** A promotion may be left out of the text only if that leaves several moves to choose from, which is refused. */
const fits = (rules: Rules, position: Position, form: Form, move: Move): boolean => {
  if (move.kind === 'drop' || move.to !== form.to || !form.from.test(move.from)) return false;
  const man = manAt(position.squares, rules.squareByName.get(move.from) ?? -1);
  const captures = (stepOf(rules, position, move)?.captured ?? -1) >= 0;
  return (
    man?.type === form.piece &&
    (form.takes !== 'x' || captures) &&
    (form.promotion === null || form.promotion === move.promotion)
  );
};

/** Legal moves that one spelling fits. */
const movesOf = (rules: Rules, position: Position, text: string, legal: readonly Move[]): readonly Move[] => {
  const drop = dropOf(text);
  if (drop !== null) return legal.filter((move) => sameMove(move, drop));
  const form = formOf(rules, text);
  if (form !== null) return legal.filter((move) => fits(rules, position, form, move));
  return legal.filter((move) => move.kind === 'move' && sanCore(rules, position, move, legal) === text);
};

const isReadable = (rules: Rules, text: string): boolean =>
  dropOf(text) !== null || formOf(rules, text) !== null || rules.definition.castlings.some(({ san }) => san === text);

/** A written mark must be true; a missing one is accepted, and a mate may be written as a check. */
const isTrueMark = (written: string, mark: string): boolean =>
  written === '' || written === mark || (written === '+' && mark === '#');

const candidates = (rules: Rules, position: Position, core: string, legal: readonly Move[]): readonly Move[] => {
  const exact = movesOf(rules, position, core, legal).filter((move) => sanCore(rules, position, move, legal) === core);
  if (exact.length > 0) return exact;
  const all = spellings(core).flatMap((text) => movesOf(rules, position, text, legal));
  return all.filter((move, index) => all.findIndex((other) => sameMove(move, other)) === index);
};

/**
 * The legal move that a text means: SAN, or what people type for it. Nothing is guessed: two meanings are refused.
 * @param legal the moves to choose from, where the game allows fewer than the board does
 */
export const readSan = (
  rules: Rules,
  position: Position,
  text: string,
  isMate: IsMate,
  legal: readonly Move[] = legalMoves(rules, position),
): Result<SanMove, SanError> => {
  const { core = '', mark = '' } = WRITTEN.exec(text.trim())?.groups ?? {};
  const meant = spellings(core).filter((spelling) => isReadable(rules, spelling));
  if (meant.length === 0) return err({ kind: 'unreadable' });
  const [only, second] = candidates(rules, position, core, legal);
  if (only === undefined) return err({ kind: 'illegal', drop: dropOf(meant[0] ?? '') });
  if (second !== undefined) {
    const all = candidates(rules, position, core, legal);
    return err({ kind: 'ambiguous', candidates: all.map((move) => sanOf(rules, position, move, isMate, legal)) });
  }
  const found = markOf(rules, play(rules, position, only).position, isMate);
  const san = `${sanCore(rules, position, only, legal)}${found}`;
  return isTrueMark(mark, found) ? ok({ move: only, san }) : err({ kind: 'wrong-mark', san });
};
