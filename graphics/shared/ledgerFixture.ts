import type { ScoreView } from 'chess-match/client/contract';

export type Ledger = ScoreView['ledger'];
/** An entry of a ledger before the totals are known. Half-points. */
export type Unsummed = Omit<Ledger[number], 'whiteTotal' | 'blackTotal'>;

/** The ledger these entries make, in their order. */
export const summed = (entries: readonly Unsummed[]): Ledger => {
  let [whiteTotal, blackTotal] = [0, 0];
  return entries.map((entry) => {
    whiteTotal += entry.white;
    blackTotal += entry.black;
    return { ...entry, whiteTotal, blackTotal };
  });
};

/** What ended a branch, and what it gave. Points in halves. */
export type Ending = readonly [ply: number, board: number, kind: string, chips: number, white: number, black: number];

/** A score as this ledger leaves it. */
export const scoreFrom = (ledger: Ledger, match: ScoreView['match'] = null): ScoreView => {
  const last = ledger.at(-1);
  return { white: last?.whiteTotal ?? 0, black: last?.blackTotal ?? 0, ledger, match };
};
