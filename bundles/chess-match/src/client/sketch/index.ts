export { Sketch, SKETCH_COLOURS, sketchPaint, type SketchArrow, type SketchCircle, type SketchColour } from './Sketch';
