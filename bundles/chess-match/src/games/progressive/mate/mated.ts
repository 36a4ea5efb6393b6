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
  const { men } = board;
  const [man, there] = [men[from] ?? 0, men[to] ?? 0];
  men[from] = 0;
  men[to] = becomes;
  const king = man === -KING ? to : board.foeKing;
  const isSafe = !isAttacked(board, king, 1) && (mayCheck || !isAttacked(board, board.king, -1));
  men[from] = man;
  men[to] = there;
  return isSafe;
};

/** Where men of the series' side stand that give check; two at most are of account. */
const checkersOf = ({ men, foeKing, up }: Compact): readonly number[] => {
  const checkers: number[] = [];
  for (const from of LEAPS_FROM[foeKing] ?? []) if (men[from] === KNIGHT) checkers.push(from);
  for (const from of pawnTakes(-up)[foeKing] ?? []) if (men[from] === PAWN) checkers.push(from);
  for (const [direction, ray] of (RAYS[foeKing] ?? []).entries()) {
    const from = ray.find((square) => men[square] !== 0) ?? -1;
    if (from >= 0 && ridesAlong(men[from] ?? 0, direction)) checkers.push(from);
  }
  return checkers;
};

/** What pawns of the other side may become where they stand on their last rank; else themselves. */
const becoming = ({ up }: Compact, to: number): readonly number[] =>
  (up > 0 ? to < 8 : to >= 56) ? [-QUEEN, -ROOK, -BISHOP, -KNIGHT] : [-PAWN];

const pawnGoes = (board: Compact, escaping: Escaping, to: number): boolean => {
  const { men, up } = board;
  const goes = (from: number): boolean => becoming(board, to).some((man) => isEscape(board, escaping, from, to, man));
  if ((men[to] ?? 0) > 0) return (pawnTakes(up)[to] ?? []).some((from) => men[from] === -PAWN && goes(from));
  const behind = to + 8 * up;
  if (men[behind] === -PAWN) return goes(behind);
  const from = behind + 8 * up;
  const isHome = up > 0 ? from >= 48 && from < 56 : from >= 8 && from < 16;
  return escaping.hasTwoStep && isHome && men[behind] === 0 && men[from] === -PAWN && goes(from);
};

/** Whether a man of the other side, its king aside, can come to a square and leave no check. */
const comesTo = (board: Compact, escaping: Escaping, to: number): boolean => {
  const { men } = board;
  const comes = (from: number): boolean => isEscape(board, escaping, from, to, men[from] ?? 0);
  if (pawnGoes(board, escaping, to)) return true;
  if ((LEAPS_FROM[to] ?? []).some((from) => men[from] === -KNIGHT && comes(from))) return true;
  return (RAYS[to] ?? []).some((ray, direction) => {
    const from = ray.find((square) => men[square] !== 0) ?? -1;
    return from >= 0 && ridesAlong(-(men[from] ?? 0), direction) && comes(from);
  });
};

/**
 * Whether the king in check has no way out (P3, P5). What may be taken in passing is not looked at: who finds a mate
 * asks the rules about it.
 */
export const isMated = (board: Compact, escaping: Escaping): boolean => {
  const { men, foeKing } = board;
  for (const to of NEIGHBOURS[foeKing] ?? [])
    if ((men[to] ?? 0) >= 0 && isEscape(board, escaping, foeKing, to, -KING)) return false;
  const [checker, second] = checkersOf(board);
  if (checker === undefined || second !== undefined) return true;
  if (comesTo(board, escaping, checker)) return false;
  const between = TOWARDS[checker * 64 + foeKing] === 0 ? [] : (BETWEEN[checker * 64 + foeKing] ?? []);
  return !between.some((square) => comesTo(board, escaping, square));
};
