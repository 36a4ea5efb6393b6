/** What pieces are drawn of, in a 45 x 45 box. */
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

export const body: Part = (d, options) => ({
  d,
  fill: 'body',
  stroke: 'outline',
  width: 1.5,
  cap: 'round',
  join: 'round',
  transform: null,
  ...options,
});
/** Draws a line inside the body: black on white pieces, light on black ones. */
export const line: Part = (d, options) => body(d, { fill: 'none', stroke: 'detail', ...options });
export const spot: Part = (d, options) => body(d, { fill: 'detail', stroke: 'detail', ...options });
