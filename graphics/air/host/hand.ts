import type { GraphicId } from 'chess-match/client';
import type { Hand } from '../overlay';
import { airWith } from './airWith';
import { readData, type Data } from './data';

/** The functions that CasparCG calls in a page, and systems that do as it does. */
export interface TemplateFunctions {
  readonly play: () => void;
  readonly stop: () => void;
  readonly next: () => void;
  /** JSON or <templateData>; what cannot be read changes nothing. */
  readonly update: (text?: unknown) => void;
  readonly remove: () => void;
}

/**
 * Puts a page into the hands of a playout system: from the first of its calls on the page is on air when it says so and
 * shows what it says, and what it leaves out as our director has it. Until then the page follows our director.
 */
export const createHand = (graphic: GraphicId): Hand & { readonly functions: TemplateFunctions } => {
  let isTaken = false;
  let isOn = false;
  let data: Data = {};
  let tell = (_isSet: boolean): void => undefined;
  const say = (on: boolean, isSet = false): void => {
    isTaken = true;
    isOn = on;
    tell(isSet);
  };
  return {
    air: (air) => (isTaken ? airWith(air, graphic, isOn, data) : air),
    listen: (said) => {
      tell = said;
    },
    functions: {
      play: () => say(true),
      stop: () => say(false),
      // It has one step: what is on air stays.
      next: () => say(isOn),
      update: (text) => {
        data = { ...data, ...readData(text) };
        say(isOn);
      },
      remove: () => say(false, true),
    },
  };
};

/** The page's own, with the functions where such systems call them. */
export const handOf = (graphic: GraphicId): Hand => {
  const hand = createHand(graphic);
  Object.assign(window, hand.functions);
  return hand;
};
