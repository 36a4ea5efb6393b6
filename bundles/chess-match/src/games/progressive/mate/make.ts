import { KING, type Compact } from './compact';
import { fromOf, isCastling, isInPassing, promotionOf, toOf, type Packed } from './moves';

/** What a move has changed, to be taken back. */
export interface Made {
  readonly piece: number;
  readonly captured: number;
  readonly capturedOn: number;
  readonly castling: number;
  readonly timesFrom: number;
  readonly timesTo: number;
}

/** Rights to castle that are left once something has left this square, or come to it. */
const KEPT = new Int8Array(64).fill(3);
for (const home of [0, 56]) {
  KEPT[home] = 1;
  KEPT[home + 4] = 0;
  KEPT[home + 7] = 2;
}

const ownHome = ({ up }: Compact, square: number): boolean => (up > 0 ? square < 8 : square >= 56);
const keptAt = (board: Compact, square: number): number => (ownHome(board, square) ? (KEPT[square] ?? 3) : 3);

/** From and to of the rook that castles with this king. */
export const rookOf = (move: Packed): readonly [number, number] => {
  const [from, to] = [fromOf(move), toOf(move)];
  return to > from ? [from + 3, from + 1] : [from - 4, from - 1];
};

export const make = (board: Compact, move: Packed): Made => {
  const { pieces, times } = board;
  const [from, to] = [fromOf(move), toOf(move)];
  const capturedOn = isInPassing(move) ? to - 8 * board.up : to;
  const piece = pieces[from] ?? 0;
  const made: Made = {
    piece,
    captured: pieces[capturedOn] ?? 0,
    capturedOn,
    castling: board.castling,
    timesFrom: times[from] ?? 0,
    timesTo: times[to] ?? 0,
  };
  const promotion = promotionOf(move);
  pieces[capturedOn] = 0;
  pieces[from] = 0;
  pieces[to] = promotion === 0 ? piece : promotion;
  times[from] = 0;
  times[to] = made.timesFrom + 1;
  if (piece === KING) board.king = to;
  board.castling &= keptAt(board, from) & keptAt(board, to);
  if (isCastling(move)) {
    const [rook, rookTo] = rookOf(move);
    pieces[rookTo] = pieces[rook] ?? 0;
    pieces[rook] = 0;
    times[rookTo] = (times[rook] ?? 0) + 1;
    times[rook] = 0;
  }
  return made;
};

export const unmake = (board: Compact, move: Packed, made: Made): void => {
  const { pieces, times } = board;
  const [from, to] = [fromOf(move), toOf(move)];
  if (isCastling(move)) {
    const [rook, rookTo] = rookOf(move);
    pieces[rook] = pieces[rookTo] ?? 0;
    pieces[rookTo] = 0;
    times[rook] = (times[rookTo] ?? 1) - 1;
    times[rookTo] = 0;
  }
  pieces[to] = 0;
  pieces[from] = made.piece;
  pieces[made.capturedOn] = made.captured;
  times[from] = made.timesFrom;
  times[to] = made.timesTo;
  if (made.piece === KING) board.king = from;
  board.castling = made.castling;
};
