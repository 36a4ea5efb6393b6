import type { CSSProperties } from 'react';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import type { Stair } from './stairs';
import css from './stairs.module.css';

interface StairsProps {
  readonly stairs: readonly Stair[];
  /** Pixels. */
  readonly height: number;
}

/** Pixels: of the number below a column, between the moves of a column, and the most that a move is high. */
const [NUMBER, SEAM, TALLEST] = [30, 2, 16] as const;

/** Series side by side, each a column of its moves: how they grow is seen without being counted. */
export const Stairs = ({ stairs, height }: StairsProps) => {
  const most = Math.max(1, ...stairs.map(({ moves }) => moves));
  const pip = Math.max(2, Math.min(TALLEST, Math.floor((height - NUMBER) / most) - SEAM));
  return (
    <div className={css.stairs} style={{ height, '--pip': `${pip}px`, '--seam': `${SEAM}px` } as CSSProperties}>
      {stairs.map(({ number, side, moves, when }) => (
        <span key={number} className={classes(css.stair, css[side], css[when])} data-role={`stair-${when}`}>
          {Array.from({ length: moves }, (_, index) => (
            <i key={index} className={css.pip} />
          ))}
          <span className={classes(css.number, look.figures)}>{number}</span>
        </span>
      ))}
    </div>
  );
};
