import { Piece, type BoardView, type Side } from 'chess-match/client';
import { classes } from '../classes';
import css from './reserveRow.module.css';

interface ReserveRowProps {
  readonly side: Side;
  /** Every kind of piece, with how many wait; none where a game knows no reserves. */
  readonly pieces: NonNullable<BoardView['reserves']>['white'];
  /** Of a piece, pixels. */
  readonly size: number;
}

/** What a player may drop, kind by kind in one row; a kind of which there is none stands pale. */
export const ReserveRow = ({ side, pieces, size }: ReserveRowProps) =>
  pieces.map(({ piece, count }) => (
    <span key={piece} className={classes(css.held, count === 0 && css.isNone)}>
      <svg className={css.piece} viewBox="0 0 45 45" style={{ width: size, height: size }}>
        <Piece code={`${side === 'white' ? 'w' : 'b'}${piece}`} />
      </svg>
      {count > 0 && count}
    </span>
  ));
