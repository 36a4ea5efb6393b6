import type { Side } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';

/** How a side used its time, in ms. */
export interface TimeUse {
  readonly usedMs: number;
  /** Of the turns during which its clock ran; 0 where there is none. */
  readonly averageMs: number;
  readonly longest: { readonly turn: string; readonly ms: number } | null;
  /** After the last turn of all; null where no clock is kept. */
  readonly leftMs: number | null;
}

/** White makes the turns of odd number, Black those of even. */
export const timeUse = (moments: readonly Moment[], side: Side): TimeUse => {
  const own = moments.filter(({ ply, usedMs }) => usedMs !== null && (ply % 2 === 1) === (side === 'white'));
  const usedMs = own.reduce((sum, moment) => sum + (moment.usedMs ?? 0), 0);
  const longest = own.toSorted((a, b) => (b.usedMs ?? 0) - (a.usedMs ?? 0))[0];
  return {
    usedMs,
    averageMs: own.length === 0 ? 0 : usedMs / own.length,
    longest: longest === undefined ? null : { turn: longest.turn, ms: longest.usedMs ?? 0 },
    leftMs: moments.at(-1)?.remainingMs?.[side] ?? null,
  };
};
