import { formatHalves } from 'chess-match/client';
import { textWidth } from '../../../../air/textWidth';

/** Sizes of the tree's marks in pixels of the frame. */
export const METRICS = {
  box: {
    height: 36,
    atEase: { minWidth: 38, padding: 7, font: 28, fromBend: 28 },
    compact: { minWidth: 30, padding: 3, font: 24, fromBend: 18 },
  },
  badge: 34,
  san: 26,
  number: 24,
  word: 24,
  /** Labels stand above the line, clear of a box on it. */
  label: { top: -52, height: 30 },
  /** From a fork or a selection to the figures that follow it. */
  bend: { radius: 30, sanFrom: 14 },
  node: 11,
  cross: 14,
  end: { height: 40, padding: 10, font: 28, from: 22 },
  tick: { dot: 7, font: 24, height: 28 },
  fold: { height: 28, font: 24, padding: 8, icon: 20 },
  score: { height: 40, font: 28, padding: 9, minCell: 34 },
  pass: { bulge: 15, perLane: 6, chip: 20, figureChip: 30, boxFrom: 20 },
  clear: 6,
} as const;

/** A screen of its own, or a band below the boards. */
export type TreeSize = 'full' | 'strip';

interface SizeMetrics {
  /** Lanes no further apart than the pitch, and clear of the area's edge and the axis. */
  readonly lane: { readonly pitch: number; readonly top: number; readonly bottom: number };
  /** Below the axis. */
  readonly tickTop: number;
  readonly scoreTop: number;
  /**
   * From the left edge to the figure: badge and chip; the move stands below the figure or, where lanes are near, after
   * it.
   */
  readonly head: {
    readonly badge: number;
    readonly height: number;
    readonly figure: number;
    readonly san: number;
    readonly gap: number;
    readonly isRow: boolean;
  };
}

/** In a band lanes are near, and move numbers and scores share a row. */
export const SIZES: Readonly<Record<TreeSize, SizeMetrics>> = {
  full: {
    lane: { pitch: 168, top: 52, bottom: 58 },
    tickTop: 12,
    scoreTop: 48,
    head: { badge: 48, height: 60, figure: 34, san: 26, gap: 10, isRow: false },
  },
  strip: {
    lane: { pitch: 120, top: 22, bottom: 26 },
    tickTop: 11,
    scoreTop: 11,
    head: { badge: 34, height: 36, figure: 32, san: 28, gap: 8, isRow: true },
  },
};

/** Lanes this far apart leave room for labels above each line. */
export const LABELLED_PITCH = 72;

/** A chip beside the figure of a head, with the space after it. */
export const HEAD_CHIP = { size: 24, room: 30 } as const;

export const boxSize = (isCompact: boolean) => (isCompact ? METRICS.box.compact : METRICS.box.atEase);

export const boxWidth = (chips: number, isCompact: boolean): number => {
  const { minWidth, padding, font } = boxSize(isCompact);
  return Math.max(minWidth, textWidth(String(chips), font) + 2 * padding);
};

const cell = (half: number): number =>
  Math.max(METRICS.score.minCell, textWidth(formatHalves(half), METRICS.score.font) + 2 * METRICS.score.padding);

/** Two cells of equal width, White's and Black's. */
export const scoreWidth = (white: number, black: number): number => 2 * Math.max(cell(white), cell(black));

/** Points one side scores: "+3"; both score at a draw: two cells. */
export const endWidth = (white: number, black: number): number =>
  white > 0 && black > 0
    ? scoreWidth(white, black)
    : textWidth(`+${formatHalves(white + black)}`, METRICS.end.font) + 2 * METRICS.end.padding;

/** The mark of a folded stretch: a sign and how many turns or passes it holds. */
export const foldWidth = (count: number): number =>
  textWidth(String(count), METRICS.fold.font) + METRICS.fold.icon + METRICS.fold.padding * 2;
