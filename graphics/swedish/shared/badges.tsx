import { branchTheme } from '../../shared/theme';
import { classes } from '../../shared/classes';
import look from '../../shared/look.module.css';
import { letterOf } from './seats';
import css from './shared.module.css';

interface BoardBadgeProps {
  readonly board: number;
  /** Pixels. */
  readonly size: number;
}

/** A board's letter on its colour. */
export const BoardBadge = ({ board, size }: BoardBadgeProps) => {
  const { colour, ink } = branchTheme(board);
  return (
    <span
      className={classes(css.badge, look.figures)}
      style={{ width: size, height: size, background: colour, color: ink, fontSize: size * 0.8 }}
    >
      {letterOf(board)}
    </span>
  );
};
