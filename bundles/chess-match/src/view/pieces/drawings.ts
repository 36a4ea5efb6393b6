/**
 * Chess piece drawings by Colin M.L. Burnett (Cburnett), used under their BSD-3 licence; path data as packaged by
 * react-chessboard (MIT, Ryan Gregory). Drawn in a 45 x 45 box.
 */

export interface Stroke {
  readonly d: string;
  /** What the area is painted with: the piece's body, the colour of its inner lines, or nothing. */
  readonly fill: 'body' | 'detail' | 'none';
  readonly stroke: 'outline' | 'detail' | 'none';
  readonly width: number;
  readonly cap: 'round' | 'butt';
  readonly join: 'round' | 'miter';
  readonly transform: string | null;
}

interface Paint {
  readonly body: string;
  readonly outline: string;
  readonly detail: string;
}

/** White has a dark outline, Black light inner lines. */
export const PIECE_COLOURS: Readonly<Record<'w' | 'b', Paint>> = {
  w: { body: '#fffdf6', outline: '#14161a', detail: '#14161a' },
  b: { body: '#22252b', outline: '#0b0c0e', detail: '#e9e4d8' },
};

type Part = (d: string, options?: Partial<Stroke>) => Stroke;

const body: Part = (d, options) => ({
  d,
  fill: 'body',
  stroke: 'outline',
  width: 1.5,
  cap: 'round',
  join: 'round',
  transform: null,
  ...options,
});
/** A line inside the body: black on white pieces, light on black ones. */
const line: Part = (d, options) => body(d, { fill: 'none', stroke: 'detail', ...options });
const spot: Part = (d, options) => body(d, { fill: 'detail', stroke: 'detail', ...options });
const dot = (cx: number, cy: number): Stroke => body(`M${cx - 2},${cy}a2,2 0 1 0 4,0a2,2 0 1 0 -4,0z`);

const PAWN = [
  body(
    'M22.5,9C20.29,9 18.5,10.79 18.5,13C18.5,13.89 18.79,14.71 19.28,15.38C17.33,16.5 16,18.59 16,21C16,23.03 16.94,24.84 18.41,26.03C15.41,27.09 11,31.58 11,39.5H34C34,31.58 29.59,27.09 26.59,26.03C28.06,24.84 29,23.03 29,21C29,18.59 27.67,16.5 25.72,15.38C26.21,14.71 26.5,13.89 26.5,13C26.5,10.79 24.71,9 22.5,9z',
    { join: 'miter' },
  ),
];

const WHITE_ROOK = [
  body('M9,39L36,39L36,36L9,36L9,39z', { cap: 'butt' }),
  body('M12,36L12,32L33,32L33,36L12,36z', { cap: 'butt' }),
  body('M11,14L11,9L15,9L15,11L20,11L20,9L25,9L25,11L30,11L30,9L34,9L34,14', { cap: 'butt' }),
  body('M34,14L31,17L14,17L11,14'),
  body('M31,17L31,29.5L14,29.5L14,17', { cap: 'butt', join: 'miter' }),
  body('M31,29.5L32.5,32L12.5,32L14,29.5'),
  line('M11,14L34,14', { join: 'miter' }),
];

const BLACK_ROOK = [
  body('M9,39L36,39L36,36L9,36L9,39z', { cap: 'butt' }),
  body('M12.5,32L14,29.5L31,29.5L32.5,32L12.5,32z', { cap: 'butt' }),
  body('M12,36L12,32L33,32L33,36L12,36z', { cap: 'butt' }),
  body('M14,29.5L14,16.5L31,16.5L31,29.5L14,29.5z', { cap: 'butt', join: 'miter' }),
  body('M14,16.5L11,14L34,14L31,16.5L14,16.5z', { cap: 'butt' }),
  body('M11,14L11,9L15,9L15,11L20,11L20,9L25,9L25,11L30,11L30,9L34,9L34,14L11,14z', { cap: 'butt' }),
  line('M12,35.5L33,35.5M13,31.5L32,31.5M14,29.5L31,29.5M14,16.5L31,16.5M11,14L34,14', { width: 1, join: 'miter' }),
];

const KNIGHT = [
  body('M22,10C32.5,11 38.5,18 38,39L15,39C15,30 25,32.5 23,18'),
  body(
    'M24,18C24.38,20.91 18.45,25.37 16,27C13,29 13.18,31.34 11,31C9.958,30.06 12.41,27.96 11,28C10,28 11.19,29.23 10,30C9,30 5.997,31 6,26C6,24 12,14 12,14C12,14 13.89,12.1 14,10.5C13.27,9.506 13.5,8.5 13.5,7.5C14.5,6.5 16.5,10 16.5,10L18.5,10C18.5,10 19.28,8.008 21,7C22,7 22,10 22,10',
  ),
  spot('M9.5,25.5A0.5,0.5 0 1 1 8.5,25.5A0.5,0.5 0 1 1 9.5,25.5z'),
  spot('M15,15.5A0.5,1.5 0 1 1 14,15.5A0.5,1.5 0 1 1 15,15.5z', {
    transform: 'matrix(0.866,0.5,-0.5,0.866,9.693,-5.173)',
  }),
];

const BLACK_KNIGHT = [
  ...KNIGHT,
  spot(
    'M24.55,10.4L24.1,11.85L24.6,12C27.75,13 30.25,14.49 32.5,18.75C34.75,23.01 35.75,29.06 35.25,39L35.2,39.5L37.45,39.5L37.5,39C38,28.94 36.62,22.15 34.25,17.66C31.88,13.17 28.46,11.02 25.06,10.5L24.55,10.4z',
    { stroke: 'none' },
  ),
];

const BISHOP = [
  body(
    'M9,36C12.39,35.03 19.11,36.43 22.5,34C25.89,36.43 32.61,35.03 36,36C36,36 37.65,36.54 39,38C38.32,38.97 37.35,38.99 36,38.5C32.61,37.53 25.89,38.96 22.5,37.5C19.11,38.96 12.39,37.53 9,38.5C7.65,38.99 6.68,38.97 6,38C7.35,36.54 9,36 9,36z',
    { cap: 'butt' },
  ),
  body(
    'M15,32C17.5,34.5 27.5,34.5 30,32C30.5,30.5 30,30 30,30C30,27.5 27.5,26 27.5,26C33,24.5 33.5,14.5 22.5,10.5C11.5,14.5 12,24.5 17.5,26C17.5,26 15,27.5 15,30C15,30 14.5,30.5 15,32z',
    { cap: 'butt' },
  ),
  body('M25,8A2.5,2.5 0 1 1 20,8A2.5,2.5 0 1 1 25,8z', { cap: 'butt' }),
  line('M17.5,26L27.5,26M15,30L30,30M22.5,15.5L22.5,20.5M20,18L25,18', { join: 'miter' }),
];

const CROWN =
  'M9,26C17.5,24.5 30,24.5 36,26L38.5,13.5L31,25L30.7,10.9L25.5,24.5L22.5,10L19.5,24.5L14.3,10.9L14,25L6.5,13.5L9,26z';
const GOWN =
  'M9,26C9,28 10.5,28 11.5,30C12.5,31.5 12.5,31 12,33.5C10.5,34.5 11,36 11,36C9.5,37.5 11,38.5 11,38.5C17.5,39.5 27.5,39.5 34,38.5C34,38.5 35.5,37.5 34,36C34,36 34.5,34.5 33,33.5C32.5,31 32.5,31.5 33.5,30C34.5,28 36,28 36,26C27.5,24.5 17.5,24.5 9,26z';
const PEARLS = [dot(6, 12), dot(14, 9), dot(22.5, 8), dot(31, 9), dot(39, 12)];

const WHITE_QUEEN = [
  body(CROWN),
  body(GOWN),
  line('M11.5,30C15,29 30,29 33.5,30M12,33.5C18,32.5 27,32.5 33,33.5'),
  ...PEARLS,
];
const BLACK_QUEEN = [
  body(CROWN, { cap: 'butt' }),
  body(GOWN),
  ...PEARLS,
  line('M11,29A35,35 1 0 1 34,29M12.5,31.5L32.5,31.5M11.5,34.5A35,35 1 0 0 33.5,34.5M10.5,37.5A35,35 1 0 0 34.5,37.5'),
];

const CROSS = body('M22.5,11.63L22.5,6M20,8L25,8', { fill: 'none', join: 'miter' });
const HEAD = body(
  'M22.5,25C22.5,25 27,17.5 25.5,14.5C25.5,14.5 24.5,12 22.5,12C20.5,12 19.5,14.5 19.5,14.5C18,17.5 22.5,25 22.5,25',
  { cap: 'butt', join: 'miter' },
);
const MANTLE = body(
  'M12.5,37C18,40.5 27,40.5 32.5,37L32.5,30C32.5,30 41.5,25.5 38.5,19.5C34.5,13 25,16 22.5,23.5L22.5,27L22.5,23.5C20,16 10.5,13 6.5,19.5C3.5,25.5 12.5,30 12.5,30L12.5,37',
);
const FOLDS = line('M12.5,30C18,27 27,27 32.5,30M12.5,33.5C18,30.5 27,30.5 32.5,33.5M12.5,37C18,34 27,34 32.5,37');
const LINING = line(
  'M32,29.5C32,29.5 40.5,25.5 38.03,19.85C34.15,14 25,18 22.5,24.5L22.5,26.6L22.5,24.5C20,18 10.85,14 6.97,19.85C4.5,25.5 13,29.5 13,29.5',
);

/** By piece code as in a Placement: side letter, then the piece. */
export const DRAWINGS = {
  wP: PAWN,
  wR: WHITE_ROOK,
  wN: KNIGHT,
  wB: BISHOP,
  wQ: WHITE_QUEEN,
  wK: [CROSS, HEAD, MANTLE, FOLDS],
  bP: PAWN,
  bR: BLACK_ROOK,
  bN: BLACK_KNIGHT,
  bB: BISHOP,
  bQ: BLACK_QUEEN,
  bK: [CROSS, HEAD, MANTLE, LINING, FOLDS],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type PieceCode = keyof typeof DRAWINGS;

export const isPieceCode = (code: string): code is PieceCode => Object.hasOwn(DRAWINGS, code);
