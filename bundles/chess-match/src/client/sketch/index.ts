export type { SketchArrow, SketchCircle, SketchColour } from '../../explore/drawing';
export { SKETCH_COLOURS, sketchPaint } from './paints';
export { arrowPath } from './arrow';
export { Sketch } from './Sketch';
export { useSketching, type Tool } from './useSketching';
