import type { SketchArrow, SketchCircle, SketchColour } from '../../explore/drawing';
import type { Field, PickableMove } from '../../view';
import { usePicking } from '../usePicking';
import { useState, type RefObject } from 'react';
import { penColour } from './penColour';

export type Tool = 'move' | 'draw';

interface SketchingParts {
  readonly field: Field;
  /** Asked only once something is taken up. */
  readonly movesOf: () => readonly PickableMove[];
  readonly squares: RefObject<Element | null>;
  readonly tool: Tool;
  readonly colour: SketchColour;
  readonly onMove: (san: string) => void;
  readonly onDraw: (from: string, to: string, colour: SketchColour) => void;
}

const RIGHT_BUTTON = 2;

/** Allows moving by drag or by two clicks, drawing with the right button or, with the tool, by any pointer. */
export const useSketching = ({ field, movesOf, squares, tool, colour, onMove, onDraw }: SketchingParts) => {
  const [drawing, setDrawing] = useState<SketchColour>(colour);
  const picking = usePicking({
    movesOf,
    field,
    squares,
    isEnabled: true,
    pen: {
      draws: (event) => {
        if (event.button !== RIGHT_BUTTON && tool !== 'draw') return false;
        setDrawing(penColour(event, colour));
        return true;
      },
      onDraw: (from, to) => onDraw(from, to, drawing),
    },
    onMove: ({ san }) => onMove(san),
  });
  const { mark } = picking;
  const isCircle = mark?.from === mark?.to;
  return {
    ...picking,
    /** What is being drawn. */
    arrow: mark === null || isCircle ? null : ({ ...mark, colour: drawing } satisfies SketchArrow),
    circle: mark === null || !isCircle ? null : ({ square: mark.from, colour: drawing } satisfies SketchCircle),
  };
};
