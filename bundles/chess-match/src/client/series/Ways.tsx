import { centreOf, type Field, type Point } from '../../view';
import { SKETCH_EDGE, sketchPaint } from '../sketch/paints';
import { DISC, discAt, WIDE_DISC } from './discs';
import type { Way } from './ways';

/** From 0, the first stretch, to 1. */
const ageOf = (way: Way, index: number, moves: number): number => {
  if (moves > MANY) return ((way.numbers[index] ?? 1) - 1) / (moves - 1);
  return way.numbers.length === 1 ? 1 : index / (way.numbers.length - 1);
};

interface WaysProps {
  readonly ways: readonly Way[];
  readonly field: Field;
  /** Size of the moves' numbers, in squares; null: there is no room for them. */
  readonly type: number | null;
}

/** Of the moves' numbers, in squares, where that is large enough to be read. */
export const WAYS_TYPE = 0.28;
/** In units of a square: how far from the middle of the last one an arrow ends, its head; lines and their edges. */
const [SHORT, HEAD, LINE, EDGE] = [0.3, 0.26, 0.09, 0.14] as const;
const PAINT = sketchPaint('blue');
const ROUND = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** A longer series has its older ways paler, whoever made them. */
const MANY = 5;
/** Of the first stretch of a way and of its last one. */
const [OLDEST, NEWEST] = [0.4, 0.95] as const;

const between = (from: Point, to: Point, short: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ratio = (length - short) / length;
  return { x: from.x + (to.x - from.x) * ratio, y: from.y + (to.y - from.y) * ratio };
};

const headPath = (from: Point, to: Point): string => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number): string =>
    `${to.x - HEAD * Math.cos(angle + turn)} ${to.y - HEAD * Math.sin(angle + turn)}`;
  return `M ${wing(0.62)} L ${to.x} ${to.y} L ${wing(-0.62)}`;
};

const pathOf = (from: Point, to: Point, isLast: boolean): string => {
  const end = isLast ? between(from, to, SHORT) : to;
  const line = `M ${from.x} ${from.y} L ${end.x} ${end.y}`;
  return isLast ? `${line} ${headPath(from, end)}` : line;
};

/** One piece's way: the older a stretch, the paler; an arrow at its end. */
const WayLine = ({ way, field, moves }: Pick<WaysProps, 'field'> & { readonly way: Way; readonly moves: number }) => {
  const points = way.squares.flatMap((square) => centreOf(square, field) ?? []);
  const stretches = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from === undefined ? [] : [{ from, to }];
  });
  return stretches.map(({ from, to }, index) => {
    const isLast = index === stretches.length - 1;
    const age = ageOf(way, index, moves);
    const path = pathOf(from, to, isLast);
    return (
      <g key={index} opacity={OLDEST + (NEWEST - OLDEST) * age} data-role="mark" data-way={way.numbers[index]}>
        <path {...ROUND} d={path} stroke={SKETCH_EDGE} strokeWidth={EDGE} />
        <path {...ROUND} d={path} stroke={PAINT} strokeWidth={LINE} />
      </g>
    );
  });
};

/** Where each move of a series ended, in the order of the moves. */
const stopsOf = (ways: readonly Way[]): readonly { readonly square: string; readonly number: number }[] =>
  ways
    .flatMap(({ squares, numbers, isDrop }) =>
      numbers.map((number, index) => ({ square: squares[index + (isDrop ? 0 : 1)] ?? '', number })),
    )
    .sort((a, b) => a.number - b.number);

/** The numbers of the moves, each in a corner of the square it went to. */
const Numbers = ({ ways, field, type }: Pick<WaysProps, 'ways' | 'field'> & { readonly type: number }) => {
  const stops = stopsOf(ways);
  return stops.map(({ square, number }, index) => {
    const centre = centreOf(square, field);
    if (centre === null) return null;
    const before = stops.slice(0, index).filter((stop) => stop.square === square).length;
    const { x, y } = discAt(centre, before, type);
    const width = 2 * (number < 10 ? DISC : WIDE_DISC) * type;
    return (
      <g key={number} data-role="mark" data-disc={number}>
        <rect
          x={x - width / 2}
          y={y - DISC * type}
          width={width}
          height={2 * DISC * type}
          rx={DISC * type}
          fill={PAINT}
          stroke={SKETCH_EDGE}
          strokeWidth={0.03}
        />
        <text x={x} y={y + 0.35 * type} fontSize={type} fontWeight={750} fill={SKETCH_EDGE} textAnchor="middle">
          {number}
        </text>
      </g>
    );
  });
};

/** Draws how pieces went in a series, over their board, as an SVG group in units of a square. */
export const Ways = ({ ways, field, type }: WaysProps) => {
  const moves = ways.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return (
    <g>
      {ways.map((way) => (
        <WayLine key={way.numbers[0]} way={way} field={field} moves={moves} />
      ))}
      {type !== null && <Numbers ways={ways} field={field} type={type} />}
    </g>
  );
};
