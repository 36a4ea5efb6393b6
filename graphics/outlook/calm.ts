import type { OutlookView } from 'chess-match/client';

type Line = OutlookView['boards'][number];
type Expected = NonNullable<OutlookView['expected']>;

/** What is told moves by no less: share of a board's points, points of the match. */
export const STEPS = { share: 0.05, points: 0.5 } as const;

/** The least and the most of a line that is not decided: nobody is told that it is. */
const [LEAST, MOST] = [STEPS.share, 1 - STEPS.share];

/** On the grid of steps; it stays where it is told until it has moved by a whole one. */
export const stepped = (before: number | null, value: number, step: number): number =>
  before !== null && Math.abs(value - before) < step ? before : Math.round(value / step) * step;

/** Share of a line's points as it is told; a mate is told as it is. */
const shareOf = (before: number | null, share: number): number => {
  if (share === 0 || share === 1) return share;
  return Math.min(MOST, Math.max(LEAST, stepped(before, share, STEPS.share)));
};

const lineOf = (was: Line | undefined, line: Line): Line => {
  const before = was?.worth ?? null;
  if (line.worth !== null) return { ...line, worth: shareOf(before, line.worth) };
  return { ...line, worth: before, depth: null };
};

const expectedOf = (before: Expected | null, expected: Expected): Expected => {
  const white = stepped(before?.white ?? null, expected.white, STEPS.points);
  return {
    white,
    black: expected.white + expected.black - white,
    spread: Math.max(STEPS.points, stepped(before?.spread ?? null, expected.spread, STEPS.points)),
  };
};

/**
 * With what was told of turns that the engine does not know: one that begins again has forgotten them all.
 * @param ply turns made: what was told of others was taken back
 */
export const remembered = (before: OutlookView, now: OutlookView, ply: number): OutlookView => {
  const isMissing = <T extends { readonly ply: number }>(all: readonly T[]) => {
    const known = new Set(all.map((each) => each.ply));
    return (each: T): boolean => each.ply <= ply && !known.has(each.ply);
  };
  return {
    ...now,
    course: [...now.course, ...before.course.filter(isMissing(now.course))].sort((one, other) => one.ply - other.ply),
    turnings: [...now.turnings, ...before.turnings.filter(isMissing(now.turnings))].sort(
      (one, other) => Math.abs(other.swing) - Math.abs(one.swing),
    ),
  };
};

/** What is told as it stood before, because the position that stands now is not known yet: its depth is null. */
export const isHeld = ({ worth, depth }: Line): boolean => worth !== null && depth === null;

/**
 * What is told on air of an outlook: rounded, and changed only where it moved by a whole step, so that no figure
 * flickers while the engine looks deeper. Of a position that is not known yet what was told before stays, held. Once
 * every line has ended it is the score, to the letter.
 * @param before of the same match; null: nothing yet
 */
export const calmOutlook = (before: OutlookView | null, now: OutlookView): OutlookView => {
  const points = new Map(before?.course.map(({ ply, expected }) => [ply, expected]));
  return {
    ...now,
    boards: now.boards.map((line) =>
      lineOf(
        before?.boards.find(({ board }) => board === line.board),
        line,
      ),
    ),
    expected:
      now.expected === null
        ? (before?.expected ?? null)
        : now.boards.length === 0
          ? now.expected
          : expectedOf(before?.expected ?? null, now.expected),
    course: now.course.map((point) => {
      const before = points.get(point.ply);
      const isSame = before !== undefined && Math.abs(before.white - point.expected.white) < STEPS.points / 2;
      return isSame && point.expected.spread > 0 ? { ...point, expected: before } : point;
    }),
  };
};
