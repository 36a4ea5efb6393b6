import { Piece } from 'chess-match/client';
import css from './shared.module.css';

/** Kinds of pieces in the colour of the text around them, pawns too. */
export const Figurines = ({ kinds }: { readonly kinds: readonly string[] }) => (
  <span className={css.figurines}>
    {kinds.map((kind) => (
      <svg key={kind} className={css.figurine} viewBox="2 3 41 39">
        <Piece code={`b${kind}`} />
      </svg>
    ))}
  </span>
);
