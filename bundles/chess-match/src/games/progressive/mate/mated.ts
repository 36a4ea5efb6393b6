import { isAttacked, ridesAlong } from './attack';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, type Compact } from './compact';
import { BETWEEN, LEAPS_FROM, NEIGHBOURS, pawnTakes, RAYS, TOWARDS } from './lines';

/** What of the rules it depends on whether a check is mate. */
export interface Escaping {
  /** P5 who is in check may not leave it with a check. */
  readonly mayCheck: boolean;
  readonly hasTwoStep: boolean;
}

/** Whether the other side could move so: its king is not left in check, and gives none where it may not. */
const isEscape = (board: Compact, { mayCheck }: Escaping, from: number, to: number, becomes: number): boolean => {
  const { pieces } = board;
  const [piece, there] = [pieces[from] ?? 0, pieces[to] ?? 0];
  pieces[from] = 0;
  pieces[to] = becomes;
  const king = piece === -KING ? to : board.foeKing;
  const isSafe = !isAttacked(board, king, 1) && (mayCheck || !isAttacked(board, board.king, -1));
  pieces[from] = piece;
  pieces[to] = there;
  return isSafe;
};

/** Where pieces of the series' side stand that give check; two at most are of account. */
const checkersOf = ({ pieces, foeKing, up }: Compact): readonly number[] => {
  const checkers: number[] = [];
  for (const from of LEAPS_FROM[foeKing] ?? []) if (pieces[from] === KNIGHT) checkers.push(from);
  for (const from of pawnTakes(-up)[foeKing] ?? []) if (pieces[from] === PAWN) checkers.push(from);
  for (const [direction, ray] of (RAYS[foeKing] ?? []).entries()) {
    const from = ray.find((square) => pieces[square] !== 0) ?? -1;
    if (from >= 0 && ridesAlong(pieces[from] ?? 0, direction)) checkers.push(from);
  }
  return checkers;
};

/** What pawns of the other side may become where they stand on their last rank; else themselves. */
const becoming = ({ up }: Compact, to: number): readonly number[] =>
  (up > 0 ? to < 8 : to >= 56) ? [-QUEEN, -ROOK, -BISHOP, -KNIGHT] : [-PAWN];

const pawnGoes = (board: Compact, escaping: Escaping, to: number): boolean => {
  const { pieces, up } = board;
  const goes = (from: number): boolean =>
    becoming(board, to).some((piece) => isEscape(board, escaping, from, to, piece));
  if ((pieces[to] ?? 0) > 0) return (pawnTakes(up)[to] ?? []).some((from) => pieces[from] === -PAWN && goes(from));
  const behind = to + 8 * up;
  if (pieces[behind] === -PAWN) return goes(behind);
  const from = behind + 8 * up;
  const isHome = up > 0 ? from >= 48 && from < 56 : from >= 8 && from < 16;
  return escaping.hasTwoStep && isHome && pieces[behind] === 0 && pieces[from] === -PAWN && goes(from);
};

/** Whether a piece of the other side, its king aside, can come to a square and leave no check. */
const comesTo = (board: Compact, escaping: Escaping, to: number): boolean => {
  const { pieces } = board;
  const comes = (from: number): boolean => isEscape(board, escaping, from, to, pieces[from] ?? 0);
  if (pawnGoes(board, escaping, to)) return true;
  if ((LEAPS_FROM[to] ?? []).some((from) => pieces[from] === -KNIGHT && comes(from))) return true;
  return (RAYS[to] ?? []).some((ray, direction) => {
    const from = ray.find((square) => pieces[square] !== 0) ?? -1;
    return from >= 0 && ridesAlong(-(pieces[from] ?? 0), direction) && comes(from);
  });
};

/**
 * Whether the king in check has no way out (P3, P5). What may be taken in passing is not looked at: who finds a mate
 * asks the rules about it.
 */
export const isMated = (board: Compact, escaping: Escaping): boolean => {
  const { pieces, foeKing } = board;
  for (const to of NEIGHBOURS[foeKing] ?? [])
    if ((pieces[to] ?? 0) >= 0 && isEscape(board, escaping, foeKing, to, -KING)) return false;
  const [checker, second] = checkersOf(board);
  if (checker === undefined || second !== undefined) return true;
  if (comesTo(board, escaping, checker)) return false;
  const between = TOWARDS[checker * 64 + foeKing] === 0 ? [] : (BETWEEN[checker * 64 + foeKing] ?? []);
  return !between.some((square) => comesTo(board, escaping, square));
};
