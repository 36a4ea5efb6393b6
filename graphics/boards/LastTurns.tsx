import type { AirLanguage, TurnsView } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { useMemo } from 'react';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { SeriesLines } from '../air/moves/SeriesLines';
import { box } from '../air/rect';
import { lastRows, ROW_GAP } from './rows';
import { TurnNumber } from './TurnNumber';
import { wordsOf } from './words';
import css from './lastTurns.module.css';

interface LastTurnsProps {
  readonly turns: TurnsView;
  readonly at: Zone;
  readonly language: AirLanguage;
}

/** Pixels: around the rows, the title with the gap below it, the column of numbers, the type. */
const [PAD, TITLE, NUMBER, SIZE] = [24, 52, 96, 36] as const;

/** How the only board came to stand as it does: its last turns, the newest last. */
export const LastTurns = ({ turns: { turns }, at, language }: LastTurnsProps) => {
  const [width, height] = [at.width - 2 * PAD - NUMBER, at.height - 2 * PAD - TITLE];
  const rows = useMemo(() => lastRows(turns, { width, height, size: SIZE }), [turns, width, height]);
  if (rows.length === 0) return null;
  return (
    <div
      className={classes(css.plate, look.plate, look.figures)}
      style={{ ...box(at), padding: PAD, gridTemplateRows: `${TITLE}px` }}
      data-role="turns"
    >
      <span className={css.title}>{wordsOf(language).moves}</span>
      <div className={css.rows} style={{ gap: ROW_GAP }}>
        {rows.map(({ turn, wrapped }) => (
          <div key={turn.ply} className={css.row} style={{ gridTemplateColumns: `${NUMBER}px 1fr` }}>
            <TurnNumber turn={turn} />
            <SeriesLines wrapped={wrapped} />
          </div>
        ))}
      </div>
    </div>
  );
};
