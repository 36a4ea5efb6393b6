import { expect, it } from 'vitest';
import { penColour } from './penColour';

it('a pen takes its colour from the modifiers', () => {
  const held = (altKey: boolean, shiftKey: boolean, ctrlKey: boolean) =>
    penColour({ altKey, shiftKey, ctrlKey }, 'green');
  expect([
    held(false, false, false),
    held(false, true, false),
    held(true, false, false),
    held(true, true, false),
  ]).toEqual(['green', 'red', 'blue', 'yellow']);
});
