import { Piece } from 'chess-match/client';
import { sanParts } from './sanParts';
import './san.css';

/** A move with figurines in the colour of the text around it. */
export const San = ({ san }: { readonly san: string }) => (
  <span className="san figures">
    {sanParts(san).map((part, index) =>
      part.kind === 'text' ? (
        <span key={index}>{part.text}</span>
      ) : (
        <svg key={index} className="san-man" viewBox="2 3 41 39">
          <Piece code={`b${part.letter}`} />
        </svg>
      ),
    )}
  </span>
);
