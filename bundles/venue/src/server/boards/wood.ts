import { placementOf, readRank } from 'chess-match/client/view';

/** Pieces by square, {"e1": "wK"}: no more than what stands where. */
export type Pieces = Readonly<Record<string, string>>;

const RANKS = 8;

/** Whether a board of the match can stand on one of wood at all. */
export const isWooden = ({ files, ranks }: { readonly files: number; readonly ranks: number }): boolean =>
  files === RANKS && ranks === RANKS;

/** What a wooden board says of its squares, the first field of a FEN; null where it is no board of eight by eight. */
export const readPieces = (text: unknown): Pieces | null => {
  if (typeof text !== 'string' || !/^[pnbrqkPNBRQK1-8/]{15,71}$/.test(text)) return null;
  const ranks = text.split('/');
  if (ranks.length !== RANKS || ranks.some((rank) => readRank(rank).width !== RANKS)) return null;
  return placementOf(text);
};

/** The same board looked at from its other side. */
export const turned = (pieces: Pieces): Pieces =>
  Object.fromEntries(
    Object.entries(pieces).map(([square, piece]) => [
      `${String.fromCharCode('a'.charCodeAt(0) + 'h'.charCodeAt(0) - square.charCodeAt(0))}${RANKS + 1 - Number(square.charAt(1))}`,
      piece,
    ]),
  );

/** The same pieces but for those on these squares. */
export const without = (pieces: Pieces, ...squares: readonly string[]): Pieces =>
  Object.fromEntries(Object.entries(pieces).filter(([square]) => !squares.includes(square)));

/** Squares on which two boards are not alike, in order. */
export const differences = (one: Pieces, other: Pieces): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((square) => one[square] !== other[square])
    .toSorted();

/** A board that lies the other way round is read as it is meant: whichever is nearer to what should stand there. */
export const upright = (pieces: Pieces, wanted: Pieces): Pieces => {
  const other = turned(pieces);
  return differences(other, wanted).length < differences(pieces, wanted).length ? other : pieces;
};
