export { arrowPath, centreOf, squareAt, type Field, type Point } from './geometry';
export { Sketch, SKETCH_COLOURS, sketchPaint, type SketchArrow, type SketchCircle, type SketchColour } from './Sketch';
