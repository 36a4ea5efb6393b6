import { fileLetter, readRank, type RankReading } from 'chess-match/client/view';

/** What can be drawn of a position as it is typed (FEN), right or wrong. */
export interface TypedPosition {
  /** Piece codes ("wK") by square. */
  readonly pieces: Readonly<Record<string, string>>;
  /** The first rank, from the eighth down, that does not say what stands on eight squares; null where all eight do. */
  readonly wrongRank: number | null;
}

const FILES = 8;
const RANKS = 8;

interface Row extends Pick<RankReading, 'men'> {
  readonly isWhole: boolean;
}

/** Signs that no FEN has are passed over, and make the rank a wrong one. */
const readRow = (text: string): Row => {
  const known = text.replaceAll(/[^1-8pnbrqk]/gi, '');
  const { men, width } = readRank(known);
  return { men: men.filter(({ column }) => column < FILES), isWhole: known === text && width === FILES };
};

/** Reads as much of a FEN's placement as can be drawn, reserves ("[PN]") left out; whether it may stand in a game is the server's to say. */
export const typedPosition = (fen: string): TypedPosition => {
  const rows = (fen.trim().split(/[\s[]/)[0] ?? '').split('/').map(readRow);
  const pieces: Record<string, string> = {};
  for (const [index, { men }] of rows.slice(0, RANKS).entries())
    for (const { column, code } of men) pieces[`${fileLetter(column)}${RANKS - index}`] = code;
  const wrong = Array.from({ length: RANKS }, (_, index) => index).find((index) => rows[index]?.isWhole !== true);
  return { pieces, wrongRank: wrong === undefined ? (rows.length > RANKS ? 1 : null) : RANKS - wrong };
};
