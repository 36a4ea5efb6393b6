import { centreOf, type Field } from '../../view';
import type { SketchArrow, SketchCircle, SketchColour } from '../../explore/drawing';
import { arrowPath } from './arrow';

export const SKETCH_COLOURS = ['green', 'red', 'blue', 'yellow'] as const satisfies readonly SketchColour[];

/** Each is told from both kinds of squares and from men of both sides; a page's theme may set them anew. */
const PAINTS: Readonly<Record<SketchColour, string>> = {
  green: 'var(--sketch-green, #1b8a4b)',
  red: 'var(--sketch-red, #d0342c)',
  blue: 'var(--sketch-blue, #1f6fd0)',
  yellow: 'var(--sketch-yellow, #e8a400)',
};
const EDGE = 'var(--sketch-edge, #fff)';

export const sketchPaint = (colour: SketchColour): string => PAINTS[colour];

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
      <circle {...ring} stroke={EDGE} strokeWidth={0.11} strokeOpacity={0.75} />
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
      stroke={EDGE}
      strokeOpacity={0.75}
      strokeWidth={0.03}
      strokeLinejoin="round"
      data-arrow={`${arrow.from}${arrow.to}`}
      data-colour={arrow.colour}
    />
  );
};

/** Arrows and circles over a board, as an SVG group in units of a square. */
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
