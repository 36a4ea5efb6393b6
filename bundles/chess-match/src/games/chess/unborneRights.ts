/**
 * Rights to castle, "KQkq", that a FEN claims and its pieces do not bear out: their king or rook stands elsewhere than
 * it begins, as in Chess960. Such a right is none to who reads it; who sets a match up by it meant something else.
 * @param written the position that was read of it, as FEN
 */
export const unborneRights = (fen: string, written: string): string => {
  const rightsOf = (text: string): string => text.trim().split(/\s+/)[2] ?? '-';
  const borne = rightsOf(written);
  return [...rightsOf(fen)].filter((sign) => 'KQkq'.includes(sign) && !borne.includes(sign)).join('');
};
