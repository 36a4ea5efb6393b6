import { isAttacked, ridesAlong } from './attack';
import { movesWanted } from './bound';
import { KNIGHT, PAWN, type Compact } from './compact';
import { coverOf, zoneOf } from './cover';
import { LEAPS_FROM, pawnTakes, RAYS, TOWARDS } from './lines';
import { make, unmake } from './make';
import { isMated, type Escaping } from './mated';
import { fromOf, isCastling, isInPassing, movesOf, toOf, type Moving, type Packed } from './moves';
import { createSeen } from './seen';
import { castledOf, wantedOf } from './wanted';

export interface Searched {
  readonly board: Compact;
  readonly moving: Moving;
  readonly escaping: Escaping;
  /** Moves of the series that are left. */
  readonly left: number;
  /** Squares on which pawns are taken in passing with the first of them. */
  readonly targets: readonly number[];
  /** P4 a check ends the series; else it comes with the last move alone (P5). */
  readonly checkEnds: boolean;
  /** P9 pieces move in turn. */
  readonly isInTurn: boolean;
}

/** What came of it: the moves of a mate, that there is none, or that it was ended before. */
export type Found = readonly Packed[] | 'none' | 'not-known';

/** Positions between two questions whether to go on. */
const ASK_EVERY = 256;

/** Whether the piece that has just moved gives check, or one behind where it stood. */
const givesCheck = (board: Compact, move: Packed): boolean => {
  const { pieces, foeKing, up } = board;
  if (isCastling(move) || isInPassing(move)) return isAttacked(board, foeKing, 1);
  const [from, to] = [fromOf(move), toOf(move)];
  const piece = pieces[to] ?? 0;
  if (piece === KNIGHT && (LEAPS_FROM[to] ?? []).includes(foeKing)) return true;
  if (piece === PAWN && (pawnTakes(up)[to] ?? []).includes(foeKing)) return true;
  return seesKing(board, to) || seesKing(board, from);
};

/** Whether a rider on the line of this square attacks the king. */
const seesKing = ({ pieces, foeKing }: Compact, square: number): boolean => {
  const direction = (TOWARDS[foeKing * 64 + square] ?? 0) - 1;
  if (direction < 0) return false;
  for (const at of RAYS[foeKing]?.[direction] ?? []) {
    const piece = pieces[at] ?? 0;
    if (piece !== 0) return piece > 0 && ridesAlong(piece, direction);
  }
  return false;
};

/** Whether the own king stands in no check after a move that was made. */
const isSafe = (board: Searched['board'], move: Packed, wasChecked: boolean): boolean => {
  const from = fromOf(move);
  const mayUncover =
    wasChecked || isInPassing(move) || toOf(move) === board.king || (TOWARDS[board.king * 64 + from] ?? 0) > 0;
  return !mayUncover || !isAttacked(board, board.king, -1);
};

/**
 * Looks for a series that mates, those first that are nearest to it by what the king's squares want.
 * @param mayGoOn asked often; false ends the search
 * @param isTrue what the rules say of a mate
 */
export const search = (
  { board, moving, escaping, left: all, targets, checkEnds, isInTurn }: Searched,
  mayGoOn: (positions: number) => boolean,
  isTrue: (moves: readonly Packed[]) => boolean,
): Found => {
  const zone = zoneOf(board.foeKing);
  const cover = coverOf(zone, board.up, all);
  const seen = createSeen(isInTurn);
  const path: Packed[] = [];
  let positions = 0;
  let isEnded = false;

  const legal = (passed: readonly number[], wasChecked: boolean): Packed[] => {
    const safe = movesOf(board, moving, passed).filter((move) => {
      const made = make(board, move);
      const is = isSafe(board, move, wasChecked);
      unmake(board, move, made);
      return is;
    });
    if (!isInTurn) return safe;
    const least = Math.min(...safe.map((move) => board.times[fromOf(move)] ?? 0));
    return safe.filter((move) => board.times[fromOf(move)] === least);
  };
  const look = (left: number): boolean => {
    positions += 1;
    if (positions % ASK_EVERY === 1 && !mayGoOn(positions)) isEnded = true;
    if (isEnded) return false;
    const isFirst = left === all;
    const next: { readonly move: Packed; readonly wanted: number }[] = [];
    for (const move of legal(isFirst ? targets : [], isFirst && isAttacked(board, board.king, -1))) {
      const made = make(board, move);
      path.push(move);
      const isCheck = givesCheck(board, move);
      if (isCheck && (checkEnds || left === 1) && isMated(board, escaping) && isTrue(path)) return true;
      if (!isCheck && left > 1) {
        const squares = wantedOf(board, zone, left - 1, escaping.mayCheck);
        const wanted = movesWanted(board, cover, squares, left - 1, castledOf(board));
        if (wanted < left && !seen.look(board, left - 1)) next.push({ move, wanted });
      }
      path.pop();
      unmake(board, move, made);
    }
    next.sort((one, other) => one.wanted - other.wanted);
    for (const { move } of next) {
      const made = make(board, move);
      path.push(move);
      if (look(left - 1)) return true;
      path.pop();
      unmake(board, move, made);
    }
    return false;
  };
  if (look(all)) return [...path];
  return isEnded ? 'not-known' : 'none';
};
