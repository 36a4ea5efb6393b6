import { linear, type Colour } from './contrast';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * How people see red, green and blue: as usual, without green, without red (Machado and others, 2009), in linear light.
 */
const SEEN = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  withoutGreen: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  withoutRed: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Eyes = keyof typeof SEEN;
export const EYES = Object.keys(SEEN) as readonly Eyes[];

/** OKLab: linear light to the three kinds of cones, these to lightness and two opponent colours. */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [change(x), change(y), change(z)];

const labOf = ({ rgb }: Colour, eyes: Eyes): Triple => {
  const light = each(times(SEEN[eyes], each(rgb, linear)), (value) => Math.min(1, Math.max(0, value)));
  return times(LAB, each(times(CONES, light), Math.cbrt));
};

/** How far two opaque colours are from each other (Euclid in OKLab): 0 is the same, black and white are 1 apart. */
export const difference = (one: Colour, other: Colour, eyes: Eyes): number => {
  const [[l, a, b], [m, c, d]] = [labOf(one, eyes), labOf(other, eyes)];
  return Math.hypot(l - m, a - c, b - d);
};
