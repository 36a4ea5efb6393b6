import { DRAWINGS, Piece } from 'chess-match/client';
import { memo } from 'react';

/** Id of a man's drawing in the page. */
export const manId = (code: string): string => `man-${code}`;

/** The drawings of all men, once for the whole page: six boards of thirty men each point to them. */
export const Men = memo(() => (
  <svg width={0} height={0} aria-hidden="true" className="co-men">
    <defs>
      {Object.keys(DRAWINGS).map((code) => (
        <g key={code} id={manId(code)}>
          <Piece code={code} />
        </g>
      ))}
    </defs>
  </svg>
));
Men.displayName = 'Men';
