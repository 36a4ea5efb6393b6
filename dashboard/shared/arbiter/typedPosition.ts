/** What can be drawn of a position as it is typed (FEN), right or wrong. */
export interface TypedPosition {
  /** Piece codes ("wK") by square. */
  readonly pieces: Readonly<Record<string, string>>;
  /** The first rank, from the eighth down, that does not say what stands on eight squares; null where all eight do. */
  readonly wrongRank: number | null;
}

const FILES = 'abcdefgh';
const RANKS = 8;

interface Row {
  readonly codes: readonly (string | null)[];
  readonly isWhole: boolean;
}

const readRow = (text: string): Row => {
  const codes: (string | null)[] = [];
  let isKnown = true;
  for (const sign of text)
    if (/[1-8]/.test(sign)) codes.push(...Array.from({ length: Number(sign) }, () => null));
    else if (/[pnbrqk]/i.test(sign)) codes.push(`${sign === sign.toUpperCase() ? 'w' : 'b'}${sign.toUpperCase()}`);
    else isKnown = false;
  return { codes, isWhole: isKnown && codes.length === FILES.length };
};

/** Reads as much of a FEN's placement as can be drawn; whether it may stand in a game is the server's to say. */
export const typedPosition = (fen: string): TypedPosition => {
  const rows = (fen.trim().split(/\s/)[0] ?? '').split('/').map(readRow);
  const pieces: Record<string, string> = {};
  for (const [index, { codes }] of rows.slice(0, RANKS).entries())
    for (const [file, code] of codes.slice(0, FILES.length).entries())
      if (code !== null) pieces[`${FILES[file] ?? ''}${RANKS - index}`] = code;
  const wrong = Array.from({ length: RANKS }, (_, index) => index).find((index) => rows[index]?.isWhole !== true);
  return { pieces, wrongRank: wrong === undefined ? (rows.length > RANKS ? 1 : null) : RANKS - wrong };
};
