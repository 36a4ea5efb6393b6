import { memo, type CSSProperties } from 'react';
import { branchTheme } from './theme';
import { classes } from './classes';
import look from './look.module.css';
import css from './badge.module.css';

interface BadgeProps {
  readonly board: number;
  /** Pixels. */
  readonly size: number;
  /** What the board is called, where that is not its number. */
  readonly name?: string;
}

/** A board's number on its branch colour: the same mark wherever the board is meant. */
export const Badge = memo(function Badge({ board, size, name }: BadgeProps) {
  const { colour, ink } = branchTheme(board);
  const style = { width: size, height: size, background: colour, color: ink, fontSize: size * 0.8 };
  return (
    <span className={classes(css.badge, look.figures)} style={style satisfies CSSProperties}>
      {name ?? board}
    </span>
  );
});
