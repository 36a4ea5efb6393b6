import type { AirLanguage } from 'chess-match/client';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { SeriesLines } from '../air/moves/SeriesLines';
import sides from '../air/sides.module.css';
import type { TurnRow } from './turnRows';
import { LAST_MOVES } from './words';
import css from './turnList.module.css';

interface TurnListProps {
  readonly rows: readonly TurnRow[];
  /** Of the type, and between turns, pixels. */
  readonly size: number;
  readonly gap: number;
  readonly language: AirLanguage;
}

/** The last turns, each with its number on the plate of who made it, and all its moves. */
export const TurnList = ({ rows, size, gap, language }: TurnListProps) => (
  <div className={classes(css.list, look.figures)} style={{ gap, fontSize: size }}>
    <span className={css.heading}>{LAST_MOVES[language]}</span>
    {rows.map(({ ply, turn, side, lines }) => (
      <div key={ply} className={css.turn} data-role={ply === rows.at(-1)?.ply ? 'newest' : undefined}>
        <span className={classes(css.number, sides[side])}>{turn}</span>
        <SeriesLines wrapped={{ size, lines, isCut: false }} />
      </div>
    ))}
  </div>
);
