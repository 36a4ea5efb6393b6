/** Luminance of one frame on a coarse grid, 0 to 1; all frames of a motion have the same number of cells. */
export type LuminanceFrame = readonly number[];

export interface FlashReport {
  /** Most flashes within one second that a quarter of the frame or more went through. */
  readonly flashesInASecond: number;
  /** Largest share of the frame that grew brighter, or darker, by more than JUMP from one frame to the next. */
  readonly jumpShare: number;
}

/** A change of luminance that counts, when the darker of both is below DARK (ITU-R BT.1702, WCAG 2.3.1). */
const CHANGE = 0.1;
const DARK = 0.8;
/** Share of the frame from which flashes matter. */
const AREA = 0.25;
/** A cut, from one frame to the next at 25 a second; the steepest step of a full screen fading in 0.4 s is a third. */
const JUMP = 0.4;

/** Frames at which a cell has turned: it went up by CHANGE after going down by as much, or the other way about. */
const turnsOf = (values: readonly number[]): readonly number[] => {
  const [first = 0] = values;
  let [low, high] = [first, first];
  let direction: 'up' | 'down' | null = null;
  const turns: number[] = [];
  values.forEach((value, frame) => {
    const rises = value - low >= CHANGE && low < DARK;
    const falls = high - value >= CHANGE && value < DARK;
    const next = rises && direction !== 'up' ? 'up' : falls && direction !== 'down' ? 'down' : null;
    if (next) {
      turns.push(frame);
      direction = next;
      [low, high] = [value, value];
    }
    [low, high] = [Math.min(low, value), Math.max(high, value)];
  });
  return turns;
};

/** Flashes, pairs of opposing changes, that begin and end within a second, at the worst second. */
const flashesFrom = (turns: readonly number[], start: number, framesPerSecond: number): number =>
  Math.floor(turns.filter((frame) => frame >= start && frame < start + framesPerSecond).length / 2);

/** Most flashes that at least `AREA` of the cells have within the second from `start` on. */
const sharedFlashes = (cells: readonly (readonly number[])[], start: number, framesPerSecond: number): number => {
  const counts = cells.map((turns) => flashesFrom(turns, start, framesPerSecond)).sort((a, b) => b - a);
  return counts[Math.max(0, Math.ceil(cells.length * AREA) - 1)] ?? 0;
};

const share = (cells: number, count: number): number => (cells === 0 ? 0 : count / cells);

/** What a viewer sensitive to flashes would meet in these frames. Pure. */
export const reportFlashes = (frames: readonly LuminanceFrame[], framesPerSecond: number): FlashReport => {
  const size = frames[0]?.length ?? 0;
  const cells = Array.from({ length: size }, (_, cell) => turnsOf(frames.map((frame) => frame[cell] ?? 0)));
  const jumps = frames.slice(1).map((frame, index) => {
    const steps = frame.map((value, cell) => value - (frames[index]?.[cell] ?? 0));
    const brighter = steps.filter((step) => step > JUMP).length;
    const darker = steps.filter((step) => step < -JUMP).length;
    return share(size, Math.max(brighter, darker));
  });
  return {
    flashesInASecond: Math.max(0, ...frames.map((_, start) => sharedFlashes(cells, start, framesPerSecond))),
    jumpShare: Math.max(0, ...jumps),
  };
};
