import type { BoardView, MoveMark } from '@schemas/boards';

type Pieces = BoardView['pieces'];

const fileOf = (square: string): string => square.slice(0, 1);
const rankOf = (square: string): string => square.slice(1);

/** Where the rook of a castling stood: the outermost one on the king's rank, on the side to which he went. */
const rookFor = (pieces: Pieces, { from, to }: { readonly from: string; readonly to: string }): string | undefined => {
  const isRight = to > from;
  const rooks = Object.keys(pieces).filter(
    (square) =>
      rankOf(square) === rankOf(from) && square > from === isRight && pieces[square] === `${pieces[from]?.[0] ?? ''}R`,
  );
  rooks.sort();
  return isRight ? rooks.at(-1) : rooks[0];
};

const without = (pieces: Pieces, squares: readonly (string | undefined)[]): Pieces =>
  Object.fromEntries(Object.entries(pieces).filter(([square]) => !squares.includes(square)));

/** The pieces after one more move, as far as its squares and its SAN tell: enough for what is seen for a second. */
export const movedOn = (pieces: Pieces, { from, to, san }: MoveMark): Pieces => {
  const code = from === null ? undefined : pieces[from];
  if (from === null || code === undefined) return pieces;
  if (san.startsWith('O-O')) {
    const rook = rookFor(pieces, { from, to });
    const beside = String.fromCharCode(to.charCodeAt(0) + (to > from ? -1 : 1)) + rankOf(to);
    const left = without(pieces, [from, rook]);
    return { ...left, [to]: code, ...(rook !== undefined && { [beside]: pieces[rook] ?? '' }) };
  }
  const isEnPassant = code.endsWith('P') && fileOf(from) !== fileOf(to) && pieces[to] === undefined;
  const promoted = /=([A-Z])/.exec(san)?.[1];
  const passed = isEnPassant ? `${fileOf(to)}${rankOf(from)}` : undefined;
  return { ...without(pieces, [from, passed]), [to]: promoted === undefined ? code : `${code[0] ?? ''}${promoted}` };
};

/** The pieces after the first `made` moves of a turn. */
export const seriesPieces = (before: Pieces, moves: readonly MoveMark[], made: number): Pieces =>
  moves.slice(0, made).reduce(movedOn, before);
