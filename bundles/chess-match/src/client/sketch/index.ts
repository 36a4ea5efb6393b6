export type { SketchArrow, SketchCircle, SketchColour } from '../../explore/drawing';
export { Sketch, SKETCH_COLOURS, sketchPaint } from './Sketch';
export { useSketching, type Tool } from './useSketching';
