/** The pieces of one rank of a FEN, and of how many squares it speaks. */
export interface RankReading {
  readonly pieces: readonly { readonly column: number; readonly code: string }[];
  readonly width: number;
}

/** Reads one rank of a FEN for a board of any width: numbers may have two figures, letters are the game's own. */
export const readRank = (text: string): RankReading => {
  const pieces: { column: number; code: string }[] = [];
  let [width, figures] = [0, ''];
  for (const sign of text) {
    if (sign >= '0' && sign <= '9') {
      figures += sign;
      continue;
    }
    width += Number(figures);
    figures = '';
    pieces.push({ column: width, code: `${sign === sign.toUpperCase() ? 'w' : 'b'}${sign.toUpperCase()}` });
    width += 1;
  }
  return { pieces, width: width + Number(figures) };
};

/** Pieces by square, {"e1": "wK"}, of a FEN or of its first field alone; for boards of any size. */
export const placementOf = (fen: string): Record<string, string> => {
  const placement: Record<string, string> = {};
  const ranks = (fen.split(' ')[0] ?? '').split('/');
  for (const [row, rank] of ranks.entries())
    for (const { column, code } of readRank(rank).pieces)
      placement[`${String.fromCharCode(97 + column)}${ranks.length - row}`] = code;
  return placement;
};

const pieceText = (code: string): string => (code.startsWith('w') ? code.slice(1) : code.slice(1).toLowerCase());

/** Of a board in files and ranks. */
interface Size {
  readonly files: number;
  readonly ranks: number;
}

/** The first field of a FEN; null where a piece stands on no square of such a board. */
export const placementText = (pieces: Readonly<Record<string, string>>, { files, ranks }: Size): string | null => {
  const left = new Map(Object.entries(pieces));
  const pieceOn = (square: string): string => {
    const code = left.get(square);
    left.delete(square);
    return code === undefined ? '1' : pieceText(code);
  };
  const text = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (__, file) => pieceOn(`${String.fromCharCode(97 + file)}${ranks - row}`))
      .join('')
      .replace(/1+/g, (empty) => String(empty.length)),
  ).join('/');
  return left.size === 0 ? text : null;
};
