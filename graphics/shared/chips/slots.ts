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
/** Chips that are laid out one by one; more are stacked. */
const LAID_OUT = 10;
const GAP = 4;
const GROUP_GAP = 16;
const LEVEL = 4;

const laidOut = (field: ChipField, index: number, count: number): Slot => {
  const group = Math.floor(index / GROUP);
  const column = index % GROUP;
  const step = field.chip + GAP;
  const middle = (field.height - field.chip) / 2;
  if (field.rows === 1) return { x: column * step + group * (GROUP * step + GROUP_GAP), y: middle };
  return { x: column * step, y: count <= GROUP ? middle : middle + (group - 0.5) * step };
};

const stacked = (field: ChipField, index: number, count: number): Slot => {
  const step = field.chip + GAP;
  const piles = Math.max(1, Math.floor((field.width + GAP) / step));
  const pile = GROUP * Math.ceil(count / (piles * GROUP));
  const rise = Math.min(LEVEL, (field.height - field.chip) / Math.max(1, pile - 1));
  const top = field.height - (field.height - field.chip - rise * (pile - 1)) / 2 - field.chip;
  return { x: Math.floor(index / pile) * step, y: top - (index % pile) * rise };
};

/**
 * Places of `count` chips, the first to arrive first. Up to ten lie in groups of five, in one row or in
 * two; above ten they stand in piles of five (of more where piles do not fit).
 */
export const chipSlots = (field: ChipField, count: number): readonly Slot[] =>
  Array.from({ length: count }, (_, index) =>
    count <= LAID_OUT ? laidOut(field, index, count) : stacked(field, index, count),
  );
