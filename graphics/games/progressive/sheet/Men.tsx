import { Piece } from 'chess-match/client';
import type { Counted } from './kinds';
import css from './men.module.css';

interface MenProps {
  readonly men: readonly Counted[];
  /** Of a man, pixels. */
  readonly size: number;
}

/** Men by their kinds, each with how many there are where that is more than one. */
export const Men = ({ men, size }: MenProps) => (
  <span className={css.men}>
    {men.map(({ code, count }) => (
      <span key={code} className={css.kind}>
        <svg className={css.man} viewBox="0 0 45 45" style={{ width: size, height: size }}>
          <Piece code={code} />
        </svg>
        {count > 1 && count}
      </span>
    ))}
  </span>
);
