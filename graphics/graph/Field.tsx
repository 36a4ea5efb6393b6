import { SIDES } from 'chess-match/client/view';
import { SIDE_THEMES } from '../air/theme';
import { PLOT, type GraphLayout } from './layout';
import css from './graph.module.css';

/** Along the axis: above the middle White leads, below it Black. Pixels. */
const SIDE_WIDTH = 12;

/** What the curve stands on: whose half is whose, and a line for each lead. */
export const Field = ({ leads }: Pick<GraphLayout, 'leads'>) => (
  <>
    {SIDES.map((side, index) => (
      <rect
        key={side}
        className={css.side}
        x={PLOT.x - SIDE_WIDTH}
        y={PLOT.y + (index * PLOT.height) / 2}
        width={SIDE_WIDTH}
        height={PLOT.height / 2}
        fill={SIDE_THEMES[side].plate}
        stroke={SIDE_THEMES[side].outline}
      />
    ))}
    {leads.map(({ lead, y }) => (
      <line
        key={lead}
        className={lead === 0 ? css.middle : css.grid}
        x1={PLOT.x}
        x2={PLOT.x + PLOT.width}
        y1={y}
        y2={y}
      />
    ))}
  </>
);
