import { centreOf, type Field } from '../../view';
import type { SketchArrow, SketchCircle } from '../../explore/drawing';
import { arrowPath } from './arrow';
import { SKETCH_EDGE, sketchPaint } from './paints';

interface SketchProps {
  readonly field: Field;
  readonly arrows: readonly SketchArrow[];
  readonly circles: readonly SketchCircle[];
}

const Circle = ({ circle, field }: { readonly circle: SketchCircle; readonly field: Field }) => {
  const centre = centreOf(circle.square, field);
  if (centre === null) return null;
  const ring = { cx: centre.x, cy: centre.y, r: 0.43, fill: 'none' };
  return (
    <g data-circle={circle.square} data-colour={circle.colour}>
      <circle {...ring} stroke={SKETCH_EDGE} strokeWidth={0.11} strokeOpacity={0.75} />
      <circle {...ring} stroke={sketchPaint(circle.colour)} strokeWidth={0.07} />
    </g>
  );
};

const Arrow = ({ arrow, field }: { readonly arrow: SketchArrow; readonly field: Field }) => {
  const [from, to] = [centreOf(arrow.from, field), centreOf(arrow.to, field)];
  if (from === null || to === null || arrow.from === arrow.to) return null;
  return (
    <path
      d={arrowPath(from, to)}
      fill={sketchPaint(arrow.colour)}
      fillOpacity={0.9}
      stroke={SKETCH_EDGE}
      strokeOpacity={0.75}
      strokeWidth={0.03}
      strokeLinejoin="round"
      data-arrow={`${arrow.from}${arrow.to}`}
      data-colour={arrow.colour}
    />
  );
};

/** Draws arrows and circles over a board, as an SVG group in units of a square. */
export const Sketch = ({ field, arrows, circles }: SketchProps) => (
  <g>
    {circles.map((circle) => (
      <Circle key={`${circle.square} ${circle.colour}`} circle={circle} field={field} />
    ))}
    {arrows.map((arrow) => (
      <Arrow key={`${arrow.from}${arrow.to} ${arrow.colour}`} arrow={arrow} field={field} />
    ))}
  </g>
);
