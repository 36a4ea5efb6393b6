import { Field } from './Field';
import { MARK, PLOT, type GraphLayout } from './layout';
import css from './graph.module.css';

/** More lines through the field would hide the curve. */
const MOST_GUIDES = 24;

/** Lines of leads and turns, and the curve over them. Pixels of the frame. */
export const Curve = ({ layout }: { readonly layout: GraphLayout }) => {
  const isSparse = layout.marks.length <= MOST_GUIDES;
  return (
    <svg className={css.plot} viewBox="0 0 1920 1080">
      <defs>
        <pattern id="graph-spread" width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={3} height={10} className={css.hatch} />
        </pattern>
      </defs>
      <Field leads={layout.leads} />
      {layout.marks.map(({ key, x, row, happening }) => (
        <g key={key} data-role="mark" data-ply={happening.ply}>
          {isSparse && <line className={css.guide} x1={x} x2={x} y1={PLOT.y} y2={PLOT.y + PLOT.height} />}
          {row === null && <circle className={css.tick} cx={x} cy={PLOT.y + PLOT.height} r={5} />}
          {row !== null && (
            <line
              className={css.guide}
              x1={x}
              x2={x}
              y1={PLOT.y + PLOT.height}
              y2={MARK.top + row * (MARK.height + 4)}
            />
          )}
        </g>
      ))}
      <g data-role="curve">
        {layout.stretches.map(({ band }) => (
          <polygon key={band} className={css.band} points={band} fill="url(#graph-spread)" />
        ))}
        {layout.gaps.map((gap) => (
          <polyline key={gap} className={css.gap} points={gap} />
        ))}
        {layout.stretches.map(({ line }) => (
          <polyline key={line} className={css.line} points={line} />
        ))}
        {layout.last && <circle className={css.now} cx={layout.last.x} cy={layout.last.y} r={9} />}
      </g>
    </svg>
  );
};
