import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import { Chip } from '../chips/Chip';
import css from './held.module.css';

interface HeldProps {
  readonly board: number;
  readonly chips: number;
}

/** A chip of the column, from one to the next where they lie apart, and the most pixels they all may take. */
const [CHIP, STEP, MOST] = [60, 66, 620] as const;

/** The chips of the large board, one below the other, closer the more there are, and their number. */
export const ChipColumn = ({ board, chips }: HeldProps) => {
  const step = Math.min(STEP, (MOST - CHIP) / Math.max(1, chips - 1));
  return (
    <>
      <div className={css.column} style={{ width: CHIP, height: CHIP + step * Math.max(0, chips - 1) }}>
        {Array.from({ length: chips }, (_, index) => (
          <Chip key={index} board={board} x={0} y={index * step} size={CHIP} role="chip" isGhost={false} />
        ))}
      </div>
      <b className={classes(css.count, look.figures)}>{chips}</b>
    </>
  );
};

/** How many chips a small board has. */
export const ChipFigure = ({ board, chips }: HeldProps) => (
  <span className={css.figure}>
    <span className={css.one}>
      <Chip board={board} x={0} y={0} size={32} role="chip" isGhost={false} />
    </span>
    {chips}
  </span>
);
