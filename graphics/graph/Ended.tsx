import { formatHalves } from 'chess-match/client';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './graph.module.css';

interface EndedProps {
  /** Half-points. */
  readonly white: number;
  readonly black: number;
}

/** What a board paid that ended: on the plate of who won it, or on both. */
export const Ended = ({ white, black }: EndedProps) => (
  <span className={classes(css.ended, look.figures)}>
    {white >= black && <span className={classes(css.paid, sides.white)}>{formatHalves(white)}</span>}
    {black >= white && <span className={classes(css.paid, sides.black)}>{formatHalves(black)}</span>}
  </span>
);
