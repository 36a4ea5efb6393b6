import { chipPiles, LAID_OUT } from 'chess-match/games/business';

/** Where one chip lies inside the chips' field; the chip's left top corner in pixels. */
export interface Slot {
  readonly x: number;
  readonly y: number;
}

/** A field of chips: its width and height, how many rows it has, and the size of a chip. Pixels. */
export interface ChipField {
  readonly width: number;
  readonly height: number;
  readonly chip: number;
  readonly rows: 1 | 2;
}

const GROUP = 5;
const GAP = 4;
const GROUP_GAP = 24;
/** How much of each chip of a row must be seen, and of each chip of a pile. */
const LEAST_SEEN = 0.3;
const LEVEL = 8;

/** From one chip of a row to the next: beside each other where there is room, else over each other like coins. */
const stepOf = ({ width, chip }: ChipField, count: number): number => {
  const gaps = (Math.ceil(count / GROUP) - 1) * GROUP_GAP;
  return Math.min(chip + GAP, (width - chip - gaps) / Math.max(1, count - 1));
};

const inRow = (field: ChipField, index: number, count: number): Slot => ({
  x: index * stepOf(field, count) + Math.floor(index / GROUP) * GROUP_GAP,
  y: (field.height - field.chip) / 2,
});

const inTwoRows = (field: ChipField, index: number, count: number): Slot => {
  const { height, chip } = field;
  const between = Math.min(chip + GAP, height - chip);
  const top = count <= GROUP ? (height - chip) / 2 : (height - chip - between) / 2;
  return { x: (index % GROUP) * stepOf(field, GROUP), y: top + Math.floor(index / GROUP) * between };
};

const inPiles = (field: ChipField, index: number, count: number): Slot => {
  const step = field.chip + GAP;
  const piles = Math.max(1, Math.floor((field.width + GAP) / step));
  const [pile = 1] = chipPiles(count, piles);
  const rise = Math.min(LEVEL, (field.height - field.chip) / Math.max(1, pile - 1));
  const top = field.height - (field.height - field.chip - rise * (pile - 1)) / 2 - field.chip;
  return { x: Math.floor(index / pile) * step, y: top - (index % pile) * rise };
};

const layoutOf = (field: ChipField, count: number): typeof inRow => {
  if (field.rows === 2) return count <= LAID_OUT ? inTwoRows : inPiles;
  return stepOf(field, count) >= LEAST_SEEN * field.chip ? inRow : inPiles;
};

/**
 * Places of `count` chips, the first to arrive first, in groups of five: in one row, closer together the more there
 * are, or in two rows of five. What would be too close to be counted stands in piles of five (of more where piles do
 * not fit).
 */
export const chipSlots = (field: ChipField, count: number): readonly Slot[] => {
  const place = layoutOf(field, count);
  return Array.from({ length: count }, (_, index) => place(field, index, count));
};
