import { FOCUS } from '../focus/layout';

const GAP = 8;
const { card, column } = FOCUS;
const HEAD = 112;
const RESERVE = 96;

/** The column beside the board: head, reserves at both ends where there are some, and words between. Frame pixels. */
export const placesOf = (hasReserves: boolean) => {
  const held = hasReserves ? RESERVE + GAP : 0;
  const top = card.y + HEAD + GAP;
  const edge = card.y + card.height;
  const at = (y: number, height: number) => ({ left: column.x, top: y, width: column.width, height });
  return {
    head: at(card.y, HEAD),
    reserves: [at(top, RESERVE), at(edge - RESERVE, RESERVE)] as const,
    words: at(top + held, edge - held - top - held),
  };
};

export const PAD = 32;
export const TEXT_WIDTH = column.width - 2 * PAD;
