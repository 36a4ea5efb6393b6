import type { Side } from 'chess-match/client';
import type { BusinessCourse } from 'chess-match/games/business';
import type { TreeSize } from './metrics';

export type Branch = BusinessCourse['branches'][number];
export type Fork = BusinessCourse['forks'][number];
export type Pass = BusinessCourse['passes'][number];
export type Selection = BusinessCourse['selections'][number];
export type End = BusinessCourse['ends'][number];

/** Pixels of the frame. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What may carry text or figures; no two of them overlap. `key` is unique in a layout and stable while the tree grows.
 */
export interface Item {
  readonly key: string;
  readonly rect: Rect;
}

export interface Lane {
  readonly branch: string;
  /** 0 is the topmost. */
  readonly lane: number;
  readonly y: number;
}

/** A branch's line from its fork to its end or to now; also the way by which a selection joins its target. */
export interface Segment {
  readonly key: string;
  readonly branch: string;
  readonly board: number;
  /** SVG path; all segments have the same commands, so that one can be turned into another. */
  readonly path: string;
  /** The same line before its event: folded on its mother's, or not begun. */
  readonly origin: string;
  /** Its way along its lane. */
  readonly run: { readonly from: number; readonly to: number; readonly y: number };
}

/** The rating from here on. */
export interface RatingBox extends Item {
  readonly branch: string;
  readonly board: number;
  readonly chips: number;
}

export type LabelTone = 'number' | 'san' | 'word';
export interface Label extends Item {
  readonly text: string;
  readonly tone: LabelTone;
}

/** A board number in a disc. */
export interface Badge extends Item {
  readonly board: number;
}

export interface ForkMark {
  readonly key: string;
  readonly daughter: string;
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** Chips that went from line to line. */
export interface PassArc {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** Of the giver. */
  readonly board: number;
  readonly chips: number;
  readonly curve: Curve;
  readonly chip: Rect;
}

/** Several passes drawn as one: who came out of them poorer and who richer. */
export interface PassBundle {
  readonly key: string;
  /** SVG path; its commands are those of the key. */
  readonly path: string;
  /** SVG path of what stands on it: where chips were given and won. Its commands are those of the key too. */
  readonly marks: string;
}

/** A quadratic curve that starts and ends at the same x. */
export interface Curve {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** How far the middle stands out to the right. */
  readonly bulge: number;
}

/** A line given up: the cross, and the points it brought. */
export interface SelectionMark extends Item {
  readonly branch: string;
  readonly board: number;
  readonly x: number;
  readonly y: number;
  /** Who scores. */
  readonly scorer: Side;
  /** Half-points. */
  readonly points: number;
}

export interface EndMark extends Item {
  readonly branch: string;
  readonly board: number;
  readonly kind: string;
  /** Half-points. */
  readonly white: number;
  readonly black: number;
}

/** Where a live branch stands now. */
export interface Head extends Item {
  readonly branch: string;
  readonly board: number;
  readonly chips: number;
  readonly san: string | null;
}

export interface Tick extends Item {
  readonly ply: number;
  readonly x: number;
  readonly side: Side;
  readonly number: number;
  /** Lane the guide line comes down from; null for passes. */
  readonly guideY: number | null;
  /** False where its number found no room. */
  readonly isLabelled: boolean;
}

/** A folded stretch of turns: quiet ones, or turns whose passes are drawn as one. */
export interface FoldMark extends Item {
  readonly kind: 'turns' | 'passes';
  /** Quiet turns, of both sides, or passes. */
  readonly count: number;
}

export interface ScoreMark extends Item {
  readonly ply: number;
  /** Half-points. */
  readonly white: number;
  readonly black: number;
}

export interface Axis {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
  readonly folds: readonly FoldMark[];
  readonly scores: readonly ScoreMark[];
}

export interface TreeLayout {
  /** Boxes are small. */
  readonly isCompact: boolean;
  readonly lanes: readonly Lane[];
  readonly segments: readonly Segment[];
  readonly boxes: readonly RatingBox[];
  readonly badges: readonly Badge[];
  readonly labels: readonly Label[];
  readonly forks: readonly ForkMark[];
  readonly passes: readonly PassArc[];
  readonly bundles: readonly PassBundle[];
  readonly selections: readonly SelectionMark[];
  readonly ends: readonly EndMark[];
  readonly heads: readonly Head[];
  readonly axis: Axis;
}

/** Where the tree may draw, all text included, and the words it must find room for. */
export interface Canvas {
  readonly area: Rect;
  readonly size: TreeSize;
  readonly endWord: (kind: string) => string;
}
