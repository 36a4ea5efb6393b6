import { isAttacked, ridesAlong } from './attack';
import { KING, KNIGHT, PAWN, QUEEN, ROOK, type Compact } from './compact';
import { LEAPS_FROM, NEIGHBOURS, pawnTakes, RAYS } from './lines';

/** A move as one number: origin, goal, what a pawn becomes, and whether it castles or takes in passing. */
export type Packed = number;

const CASTLES = 1 << 15;
const IN_PASSING = 1 << 16;

export const packed = (from: number, to: number, promotion = 0): Packed => from | (to << 6) | (promotion << 12);
export const fromOf = (move: Packed): number => move & 63;
export const toOf = (move: Packed): number => (move >> 6) & 63;
export const promotionOf = (move: Packed): number => (move >> 12) & 7;
export const isCastling = (move: Packed): boolean => (move & CASTLES) !== 0;
export const isInPassing = (move: Packed): boolean => (move & IN_PASSING) !== 0;

/** What of the rules the moves of a series depend on. */
export interface Moving {
  readonly hasTwoStep: boolean;
  readonly hasCastling: boolean;
}

const pushPawn = (board: Compact, from: number, moving: Moving, targets: readonly number[], into: Packed[]): void => {
  const { pieces, up } = board;
  const push = (to: number): void => {
    const isLast = up > 0 ? to >= 56 : to < 8;
    if (!isLast) into.push(packed(from, to));
    else for (let promotion = QUEEN; promotion >= KNIGHT; promotion -= 1) into.push(packed(from, to, promotion));
  };
  const ahead = from + 8 * up;
  if (pieces[ahead] === 0) {
    push(ahead);
    const isHome = up > 0 ? from < 16 : from >= 48;
    if (moving.hasTwoStep && isHome && pieces[ahead + 8 * up] === 0) into.push(packed(from, ahead + 8 * up));
  }
  for (const to of pawnTakes(up)[from] ?? []) {
    if ((pieces[to] ?? 0) < 0) push(to);
    else if (pieces[to] === 0 && targets.includes(to)) into.push(packed(from, to) | IN_PASSING);
  }
};

const pushCastlings = (board: Compact, into: Packed[]): void => {
  const { pieces, castling, king, up } = board;
  const home = up > 0 ? 4 : 60;
  if (king !== home) return;
  const isFree = (...squares: readonly number[]): boolean => squares.every((square) => pieces[square] === 0);
  const isSafe = (...squares: readonly number[]): boolean => !squares.some((square) => isAttacked(board, square, -1));
  if (
    (castling & 1) !== 0 &&
    pieces[home + 3] === ROOK &&
    isFree(home + 1, home + 2) &&
    isSafe(home, home + 1, home + 2)
  )
    into.push(packed(home, home + 2) | CASTLES);
  if (
    (castling & 2) !== 0 &&
    pieces[home - 4] === ROOK &&
    isFree(home - 1, home - 2, home - 3) &&
    isSafe(home, home - 1, home - 2)
  )
    into.push(packed(home, home - 2) | CASTLES);
};

const pushLeaps = ({ pieces }: Compact, from: number, goals: readonly number[], into: Packed[]): void => {
  for (const to of goals) if ((pieces[to] ?? 0) <= 0) into.push(packed(from, to));
};

/**
 * Every move of the series' side, the safety of its king and the rules of checks aside. The other king is never taken:
 * it stands in no check while the series goes on.
 * @param targets where pawns are taken in passing
 */
export const movesOf = (board: Compact, moving: Moving, targets: readonly number[]): Packed[] => {
  const { pieces } = board;
  const into: Packed[] = [];
  for (let from = 0; from < 64; from += 1) {
    const piece = pieces[from] ?? 0;
    if (piece <= 0) continue;
    if (piece === PAWN) pushPawn(board, from, moving, targets, into);
    else if (piece === KNIGHT) pushLeaps(board, from, LEAPS_FROM[from] ?? [], into);
    else if (piece === KING) pushLeaps(board, from, NEIGHBOURS[from] ?? [], into);
    else
      for (let direction = 0; direction < 8; direction += 1) {
        if (!ridesAlong(piece, direction)) continue;
        for (const to of RAYS[from]?.[direction] ?? []) {
          const there = pieces[to] ?? 0;
          if (there > 0) break;
          into.push(packed(from, to));
          if (there < 0) break;
        }
      }
  }
  if (moving.hasCastling && board.castling !== 0) pushCastlings(board, into);
  return into;
};
