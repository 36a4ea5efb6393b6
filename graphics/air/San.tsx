import { Piece } from 'chess-match/client';
import { sanParts } from 'chess-match/client/view';
import { classes } from './classes';
import look from './look.module.css';
import css from './san.module.css';

/** A move with figurines in the colour of the text around it. */
export const San = ({ san }: { readonly san: string }) => (
  <span className={classes(css.san, look.figures)}>
    {sanParts(san).map((part, index) =>
      part.kind === 'text' ? (
        <span key={index}>{part.text}</span>
      ) : (
        <svg key={index} className={css.piece} viewBox="2 3 41 39">
          <Piece code={`b${part.letter}`} />
        </svg>
      ),
    )}
  </span>
);
