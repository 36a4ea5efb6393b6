import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes';
import css from './headline.module.css';
import look from './look.module.css';
import { ZONES } from './theme';

const { x, y, width, height } = ZONES.headline;
const ROW: CSSProperties = { left: x, top: y, width, height };

interface HeadlineRowProps {
  /** Whose move it is; null where that is told elsewhere. */
  readonly turn: ReactNode;
  readonly sentence: string;
  /** What happened last; null where nothing has. */
  readonly latest: ReactNode;
}

/** One sentence under the score bug, for somebody who has just switched on. */
export const HeadlineRow = ({ turn, sentence, latest }: HeadlineRowProps) => (
  <div className={classes(css.row, look.plate, look.figures)} style={ROW}>
    <div className={css.turn}>{turn}</div>
    <div className={css.sentence} data-role="headline">
      {sentence}
    </div>
    <div className={css.latest}>{latest}</div>
  </div>
);
