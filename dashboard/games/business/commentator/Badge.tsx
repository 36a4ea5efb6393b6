import { branchColour } from 'chess-match/client';

/** A board's number on its branch colour. */
export const Badge = ({ board }: { readonly board: number }) => (
  <span className="co-badge" style={{ background: branchColour(board) }}>
    {board}
  </span>
);
