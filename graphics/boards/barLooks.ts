import type { Zone } from 'chess-match/client/show';

type Shape = 'low' | 'slim' | 'narrow' | 'wide';

/** Up to these a bar has one row of any width, and two rows that are low; a high bar that is narrow has two. Pixels. */
const [LOW, SLIM, NARROW] = [64, 96, 400] as const;

export const shapeOf = ({ width, height }: Pick<Zone, 'width' | 'height'>): Shape => {
  if (height <= LOW) return 'low';
  if (width >= NARROW) return 'wide';
  return height < SLIM ? 'slim' : 'narrow';
};

/** Of a name, the largest first. Pixels. */
interface Sizes {
  readonly oneLine: readonly number[];
  readonly twoLines: readonly number[];
}

/** How a bar of a shape is drawn, in pixels. */
interface BarLook {
  /** The piece of the colour. */
  readonly piece: number;
  /** A clock beside the name; 0: it stands below. */
  readonly clock: number;
  /** Points, in the place of a clock. */
  readonly points: number;
  readonly name: Sizes;
  /** Where a clock stands below it. */
  readonly aboveClock: Sizes;
}

const LOW_NAME: Sizes = { oneLine: [32, 30, 28, 26, 24], twoLines: [24] };
const NARROW_NAME: Sizes = { oneLine: [36, 32, 30], twoLines: [28, 26, 24] };
const WIDE_NAME: Sizes = { oneLine: [44, 40, 36, 32, 30], twoLines: [36, 32, 28, 26, 24] };

export const BAR_LOOKS: Readonly<Record<Shape, BarLook>> = {
  low: { piece: 36, clock: 116, points: 44, name: LOW_NAME, aboveClock: LOW_NAME },
  slim: { piece: 48, clock: 0, points: 56, name: LOW_NAME, aboveClock: { ...LOW_NAME, twoLines: [] } },
  narrow: { piece: 56, clock: 0, points: 64, name: NARROW_NAME, aboveClock: NARROW_NAME },
  wide: { piece: 64, clock: 200, points: 88, name: WIDE_NAME, aboveClock: WIDE_NAME },
};

/** Pads and gaps of a bar, and the sign of who is to move. Pixels. */
export const [PADS, TO_MOVE] = [44, 24] as const;
