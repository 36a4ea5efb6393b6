import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes';
import css from './headline.module.css';
import look from './look.module.css';
import { ZONES } from './theme';

/** As wide as the score bug; its end is left to who speaks. */
const { row, headline } = ZONES;
const ROW: CSSProperties = {
  left: row.x,
  top: row.y,
  width: row.width,
  height: row.height,
  paddingRight: row.x + row.width - headline.x - headline.width,
};

interface HeadlineRowProps {
  /** Whose move it is; null where that is told elsewhere. */
  readonly turn: ReactNode;
  /** How the game stands; null where that is told elsewhere. */
  readonly sentence: string | null;
  /** What happened last; null where nothing has. */
  readonly latest: ReactNode;
}

/** One sentence under the score bug, for somebody who has just switched on. */
export const HeadlineRow = ({ turn, sentence, latest }: HeadlineRowProps) => (
  <div className={classes(css.row, look.plate, look.figures)} style={ROW}>
    {turn && <div className={css.turn}>{turn}</div>}
    {sentence !== null && (
      <div className={css.sentence} data-role="headline">
        {sentence}
      </div>
    )}
    {sentence !== null && latest && <span className={css.between} />}
    {latest}
  </div>
);
