import { Piece, type Side } from 'chess-match/client';
import { classes } from '../classes';
import css from './man.module.css';

interface ManProps {
  readonly code: string;
  /** Pixels. */
  readonly size: number;
  /** On a square of its own, where the plate below would swallow its colour. */
  readonly isOnTile: boolean;
}

/** One man in its own colours. */
export const Man = ({ code, size, isOnTile }: ManProps) => (
  <svg className={classes(css.man, isOnTile && css.tile)} viewBox="0 0 45 45" style={{ width: size, height: size }}>
    <Piece code={code} />
  </svg>
);

/** The code of a man as a placement has it: "wN". */
export const codeOf = (side: Side, piece: string): string => `${side === 'white' ? 'w' : 'b'}${piece}`;
