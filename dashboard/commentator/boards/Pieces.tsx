import { DRAWINGS, Piece } from 'chess-match/client';
import { memo } from 'react';

/** Id of a piece's drawing in the page. */
export const pieceId = (code: string): string => `piece-${code}`;

/** The drawings of all pieces, once for the whole page: six boards of thirty pieces each point to them. */
export const Pieces = memo(() => (
  <svg width={0} height={0} aria-hidden="true" className="co-pieces">
    <defs>
      {Object.keys(DRAWINGS).map((code) => (
        <g key={code} id={pieceId(code)}>
          <Piece code={code} />
        </g>
      ))}
    </defs>
  </svg>
));
Pieces.displayName = 'Pieces';
