import { classes } from '../classes';
import look from '../look.module.css';
import { San } from '../San';
import type { Wrapped } from './wrapMoves';
import css from './series.module.css';

/** The moves of a turn in lines, each of a series with its number. */
export const SeriesLines = ({ wrapped: { size, lines, isCut } }: { readonly wrapped: Wrapped }) => (
  <span className={classes(css.series, look.figures)} style={{ fontSize: size }}>
    {lines.map((line, row) => (
      <span key={row} className={css.line}>
        {row === 0 && isCut && '…'}
        {line.map(({ san, number }, index) => (
          <span key={index} className={css.move}>
            {number !== null && <span className={css.number}>{number}</span>}
            <San san={san} />
          </span>
        ))}
      </span>
    ))}
  </span>
);
