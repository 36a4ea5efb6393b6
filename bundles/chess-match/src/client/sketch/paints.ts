import type { SketchColour } from '../../explore/drawing';

export const SKETCH_COLOURS = ['green', 'red', 'blue', 'yellow'] as const satisfies readonly SketchColour[];

/** Each is told from both kinds of squares and from pieces of both sides; a page's theme may set them anew. */
const PAINTS: Readonly<Record<SketchColour, string>> = {
  green: 'var(--sketch-green, #1b8a4b)',
  red: 'var(--sketch-red, #d0342c)',
  blue: 'var(--sketch-blue, #1f6fd0)',
  yellow: 'var(--sketch-yellow, #e8a400)',
};
/** Round whatever is drawn. */
export const SKETCH_EDGE = 'var(--sketch-edge, #fff)';

export const sketchPaint = (colour: SketchColour): string => PAINTS[colour];
