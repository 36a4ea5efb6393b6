/** Where king and rook stand at home they may castle: nobody knows that they moved. As FEN writes it, "KQkq" or "-". */
export const homeCastling = (pieces: Readonly<Record<string, string>>): string => {
  const may = (king: string, rook: string, code: string): boolean =>
    pieces[king] === `${code}K` && pieces[rook] === `${code}R`;
  const signs = [
    may('e1', 'h1', 'w') ? 'K' : '',
    may('e1', 'a1', 'w') ? 'Q' : '',
    may('e8', 'h8', 'b') ? 'k' : '',
    may('e8', 'a8', 'b') ? 'q' : '',
  ].join('');
  return signs === '' ? '-' : signs;
};
