import type { AtStake, Dealings, MadeShift, Moment } from '../../games/common/lookBack';
import { opponent } from '../../games/common/sides';

/** Share of a line that team White may expect, 0 to 1; null: not known. */
export type Worth = (line: AtStake) => number | null;

/** How a line stood from a turn on. */
interface Step {
  readonly ply: number;
  readonly now:
    | { readonly kind: 'open'; readonly position: string; readonly stake: AtStake }
    | { readonly kind: 'ended'; readonly share: number | null }
    | { readonly kind: 'given'; readonly shift: MadeShift };
}

/** Every line of a match, from its first turn to what became of it. */
export interface Lines {
  /**
   * What a point for a win is worth to team White on a line after a turn: of one that goes on what may be expected, of
   * one that was played out what it paid; of one given up what became of its points, and half a point more or less for
   * what was paid, as the other side has as much of that. Before it was born that of the line it came from.
   */
  at(line: string, ply: number): number | null;
  /** A turn after which a line, or the one it came from, had another position than now; null: it never had. */
  earlier(line: string, ply: number): number | null;
  /** The turn in which a line changes next, the same where it cannot any more; null: that has not been. */
  later(line: string, ply: number): number | null;
}

const PAID = 0.5;

const followed = (moments: readonly Moment[]): Map<string, Step[]> => {
  const lines = new Map<string, Step[]>();
  for (const { ply, atStake = [] } of moments)
    for (const stake of atStake) {
      const { line, position } = stake;
      const steps = lines.get(line) ?? [];
      const last = steps.at(-1)?.now;
      if (last?.kind !== 'open' || last.position !== position)
        steps.push({ ply, now: { kind: 'open', position, stake } });
      lines.set(line, steps);
    }
  return lines;
};

/** The turn in which each line was open last. */
const lastOpen = (moments: readonly Moment[]): ReadonlyMap<string, number> =>
  new Map(moments.flatMap(({ atStake = [] }, index) => atStake.map(({ line }) => [line, index] as const)));

const endOf = (line: string, { made, ended }: Dealings): Step['now'] => {
  const shift = made.find(({ isPaid, from }) => isPaid && from.line === line);
  return shift === undefined ? { kind: 'ended', share: ended[line] ?? null } : { kind: 'given', shift };
};

/** With what became of each; one that ended in the turn it was born in was never open. */
const withEnds = (moments: readonly Moment[], dealings: Dealings): ReadonlyMap<string, readonly Step[]> => {
  const lines = followed(moments);
  const open = lastOpen(moments);
  for (const [line, steps] of lines) {
    const next = moments[(open.get(line) ?? 0) + 1];
    if (next !== undefined) steps.push({ ply: next.ply, now: endOf(line, dealings) });
  }
  for (const { ply, to } of dealings.made)
    for (const { line } of to) if (!lines.has(line)) lines.set(line, [{ ply, now: endOf(line, dealings) }]);
  return lines;
};

export const linesOf = (moments: readonly Moment[], dealings: Dealings, worth: Worth): Lines => {
  const lines = withEnds(moments, dealings);
  const stepsOf = (line: string): readonly Step[] => lines.get(line) ?? [];
  const indexAt = (line: string, ply: number): number => stepsOf(line).findLastIndex((step) => step.ply <= ply);
  const birthOf = (line: string): MadeShift | undefined => {
    const born = stepsOf(line)[0]?.ply;
    return dealings.made.find(
      ({ ply, isPaid, to }) => ply === born && !isPaid && to.some((each) => each.line === line),
    );
  };
  const given = ({ side, to }: MadeShift, ply: number): number | null => {
    const shares = to.map(({ line }) => at(line, ply));
    const points = to.reduce((sum, each) => sum + each.points, 0);
    if (shares.includes(null)) return null;
    const went = to.reduce((sum, each, index) => sum + each.points * (shares[index] ?? 0), 0) / points;
    return opponent(side) === 'white' ? went + PAID : went - PAID;
  };
  const at = (line: string, ply: number): number | null => {
    const index = indexAt(line, ply);
    const now = stepsOf(line)[Math.max(0, index)]?.now;
    const birth = index < 0 ? birthOf(line) : undefined;
    if (birth !== undefined) return at(birth.from.line, ply);
    switch (now?.kind) {
      case undefined:
        return null;
      case 'open':
        return worth(now.stake);
      case 'ended':
        return now.share;
      case 'given':
        return given(now.shift, ply);
    }
  };
  const later = (line: string, ply: number): number | null => {
    const index = indexAt(line, ply);
    const now = stepsOf(line)[index]?.now;
    if (now?.kind === 'ended') return ply;
    if (now?.kind !== 'given') return stepsOf(line)[index + 1]?.ply ?? null;
    const next = now.shift.to.map((each) => later(each.line, ply));
    return next.includes(null) ? null : Math.max(...next.map((each) => each ?? 0));
  };
  return {
    at,
    earlier: (line, ply) => {
      const since = stepsOf(line)[indexAt(line, ply)]?.ply ?? 0;
      return since === 0 ? null : since - 1;
    },
    later,
  };
};
