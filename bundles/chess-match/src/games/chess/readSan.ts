import { err, ok, type Result } from '../common/result';
import type { PieceType } from './definition';
import { legalMoves, stepOf } from './legal';
import { play } from './play';
import { pieceAt, sameMove, type Move, type Position } from './position';
import type { Rules } from './rules';
import { markOf, sanCore, sanOf, type IsMate } from './san';
import { isMoveForm, isReadableMove, otherKeys, spellings, writtenDrop, writtenMove } from './spelling';

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

export interface Form {
  /** null: whatever stands there. */
  readonly piece: PieceType | null;
  readonly from: RegExp;
  readonly takes: string;
  /** A square, or a file alone. */
  readonly to: string;
  readonly promotion: PieceType | null;
}

export const formOf = (rules: Rules, text: string): Form | null => {
  const written = writtenMove(text);
  if (written === null) return null;
  const { file, rank, takes, to, promotion } = written;
  const piece = written.piece.toLowerCase() || rules.definition.pawn;
  // A pawn that is said to come from nowhere goes straight on.
  const fromFile = file === '' && piece === rules.definition.pawn ? to.slice(0, 1) : file;
  return {
    piece: piece === '?' ? null : piece,
    from: new RegExp(`^${fromFile || '[a-z]'}${rank || '\\d+'}$`),
    takes,
    to,
    promotion: promotion?.toLowerCase() ?? null,
  };
};

const dropOf = (text: string): Extract<Move, { kind: 'drop' }> | null => {
  const drop = writtenDrop(text);
  return drop === null ? null : { kind: 'drop', piece: drop.piece.toLowerCase(), to: drop.to };
};

const goesTo = ({ to }: Form, square: string): boolean => (/\d/.test(to) ? square === to : square.startsWith(to));

/** A promotion may be left out of the text only if that leaves several moves to choose from, which is refused. */
const fits = (rules: Rules, position: Position, form: Form, move: Move): boolean => {
  if (move.kind === 'drop' || !goesTo(form, move.to) || !form.from.test(move.from)) return false;
  const piece = pieceAt(position.squares, rules.squareByName.get(move.from) ?? -1);
  const captures = (stepOf(rules, position, move)?.captured ?? -1) >= 0;
  return (
    (form.piece === null || piece?.type === form.piece) &&
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

/** A written mark must be true; a missing one is accepted, and a mate may be written as a check. */
const isTrueMark = (written: string, mark: string): boolean =>
  written === '' || written === mark || (written === '+' && mark === '#');

/** Legal moves that any of the spellings fits, each once. */
export const movesOfAny = (
  rules: Rules,
  position: Position,
  texts: readonly string[],
  legal: readonly Move[],
): readonly Move[] => {
  const all = texts.flatMap((text) => movesOf(rules, position, text, legal));
  return all.filter((move, index) => all.findIndex((other) => sameMove(move, other)) === index);
};

/**
 * By its letters, and by the same keys of another layout: the latter counts beside the former, so that nothing is
 * guessed.
 */
const candidates = (rules: Rules, position: Position, core: string, legal: readonly Move[]): readonly Move[] => {
  const exact = movesOf(rules, position, core, legal).filter((move) => sanCore(rules, position, move, legal) === core);
  if (exact.length > 0) return exact;
  const byLetters = movesOfAny(rules, position, spellings(core), legal);
  if (byLetters.length === 0 && isReadableMove(core)) return [];
  return movesOfAny(rules, position, [...spellings(core), ...otherKeys(core)], legal);
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
  const meant = [...spellings(core), ...otherKeys(core)].filter(isMoveForm);
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
