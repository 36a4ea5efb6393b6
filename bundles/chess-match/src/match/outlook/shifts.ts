import type { JudgedView } from '@schemas/judged';
import type { OutlookView } from '@schemas/outlook';
import type { Dealings, MadeShift, Moment, Shift } from '../../games/common/lookBack';
import type { Lines } from './lines';

/** When a line is looked at, by its name. */
export type When = (line: string) => number | null;

const PAID = 0.5;

const pointsOf = ({ to }: Shift): number => to.reduce((sum, { points }) => sum + points, 0);

/**
 * What a shift was worth to team White, in points that Black loses: what its points may expect where they went against
 * where they were. Where the opponent is paid for them that is half of what was paid, as the other half is what the
 * score of one side grows by, not what it gains on the other.
 * @param before when the line they left is looked at, if it is played no further
 * @param after when the lines are looked at
 */
export const worthToWhite = (shift: Shift, { at }: Lines, before: When, after: When): number | null => {
  const { side, from, to, isPaid } = shift;
  const valueAt = (line: string, when: When): number | null => {
    const ply = when(line);
    return ply === null ? null : at(line, ply);
  };
  const left = valueAt(from.line, isPaid ? before : after);
  const got = to.map(({ line }) => valueAt(line, after));
  if (left === null || got.includes(null)) return null;
  const moved = to.reduce((sum, { points }, index) => sum + points * ((got[index] ?? 0) - left), 0);
  return isPaid ? moved + pointsOf(shift) * (side === 'black' ? PAID : -PAID) : moved;
};

const toMaker = (worth: number | null, { side }: Shift): number | null =>
  worth === null || side === 'white' ? worth : 0 - worth;

export const publishedShift = (shift: Shift): OutlookView['shifts'][number]['shift'] => ({
  kind: shift.kind,
  side: shift.side,
  board: shift.from.board,
  others: shift.to.map(({ board }) => board),
  points: pointsOf(shift),
});

/** After so many turns is looked at what came of it. */
export const LATER_TURNS = 5;

/** What each shift was worth to whoever made it, at once and some turns later, or when all was over before. */
export const shiftsOf = (moments: readonly Moment[], { made }: Dealings, lines: Lines): OutlookView['shifts'] => {
  const last = moments.at(-1);
  const isOver = last?.atStake?.length === 0;
  const worthAt = (shift: MadeShift, ply: number): number | null =>
    toMaker(
      worthToWhite(
        shift,
        lines,
        () => shift.ply - 1,
        () => ply,
      ),
      shift,
    );
  return made.map((shift) => {
    const { ply, turn } = shift;
    const due = ply + LATER_TURNS;
    const then = last !== undefined && (due <= last.ply || isOver) ? Math.min(due, last.ply) : null;
    const worth = then === null ? null : worthAt(shift, then);
    return {
      ply,
      turn,
      shift: publishedShift(shift),
      atOnce: worthAt(shift, ply),
      later: then === null || worth === null ? null : { turns: then - ply, worth },
    };
  });
};

/**
 * Of each kind of shift that may be made now the best, by what each line may expect; null where none may be made.
 * Nothing is best as long as one of those lines is not known.
 */
export const bestOf = (ply: number, offered: readonly Shift[], lines: Lines): JudgedView['best'] => {
  if (offered.length === 0) return null;
  const now = (): number => ply;
  const weighed = offered.map((shift) => ({ shift, worth: toMaker(worthToWhite(shift, lines, now, now), shift) }));
  const known = weighed.flatMap(({ shift, worth }) =>
    worth === null ? [] : [{ shift: publishedShift(shift), worth }],
  );
  const isKnown = known.length === weighed.length;
  const ranked = isKnown ? known.toSorted((one, other) => other.worth - one.worth) : [];
  const kinds = [...new Set(ranked.map(({ shift }) => shift.kind))];
  return { isKnown, shifts: kinds.flatMap((kind) => ranked.find(({ shift }) => shift.kind === kind) ?? []) };
};
