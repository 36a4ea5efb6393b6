import type { Side } from 'chess-match/client';
import { classes } from '../classes';
import { FitText } from '../FitText';
import look from '../look.module.css';
import sides from '../sides.module.css';
import type { VersusLine, VersusValue } from './line';
import css from './versus.module.css';

interface VersusTableProps {
  readonly lines: readonly VersusLine[];
  /** Whose columns these are; null for who is of no team. */
  readonly left: Side | null;
  readonly right: Side | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Of a line, pixels: fewer lines are taller, up to this. */
const TALLEST = 200;
/** Of a figure in its line, and of a column of figures in the table. */
const [FIGURE_SHARE, COLUMN_SHARE] = [0.56, 0.29];
/** Around the table, and between a figure and what it is. Pixels. */
const PADDING = 24;
const LABEL_SIZES = [40, 38, 36, 34, 32];
const LARGEST_FIGURE = 80;

const smaller = (size: number): readonly number[] => [1, 0.9, 0.8, 0.7, 0.6].map((part) => Math.round(size * part));

interface FigureProps {
  readonly value: VersusValue;
  readonly size: number;
  readonly width: number;
}

const Figure = ({ value: { text, note }, size, width }: FigureProps) => (
  <div className={css.value} style={{ width }}>
    <FitText text={text} weight={750} width={width} oneLine={smaller(size)} twoLines={[]} />
    {note !== '' && <span className={classes(css.note, look.figures)}>{note}</span>}
  </div>
);

const plate = (side: Side | null) => (side === null ? css.plain : sides[side]);

/** Two columns of figures, what they are between them, and how both share it. */
export const VersusTable = ({ lines, left, right, width, height }: VersusTableProps) => {
  const lineHeight = Math.min(TALLEST, height / Math.max(1, lines.length));
  const size = Math.min(LARGEST_FIGURE, Math.round(lineHeight * FIGURE_SHARE));
  const inner = width - 2 * PADDING;
  const column = Math.round(inner * COLUMN_SHARE);
  const middle = inner - 2 * (column + PADDING);
  return (
    <div className={classes(css.table, look.plate)} style={{ width, height, padding: `0 ${PADDING}px` }}>
      {lines.map(({ key, label, left: one, right: other, share }) => (
        <div key={key} className={css.line} style={{ height: lineHeight, gap: PADDING }} data-line={key}>
          <Figure value={one} size={size} width={column} />
          <div className={css.middle}>
            <FitText text={label} weight={600} width={middle} oneLine={LABEL_SIZES} twoLines={[32, 30, 28, 26]} />
            {share !== null && (
              <div className={css.bar}>
                <span className={classes(css.part, plate(left))} style={{ flexGrow: share }} />
                <span className={classes(css.part, plate(right))} style={{ flexGrow: 1 - share }} />
              </div>
            )}
          </div>
          <Figure value={other} size={size} width={column} />
        </div>
      ))}
    </div>
  );
};
