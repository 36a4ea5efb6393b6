import type { SketchColour } from '../../explore/drawing';

interface Modifiers {
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

/** Colours with modifiers, as analysis boards have them; without one, the colour chosen. */
export const penColour = ({ altKey, shiftKey, ctrlKey }: Modifiers, chosen: SketchColour): SketchColour => {
  if (altKey) return shiftKey || ctrlKey ? 'yellow' : 'blue';
  return shiftKey || ctrlKey ? 'red' : chosen;
};
