import { fileLetter, readRank, type BoardSize, type RankReading } from 'chess-match/client/view';

/** What can be drawn of a position as it is typed (FEN), right or wrong. */
export interface TypedPosition {
  /** Piece codes ("wK") by square. */
  readonly pieces: Readonly<Record<string, string>>;
  /** The first rank, from the highest down, that does not say what stands on each of its squares; null where all do. */
  readonly wrongRank: number | null;
}

interface Row extends Pick<RankReading, 'pieces'> {
  readonly isWhole: boolean;
}

/** Signs that no FEN has are passed over, and make the rank a wrong one. */
const readRow = (text: string, files: number): Row => {
  const known = text.replaceAll(/[^0-9a-z]/gi, '');
  const { pieces, width } = readRank(known);
  return { pieces: pieces.filter(({ column }) => column < files), isWhole: known === text && width === files };
};

/**
 * Reads as much of a FEN's placement as can be drawn on such a board, reserves ("[PN]") left out; whether it may stand
 * in a game, and whether its letters are pieces there, is the server's to say.
 * @param names names of pieces by their letters, where they are drawn by names
 */
export const typedPosition = (
  fen: string,
  { files, ranks }: BoardSize,
  names: Readonly<Record<string, string>> = {},
): TypedPosition => {
  const rows = (fen.trim().split(/[\s[]/)[0] ?? '').split('/').map((text) => readRow(text, files));
  const pieces: Record<string, string> = {};
  for (const [index, row] of rows.slice(0, ranks).entries())
    for (const { column, code } of row.pieces) {
      const letter = code.slice(1);
      pieces[`${fileLetter(column)}${ranks - index}`] = `${code.slice(0, 1)}${names[letter.toLowerCase()] ?? letter}`;
    }
  const wrong = Array.from({ length: ranks }, (_, index) => index).find((index) => rows[index]?.isWhole !== true);
  return { pieces, wrongRank: wrong === undefined ? (rows.length > ranks ? 1 : null) : ranks - wrong };
};
