import { ZONES } from '../../../air/theme';

const { y, height } = ZONES.whole;

/** Rows of the story that fit. */
export const ROWS = 14;
/** So few entries have room for larger print, and fewer still for the largest. */
const ROOMY = 6;
const FEW = 2;

/** Pixels: the plate's head, its foot with what is still on the boards, a row in larger print, the least of all. */
const HEAD = 74;
export const FOOT = 104;
const ROW = 176;
const LEAST = 640;
/** From here on a team's points stand under its name, below that beside it. */
const TALL = 800;

export interface ResultLayout {
  readonly print: 'few' | 'roomy' | 'close';
  /** Both columns; centred in the area. Frame pixels. */
  readonly top: number;
  readonly height: number;
  readonly isTall: boolean;
}

/** A short story is a small picture in the middle of the frame, not a large one with an empty plate. Pure. */
export const layoutResult = (entries: number, hasFoot: boolean): ResultLayout => {
  const print = entries <= FEW ? 'few' : entries <= ROOMY ? 'roomy' : 'close';
  const wanted = print === 'close' ? height : Math.max(LEAST, HEAD + entries * ROW + (hasFoot ? FOOT : 0));
  const own = print === 'few' ? LEAST : Math.min(height, wanted);
  return { print, top: y + Math.round((height - own) / 2), height: own, isTall: own >= TALL };
};
