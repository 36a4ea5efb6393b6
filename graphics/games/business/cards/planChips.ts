import type { BoardView } from 'chess-match/client';
import { chipsOf } from 'chess-match/games/business';

/** A chip's place: the n-th chip (from 0) on a line's board, or the arbiters' table. */
export type ChipPlace = { readonly branch: string; readonly index: number } | 'out';

/** One chip that travels. */
export interface ChipFlight {
  readonly from: ChipPlace;
  readonly to: ChipPlace;
}

export type ChipHolder = Pick<BoardView, 'line' | 'badges' | 'result'>;

/** The line that a line parted from. */
export type MotherOf = (line: string) => string | undefined;

interface Change {
  readonly branch: string;
  readonly before: number;
  readonly after: number;
  readonly holder: ChipHolder;
}

const changesOf = (before: readonly ChipHolder[], after: readonly ChipHolder[]): readonly Change[] =>
  after.flatMap((holder) => {
    const { line: branch } = holder;
    if (branch === null) return [];
    const was = chipsOf(before.find((other) => other.line === branch));
    return was === chipsOf(holder) ? [] : [{ branch, before: was, after: chipsOf(holder), holder }];
  });

const freed = ({ branch, before, after }: Change): readonly ChipPlace[] =>
  Array.from({ length: Math.max(0, before - after) }, (_, index) => ({ branch, index: before - 1 - index }));

const wanted = ({ branch, before, after }: Change): readonly ChipPlace[] =>
  Array.from({ length: Math.max(0, after - before) }, (_, index) => ({ branch, index: before + index }));

/** Who gives first: live boards (branching, pass), then a board given up, then boards whose chips go to the table. */
const giverRank = ({ holder }: Change): number => {
  if (!holder.result) return 0;
  return holder.result.kind === 'selection' ? 1 : 2;
};

/**
 * The chips that travel between two pictures. A daughter's chips come from her mother; what no board takes goes to
 * the arbiters' table, and what no board gave comes from there: no chip appears from nowhere.
 */
export const planChips = (
  before: readonly ChipHolder[],
  after: readonly ChipHolder[],
  motherOf: MotherOf,
): readonly ChipFlight[] => {
  const changes = changesOf(before, after);
  const givers = [...changes].sort((a, b) => giverRank(a) - giverRank(b));
  const free = givers.flatMap(freed);
  const taken = new Set<ChipPlace>();
  const give = (mother: string | undefined): ChipPlace => {
    const untaken = free.filter((place) => !taken.has(place));
    const place = untaken.find((other) => other !== 'out' && other.branch === mother) ?? untaken[0] ?? 'out';
    if (place !== 'out') taken.add(place);
    return place;
  };
  const isBorn = ({ branch }: Change): boolean => !before.some((other) => other.line === branch);
  const takers = [...changes].sort((a, b) => Number(isBorn(b)) - Number(isBorn(a)));
  const arrivals = takers.flatMap((change) =>
    wanted(change).map((to) => ({ from: give(isBorn(change) ? motherOf(change.branch) : undefined), to })),
  );
  const departures = free.filter((place) => !taken.has(place)).map((from) => ({ from, to: 'out' as const }));
  return [...arrivals, ...departures];
};
