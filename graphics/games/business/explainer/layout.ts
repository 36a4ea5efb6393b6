import type { Rect } from '../../../air/rect';
import { CARD, type CardLayout } from '../cards/layout';
import { ZONES } from '../../../air/theme';

const { x, y, width, height } = ZONES.whole;
const PAD = 48;
const TITLE = 120;
const BOARD = 472;
const HEADER = 104;
const FOOTER = 60;

/** The plate that carries everything, the title's row, and the text under the boards. Frame pixels. */
export const PLATE: Rect = { x, y, width, height };
export const TITLE_ROW: Rect = { x: x + PAD, y, width: width - 2 * PAD, height: TITLE };
const CARD_HEIGHT = HEADER + BOARD + FOOTER;
export const TEXT: Rect = {
  x: x + PAD,
  y: y + TITLE + CARD_HEIGHT,
  width: width - 2 * PAD,
  height: height - TITLE - CARD_HEIGHT,
};

const CHIP = 46;
const CHIPS_X = 2 * CARD.pad + CHIP;

/** The two boards of a lesson, as large cards of the boards in a row. */
export const cardLayout = (place: 'left' | 'right'): CardLayout => {
  const left = place === 'left' ? x + PAD : x + width - PAD - BOARD;
  const top = y + TITLE;
  return {
    card: { x: left, y: top, width: BOARD, height: CARD_HEIGHT },
    field: { x: left, y: top + HEADER, width: BOARD, height: BOARD },
    rail: 0,
    header: HEADER,
    footer: FOOTER,
    badge: CHIP,
    chips: {
      x: CHIPS_X,
      y: 6,
      width: BOARD - CHIPS_X - CARD.pad,
      height: HEADER - 12,
      chip: CHIP,
      rows: 2,
    },
  };
};

/** Between the boards: what goes from one to the other. */
export const BETWEEN: Rect = {
  x: x + PAD + BOARD,
  y: y + TITLE,
  width: width - 2 * (PAD + BOARD),
  height: CARD_HEIGHT,
};
