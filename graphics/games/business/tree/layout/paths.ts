import { METRICS } from './metrics';

/** A vertical way at `x` from one height to another. */
export interface Turn {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Leaves `from` straight up or down, bends to the right, and runs along `to` until `end`. */
export const linePath = ({ x, from, to }: Turn, end: number): string => {
  const radius = Math.min(METRICS.bend.radius, Math.abs(to - from), Math.max(0, end - x));
  const before = to - Math.sign(to - from) * radius;
  return `M ${x} ${round(from)} V ${round(before)} Q ${x} ${round(to)} ${x + radius} ${round(to)} H ${round(end)}`;
};

/** A given-up line's way into its target: as a fork's, no further than the bend. */
export const joinPath = (turn: Turn): string => linePath(turn, turn.x + METRICS.bend.radius);

const arrow = (x: number, y: number): string => `M ${x + 5} ${y - 7} L ${x + 16} ${y} L ${x + 5} ${y + 7} Z`;
const diamond = (x: number, y: number): string => `M ${x} ${y - 6} L ${x + 6} ${y} L ${x} ${y + 6} L ${x - 6} ${y} Z`;

/** What came of passes on one lane. */
interface Net {
  readonly y: number;
  /** Won, or lost where negative. */
  readonly chips: number;
}

/** Passes drawn as one: a line across the lanes. */
export const bundlePath = (x: number, net: readonly Net[]): string => {
  const heights = net.map(({ y }) => y);
  return net.length === 0 ? '' : `M ${x} ${Math.min(...heights)} V ${Math.max(...heights)}`;
};

/** On that line a diamond where chips were given, an arrow where they were won. */
export const bundleMarks = (x: number, net: readonly Net[]): string =>
  net.map(({ y, chips }) => (chips > 0 ? arrow(x, y) : diamond(x, y))).join(' ');
