import { FRAME } from '../air/theme';
import css from './testCard.module.css';

/** One square of the grid, a sixteenth of the width. Pixels. */
const SQUARE = 120;
/** Action-safe insets, 3.5 %: things may move there, nobody has to read them. */
const ACTION = { x: 67, y: 38 };
const TITLE = { x: FRAME.safeX, y: FRAME.safeY };
const [MIDDLE_X, MIDDLE_Y] = [FRAME.width / 2, FRAME.height / 2];

const steps = (length: number): readonly number[] =>
  Array.from({ length: length / SQUARE - 1 }, (_, index) => (index + 1) * SQUARE);

const Inset = ({
  x,
  y,
  className,
}: {
  readonly x: number;
  readonly y: number;
  readonly className: string | undefined;
}) => <rect className={className} x={x} y={y} width={FRAME.width - 2 * x} height={FRAME.height - 2 * y} />;

const CROSS = 'M 4 60 h 112 M 60 4 v 112';

/** The middle of the frame, on top of everything. */
export const Cross = () => (
  <svg className={css.cross} viewBox="0 0 120 120">
    <path d={CROSS} />
    <path d={CROSS} />
  </svg>
);

/** Squares that must be square, a circle that must be round, and both safe areas. */
export const Grid = () => (
  <svg className={css.grid} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
    {steps(FRAME.width).map((x) => (
      <line key={`x${x}`} x1={x} x2={x} y1={0} y2={FRAME.height} />
    ))}
    {steps(FRAME.height).map((y) => (
      <line key={`y${y}`} x1={0} x2={FRAME.width} y1={y} y2={y} />
    ))}
    <rect className={css.edge} x={1} y={1} width={FRAME.width - 2} height={FRAME.height - 2} />
    <Inset {...ACTION} className={css.action} />
    <Inset {...TITLE} className={css.titleSafe} />
    <circle className={css.circle} cx={MIDDLE_X} cy={MIDDLE_Y} r={480} />
  </svg>
);
