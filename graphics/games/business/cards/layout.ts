import type { ChipField } from '../chips/slots';
import type { Rect } from '../../../air/rect';
import { ZONES, GRID } from '../../../air/theme';

/**
 * One board with what stands around it: header (badge, chips), the squares, footer (last move, marks). They stand above
 * and below the squares, or all left of them in a rail. Frame pixels.
 */
export interface CardLayout {
  readonly card: Rect;
  /** The square field the board itself is drawn in. */
  readonly field: Rect;
  /** Width of the rail; 0 where header and footer stand above and below the squares. */
  readonly rail: number;
  readonly header: number;
  readonly footer: number;
  /** Width and height of the board's number: chips are as large. */
  readonly badge: number;
  /** Where the chips lie, relative to the card. */
  readonly chips: ChipField & { readonly x: number; readonly y: number };
}

interface Size {
  readonly board: number;
  readonly gap: number;
  readonly rail: number;
  readonly header: number;
  readonly footer: number;
  readonly chip: number;
  readonly rows: 1 | 2;
}

/** Few boards are as high as the stage, with a rail beside the squares. */
const HIGH = { board: 552, rail: 264, header: 192, footer: 200, chip: 44, rows: 2 } as const;

/** Card sizes by number of boards shown, one first. */
const SIZES: readonly Size[] = [
  { ...HIGH, gap: 0 },
  { ...HIGH, gap: 96 },
  { board: 440, gap: 88, rail: 0, header: 62, footer: 56, chip: 48, rows: 1 },
  { board: 408, gap: 32, rail: 0, header: 96, footer: 54, chip: 42, rows: 2 },
  { board: 328, gap: 22, rail: 0, header: 104, footer: 60, chip: 40, rows: 2 },
];

/** Space at the card's edges and beside the badge. */
export const CARD = { pad: 12 } as const;

const { stage } = ZONES;

/** More boards than any game here uses: as many as fit, on the grid. */
const sizeFor = (count: number): Size => {
  const known = SIZES[count - 1];
  if (known) return known;
  const gap = 2 * GRID;
  const board = GRID * Math.floor((stage.width - gap * (count - 1)) / count / GRID);
  return { board, gap, rail: 0, header: 80, footer: 56, chip: 32, rows: 2 };
};

const chipsOf = ({ board, rail, header, chip, rows }: Size): CardLayout['chips'] => {
  if (rail > 0) return { x: CARD.pad, y: 88, width: rail - 2 * CARD.pad, height: header - 92, chip, rows };
  const x = 2 * CARD.pad + chip;
  return { x, y: 4, width: board - x - CARD.pad, height: header - 8, chip, rows };
};

const widthOf = ({ board, rail }: Size): number => rail + board;

const cardAt = (x: number, y: number, size: Size): CardLayout => {
  const { board, rail, header, footer, chip } = size;
  const above = rail > 0 ? 0 : header;
  return {
    card: { x, y, width: widthOf(size), height: rail > 0 ? board : header + board + footer },
    field: { x: x + rail, y: y + above, width: board, height: board },
    rail,
    header,
    footer,
    badge: rail > 0 ? 64 : chip,
    chips: chipsOf(size),
  };
};

/** Cards of `count` boards from left to right, in the middle of the stage. */
export const layoutCards = (count: number): readonly CardLayout[] => {
  if (count === 0) return [];
  const size = sizeFor(count);
  const width = widthOf(size);
  const left = stage.x + (stage.width - count * width - (count - 1) * size.gap) / 2;
  const height = size.rail > 0 ? size.board : size.header + size.board + size.footer;
  const top = stage.y + Math.floor((stage.height - height) / 2);
  return Array.from({ length: count }, (_, index) => cardAt(left + index * (width + size.gap), top, size));
};
