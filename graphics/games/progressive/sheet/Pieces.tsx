import { Piece } from 'chess-match/client';
import type { Counted } from './kinds';
import css from './pieces.module.css';

interface PiecesProps {
  readonly pieces: readonly Counted[];
  /** Of a piece, pixels. */
  readonly size: number;
}

/** Pieces by their kinds, each with how many there are where that is more than one. */
export const Pieces = ({ pieces, size }: PiecesProps) => (
  <span className={css.pieces}>
    {pieces.map(({ code, count }) => (
      <span key={code} className={css.kind}>
        <svg className={css.piece} viewBox="0 0 45 45" style={{ width: size, height: size }}>
          <Piece code={code} />
        </svg>
        {count > 1 && count}
      </span>
    ))}
  </span>
);
