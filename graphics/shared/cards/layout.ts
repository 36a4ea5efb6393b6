import type { ChipField } from '../chips/slots';
import { AREAS, GRID } from '../theme';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One board with what stands around it: header (badge, chips), the squares, footer (last move, marks). Frame pixels. */
export interface CardLayout {
  readonly card: Rect;
  /** The square field the board itself is drawn in. */
  readonly field: Rect;
  readonly header: number;
  readonly footer: number;
  /** Where the chips lie, relative to the card. */
  readonly chips: ChipField & { readonly x: number; readonly y: number };
}

interface Size {
  readonly board: number;
  readonly gap: number;
  readonly header: number;
  readonly footer: number;
  readonly chip: number;
  readonly rows: 1 | 2;
}

/** Card sizes by number of boards shown, one first. */
const SIZES: readonly Size[] = [
  { board: 720, gap: 0, header: 64, footer: 60, chip: 44, rows: 1 },
  { board: 720, gap: 96, header: 64, footer: 60, chip: 44, rows: 1 },
  { board: 560, gap: 24, header: 64, footer: 60, chip: 36, rows: 1 },
  { board: 408, gap: 32, header: 104, footer: 60, chip: 38, rows: 2 },
  { board: 320, gap: 32, header: 84, footer: 56, chip: 30, rows: 2 },
];

/** Space at the card's edges and beside the badge; width of the badge and of the figure. */
export const CARD = { pad: 12, badge: 48, figure: 36 } as const;

/** More boards than any game here uses: as many as fit, on the grid. */
const sizeFor = (count: number): Size => {
  const known = SIZES[count - 1];
  if (known) return known;
  const gap = 2 * GRID;
  const board = GRID * Math.floor((AREAS.boards.width - gap * (count - 1)) / count / GRID);
  return { board, gap, header: 80, footer: 56, chip: 24, rows: 2 };
};

const cardAt = (x: number, size: Size): CardLayout => {
  const height = size.header + size.board + size.footer;
  const card = { x, y: AREAS.boards.y + AREAS.boards.height - height, width: size.board, height };
  const left = 2 * CARD.pad + CARD.badge;
  return {
    card,
    field: { x, y: card.y + size.header, width: size.board, height: size.board },
    header: size.header,
    footer: size.footer,
    chips: {
      x: left,
      y: 6,
      width: size.board - left - 2 * CARD.pad - CARD.figure,
      height: size.header - 12,
      chip: size.chip,
      rows: size.rows,
    },
  };
};

/** Cards of `count` boards from left to right, centred, standing on the lower edge of the boards' area. */
export const layoutCards = (count: number): readonly CardLayout[] => {
  if (count === 0) return [];
  const size = sizeFor(count);
  const total = count * size.board + (count - 1) * size.gap;
  const left = AREAS.boards.x + (AREAS.boards.width - total) / 2;
  return Array.from({ length: count }, (_, index) => cardAt(left + index * (size.board + size.gap), size));
};
