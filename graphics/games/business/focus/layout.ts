import { FOCUS } from '../../../focus/layout';
import type { CardLayout } from '../cards/layout';

const PAD = 24;
const WORTH = 96;

/** Rows of the middle plate; chips and the other boards stand where chips can fly to. Pixels of the plate. */
export const MIDDLE = {
  pad: PAD,
  badge: { x: PAD, y: PAD, size: 80 },
  chips: { x: 128, y: 16, width: 500, height: WORTH, chip: 64, rows: 1 },
  worth: WORTH + 32,
  /** The sentence of why the board matters. */
  why: 60,
  others: 72,
  /** The first of the other boards and the way to the next. */
  other: { x: 226, step: 118, badge: 40 },
  table: { x: 752, size: 36 },
} as const;

/** The focused board as a card: what moves on it moves as on the boards in a row. */
export const CARD_LAYOUT: CardLayout = {
  card: FOCUS.card,
  field: {
    x: FOCUS.card.x + FOCUS.board.x,
    y: FOCUS.card.y + FOCUS.board.y,
    width: FOCUS.board.size,
    height: FOCUS.board.size,
  },
  rail: 0,
  header: 0,
  footer: 0,
  badge: MIDDLE.badge.size,
  chips: {
    ...MIDDLE.chips,
    x: FOCUS.column.x - FOCUS.card.x + MIDDLE.chips.x,
    y: FOCUS.middle.y - FOCUS.card.y + MIDDLE.chips.y,
  },
};

const OTHERS_Y = FOCUS.middle.y + FOCUS.middle.height - MIDDLE.others;
const SPOT = { size: 36, y: OTHERS_Y + (MIDDLE.others - 36) / 2 } as const;

/** Where a chip arrives on, or leaves, the n-th of the other boards: its badge. Frame pixels. */
export const otherSpot = (index: number): { readonly x: number; readonly y: number; readonly size: number } => ({
  ...SPOT,
  x: FOCUS.column.x + MIDDLE.other.x + index * MIDDLE.other.step + 2,
});

/** Where chips lie on the arbiters' table. Frame pixels. */
export const CHIPS_OUT = { ...SPOT, x: FOCUS.column.x + MIDDLE.table.x } as const;
