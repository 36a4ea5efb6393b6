import { useMemo, type CSSProperties } from 'react';
import type { DrawingProps } from '../../../air/onAirParts';
import { entriesOf } from './entries';
import { GAP, layoutTicker, TICKER } from '../../../ticker/layout';
import type { TickerStep } from '../../../ticker/plan';
import type { Source } from './sources';
import { Turn } from './Turn';
import { TITLE } from '../../../ticker/words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from '../../../ticker/ticker.module.css';

const { x, y, width, height } = TICKER;
const PLACE: CSSProperties = { left: x, top: y, width, height };
const [TITLE_WIDTH, PAD] = [112, 20];
const ROOM = width - TITLE_WIDTH - 2 * PAD;

/** The last turns in one line, the newest at its end: those for which there is no room leave at its beginning. */
export const Ticker = ({ picture, before: previous, steps, language }: DrawingProps<'ticker', Source, TickerStep>) => {
  const { style, entries } = useMemo(() => layoutTicker(entriesOf(picture), ROOM, language), [picture, language]);
  const isScrolling = steps.some(({ kind }) => kind === 'scroll');
  const before = isScrolling && previous ? layoutTicker(entriesOf(previous), ROOM, language).entries : [];
  const gone = before.filter(({ ply }) => entries.every((entry) => entry.ply !== ply));
  if (entries.length === 0) return null;
  return (
    <div className={classes(css.ticker, look.plate, look.figures)} style={{ ...PLACE, fontSize: style.size }}>
      <span className={css.title} style={{ width: TITLE_WIDTH }}>
        {TITLE[language]}
      </span>
      <div className={css.window} data-role="window" style={{ padding: `0 ${PAD}px` }}>
        <div className={css.row} data-role="row" style={{ gap: GAP.turns }}>
          {gone.length > 0 && (
            <span className={css.gone} data-role="gone" style={{ gap: GAP.turns, paddingRight: GAP.turns }}>
              {gone.map((entry) => (
                <Turn key={entry.ply} entry={entry} style={style} role="turn-gone" />
              ))}
            </span>
          )}
          {entries.map((entry) => (
            <Turn key={entry.ply} entry={entry} style={style} role="turn" />
          ))}
        </div>
      </div>
    </div>
  );
};
