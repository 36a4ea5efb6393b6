import type { OutlookView } from '@schemas/outlook';
import type { Dealings, Moment } from '../../games/common/lookBack';
import type { Lines } from './lines';
import { partsOf, sumOf, type Part } from './parts';
import { publishedShift, type When } from './shifts';

export type Turning = OutlookView['turnings'][number];

/** Of all points of a match so many, as a share, turn it: as much as a mistake costs on a board (0.10 of it). */
export const LARGE = 0.1;

/**
 * The swing of a turn as far as it is borne out: the least of four, from how its lines stood before it and once before
 * that, to how they stand after it and once after that. 0 where they do not agree on whom it was for; null: not known.
 */
const borneOut = (parts: readonly Part[], ply: number, { earlier, later }: Lines): number | null => {
  const befores: readonly When[] = [() => ply - 1, (line) => earlier(line, ply - 1)];
  const afters: readonly When[] = [() => ply, (line) => later(line, ply)];
  const swings = befores.flatMap((before) => afters.map((after) => sumOf(parts, before, after)));
  const known = swings.filter((swing) => swing !== null);
  if (known.length < swings.length) return null;
  if (known.every((swing) => swing > 0)) return Math.min(...known);
  return known.every((swing) => swing < 0) ? Math.max(...known) : 0;
};

type Expected = (moment: Moment) => OutlookView['expected'];

/** Points that White is ahead by, as one side gains and the other loses them. */
const leadOf = ({ white, black }: NonNullable<OutlookView['expected']>): number => (white - black) / 2;

const ROUNDING = 1e-9;

const turningAt = (
  before: Moment,
  after: Moment,
  dealings: Dealings,
  lines: Lines,
  expected: Expected,
): readonly Turning[] => {
  const { ply, turn, side } = after;
  const [was, is] = [expected(before), expected(after)];
  if (was === null || is === null || side === null) return [];
  const least = LARGE * (was.white + was.black);
  // Of the four it is the least, and this is one of them: most turns need no other.
  if (Math.abs(leadOf(is) - leadOf(was)) < least - ROUNDING) return [];
  const parts = partsOf(before, after, dealings, lines);
  const swing = borneOut(parts, ply, lines);
  if (swing === null || Math.abs(swing) < least) return [];
  const weightOf = (part: Part): number =>
    Math.sign(swing) *
    (part.worth(
      () => ply - 1,
      () => ply,
    ) ?? 0);
  const [main] = parts.toSorted((one, other) => weightOf(other) - weightOf(one));
  const about = { board: main?.board ?? null, points: main?.points ?? 0 };
  const shift = main === undefined || main.shift === null ? null : publishedShift(main.shift);
  return [{ ply, turn, side, before: was, after: is, swing, ...about, shift }];
};

/** The one that weighs most first. */
export const byWeight = (one: Turning, other: Turning): number => Math.abs(other.swing) - Math.abs(one.swing);

/** Turns that turned the match, each borne out by the turns around it; the one that weighs most first. */
export const turningsOf = (
  moments: readonly Moment[],
  dealings: Dealings,
  lines: Lines,
  expected: Expected,
): Turning[] =>
  moments
    .flatMap((after, index) => {
      const before = moments[index - 1];
      return before === undefined ? [] : turningAt(before, after, dealings, lines, expected);
    })
    .toSorted(byWeight);
