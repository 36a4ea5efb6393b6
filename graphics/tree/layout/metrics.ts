import { formatHalves } from 'chess-match/client';
import { textWidth } from './textWidth';

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
  head: { badge: 48, height: 60, text: 58, chip: 30, figure: 34, san: 26 },
  tick: { dot: 7, font: 24, top: 12, height: 28 },
  fold: { height: 28, font: 24, padding: 8, icon: 20 },
  score: { top: 48, height: 40, font: 28, padding: 9, minCell: 34 },
  pass: { bulge: 15, perLane: 6, chip: 20, figureChip: 30, boxFrom: 20 },
  clear: 6,
} as const;

/** A move with figurines for its piece letters. */
export const sanWidth = (san: string, size: number): number =>
  textWidth(san.replace(/[KQRBN]/g, ''), size) + Math.ceil(size * 0.98) * (san.match(/[KQRBN]/g)?.length ?? 0);

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
