import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import { movesOnFen } from '../chess/movesOnFen';
import { playOnFen } from '../chess/playOnFen';
import { isLocked } from './lockedPawns';
import { err, ok, type Result } from './result';
import type { Side } from './sides';

export { placementOf } from './placement';

/**
 * Ordinary chess on FEN strings, by our own generator (games/chess); the only adapter of chess.js, which reads what that does not: texts
 * that are no standard SAN, FENs that are none to it. Nothing here throws, nothing remembers.
 */

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export interface LegalMove {
  readonly san: string;
  readonly from: string;
  readonly to: string;
  /** q r b n, or null. */
  readonly promotion: string | null;
}

export interface Played extends LegalMove {
  readonly fen: string;
  /** Square of the king in check after the move, or null. */
  readonly check: string | null;
  readonly isMate: boolean;
  readonly isStalemate: boolean;
}

export type SanError =
  { readonly kind: 'illegal' } | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] };

/** What repetition compares (FIDE 9.2.3): placement, side, castling, en passant where it can be played. */
export const positionKey = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/** Plies since the last capture or pawn move. */
export const halfMoveClock = (fen: string): number => Number(fen.split(' ')[4] ?? 0);

export const sideToMove = (fen: string): Side => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

const SAN = /^(?<core>O-O-O|O-O|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?)(?<mark>[+#]?)$/;

interface ReadSan {
  readonly core: string;
  readonly mark: string;
}

const readSan = (text: string): ReadSan | null => {
  const groups = SAN.exec(text.replaceAll('0-0', 'O-O').replace('O-O-0', 'O-O-O'))?.groups;
  return groups === undefined ? null : { core: (groups['core'] ?? '').replace('=', ''), mark: groups['mark'] ?? '' };
};

/** A written mark must be true; a missing one is accepted, and a mate may be written as a check. */
const markFits = (written: string, real: string): boolean =>
  written === '' || written === real || (written === '+' && real === '#');

const PIECE_MOVE = /^(?<piece>[KQRBN])(?<file>[a-h]?)(?<rank>[1-8]?)(?<to>x?[a-h][1-8])$/;

const coreOf = (san: string): string => readSan(san)?.core ?? '';

/** Legal moves that a core which is no SAN here could mean: an origin left out or given in excess, a promotion without its piece. */
const candidatesFor = (chess: Chess, core: string): string[] => {
  const { piece, file, rank, to } = PIECE_MOVE.exec(core)?.groups ?? {};
  const all = chess.moves({ verbose: true });
  if (piece === undefined)
    return all.filter((move) => move.promotion && coreOf(move.san).slice(0, -1) === core).map(({ san }) => san);
  const fits = ({ from, san }: { from: string; san: string }): boolean =>
    from.includes(file ?? '') &&
    from.includes(rank ?? '') &&
    coreOf(san).replace(PIECE_MOVE, '$<piece>$<to>') === `${piece}${to}`;
  return all.filter(fits).map(({ san }) => san);
};

/** The legal move that a text means, as standard SAN. */
const findMove = (chess: Chess, written: ReadSan): Result<string, SanError> => {
  const fits = (san: string): boolean => markFits(written.mark, readSan(san)?.mark ?? '');
  const exact = chess.moves().find((san) => coreOf(san) === written.core && fits(san));
  if (exact !== undefined) return ok(exact);
  const candidates = candidatesFor(chess, written.core);
  const [only, second] = candidates;
  if (second !== undefined) return err({ kind: 'ambiguous', candidates });
  const isPiece = PIECE_MOVE.test(written.core);
  return only !== undefined && isPiece && fits(only) ? ok(only) : err({ kind: 'illegal' });
};

const kingInCheck = (chess: Chess): string | null => {
  if (!chess.inCheck()) return null;
  const king = chess.findPiece({ type: 'k', color: chess.turn() });
  return king[0] ?? null;
};

/**
 * Plays a move written in SAN; `0-0`, missing + # = and an origin given in excess (Ngf3) are accepted, nothing is guessed.
 * @param fen a position this module produced or accepted
 */
export const playSan = (fen: string, text: string): Result<Played, SanError> => {
  const written = readSan(text);
  if (written === null) return err({ kind: 'illegal' });
  const standard = playOnFen(fen, text);
  if (standard !== null) return ok(standard);
  const chess = new Chess(fen);
  const found = findMove(chess, written);
  return found.ok ? ok(played(chess, chess.move(found.value))) : found;
};

/** What a move made of the position it was played in. */
const played = (chess: Chess, move: Move): Played => ({
  san: move.san,
  from: move.from,
  to: move.to,
  promotion: move.promotion ?? null,
  fen: chess.fen(),
  check: kingInCheck(chess),
  isMate: chess.isCheckmate(),
  isStalemate: chess.isStalemate(),
});

const movesByLibrary = (fen: string): LegalMove[] =>
  new Chess(fen)
    .moves({ verbose: true })
    .map(({ san, from, to, promotion }) => ({ san, from, to, promotion: promotion ?? null }));

/**
 * Every legal move of the side to move, by our own generator: chess.js takes seventeen times as long to say from where to where they
 * go. What it alone can read is left to it.
 */
export const legalMoves = (fen: string): LegalMove[] => movesOnFen(fen) ?? movesByLibrary(fen);

/** The same in SAN alone. */
export const legalSans = (fen: string): string[] => legalMoves(fen).map(({ san }) => san);

/** A position an arbiter may set: well formed, one king each, the side that just moved not in check, the other able to move. */
export const readPosition = (fen: string): { readonly fen: string; readonly check: string | null } | null => {
  try {
    const chess = new Chess(fen);
    const read = chess.fen();
    const swapped = new Chess(
      read.replace(/ [wb] /, chess.turn() === 'w' ? ' b ' : ' w ').replace(/ [a-h][36] /, ' - '),
    );
    return swapped.inCheck() || legalSans(read).length === 0 ? null : { fen: read, check: kingInCheck(chess) };
  } catch {
    return null;
  }
};

interface Men {
  readonly type: PieceSymbol;
  readonly color: Color;
  readonly square: Square;
}

const isLight = (square: Square): boolean => (square.charCodeAt(0) + Number(square[1])) % 2 === 1;

/**
 * Whether `side` could mate by any series of legal moves (FIDE 6.9), judged by material and by walls of pawns that
 * only kings stand behind; other blocked positions are not recognised: there the teams agree on a draw.
 */
export const canMate = (fen: string, side: Side): boolean => {
  if (isLocked(fen)) return false;
  const men = new Chess(fen)
    .board()
    .flat()
    .filter((man): man is Men => man !== null && man.type !== 'k');
  const own = men.filter((man) => (man.color === 'w') === (side === 'white'));
  const other = men.filter((man) => !own.includes(man));
  if (own.some(({ type }) => type === 'p' || type === 'r' || type === 'q')) return true;
  if (own.some(({ type }) => type === 'n')) return own.length > 1 || other.some(({ type }) => type !== 'q');
  if (own.length === 0) return false;
  const bishops = men.filter(({ type }) => type === 'b');
  const oneColour = bishops.every(({ square }) => isLight(square) === bishops.some((b) => isLight(b.square)));
  return !oneColour || men.some(({ type }) => type === 'p' || type === 'n');
};

/** Neither side could ever mate (FIDE 5.2.2), as far as `canMate` tells. */
export const isDead = (fen: string): boolean => !canMate(fen, 'white') && !canMate(fen, 'black');
