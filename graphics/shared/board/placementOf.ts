import type { Placement } from 'chess-match/client/contract';

/** Men of a FEN's first field, for boards of any size; letters are kept as the game's own. */
export const placementOf = (fen: string): Placement => {
  const rows = fen.split('/');
  const pieces: Placement = {};
  rows.forEach((row, index) => {
    let column = 0;
    for (const [token] of row.matchAll(/\d+|[a-zA-Z]/g)) {
      if (/\d/.test(token)) column += Number(token);
      else {
        const square = `${String.fromCharCode('a'.charCodeAt(0) + column)}${rows.length - index}`;
        pieces[square] = `${token === token.toUpperCase() ? 'w' : 'b'}${token.toUpperCase()}`;
        column += 1;
      }
    }
  });
  return pieces;
};
