import type { CSSProperties } from 'react';
import type { Curve, Rect } from './layout/types';

/** A mark at its place in the frame. */
export const at = ({ x, y, width, height }: Rect): CSSProperties => ({ left: x, top: y, width, height });

const round = (value: number): number => Math.round(value * 10) / 10;

/** The path of a pass: a quadratic curve; its control point stands out twice as far as its middle. */
export const curvePath = ({ x, from, to, bulge }: Curve): string =>
  `M ${round(x)} ${round(from)} Q ${round(x + 2 * bulge)} ${round((from + to) / 2)} ${round(x)} ${round(to)}`;
