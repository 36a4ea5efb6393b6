import type { AirLanguage } from 'chess-match/client';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { PAD, TICKER, TITLE_WIDTH, TURN_GAP } from './layout';
import { TITLE } from './words';
import css from './ticker.module.css';

const { x, y, width, height } = TICKER;
const PLACE: CSSProperties = { left: x, top: y, width, height };

/** Room of all turns, pixels. */
export const ROOM = width - TITLE_WIDTH - 2 * PAD;

interface BandProps {
  /** Of the type, pixels. */
  readonly size: number;
  readonly language: AirLanguage;
  /** Turns that leave at the beginning; none where nothing scrolls. */
  readonly gone: readonly ReactNode[];
  /** The newest turns, oldest first. */
  readonly children: ReactNode;
}

/** The last turns in one line, the newest at its end. */
export const Band = ({ size, language, gone, children }: BandProps) => (
  <div className={classes(css.ticker, look.plate, look.figures)} style={{ ...PLACE, fontSize: size }}>
    <span className={css.title} style={{ width: TITLE_WIDTH }}>
      {TITLE[language]}
    </span>
    <div className={css.window} data-role="window" style={{ padding: `0 ${PAD}px` }}>
      <div className={css.row} data-role="row" style={{ gap: TURN_GAP }}>
        {gone.length > 0 && (
          <span className={css.gone} data-role="gone" style={{ gap: TURN_GAP, paddingRight: TURN_GAP }}>
            {gone}
          </span>
        )}
        {children}
      </div>
    </div>
  </div>
);
