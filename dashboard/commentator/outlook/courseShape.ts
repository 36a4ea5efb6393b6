/** How a match might have ended, after each turn. */
export interface CoursePoint {
  readonly ply: number;
  readonly expected: { readonly white: number; readonly black: number; readonly spread: number };
}

export interface CourseShape {
  /** From the middle line, in the drawing's own units; null where nothing is known. */
  readonly line: string;
  /** As far as two matches of three end. */
  readonly band: string;
}

/**
 * The share of all points that White may expect, drawn over the turns: at the top all of them, at the bottom none.
 * @param step width of a turn, px @param height of the drawing, px
 */
export const courseShape = (course: readonly CoursePoint[], step: number, height: number): CourseShape => {
  const places = course.map(({ ply, expected: { white, black, spread } }) => {
    const all = white + black;
    const levelOf = (points: number): number => {
      const share = all === 0 ? 1 / 2 : points / all;
      return Math.min(1, Math.max(0, 1 - share)) * height;
    };
    const x = (ply + 1 / 2) * step;
    return { x, middle: levelOf(white), top: levelOf(white + spread), bottom: levelOf(white - spread) };
  });
  const along = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return {
    line: along(places.map(({ x, middle }) => [x, middle])),
    band: along([
      ...places.map(({ x, top }) => [x, top] as const),
      ...[...places].reverse().map(({ x, bottom }) => [x, bottom] as const),
    ]),
  };
};
