import equal from 'fast-deep-equal';

/** What moves in the band. */
export type TickerStep =
  /** Newer turns come in from the right; what has no room any more leaves on the left. */
  | { readonly kind: 'scroll'; readonly plies: readonly number[] }
  /** The latest turn is told otherwise: points came after it, a correction. */
  | { readonly kind: 'renew' };

interface TickerTurn {
  readonly ply: number;
}

/** What changed in the band between the turns told before and those told now, oldest first. */
export const planTurns = (before: readonly TickerTurn[], now: readonly TickerTurn[]): readonly TickerStep[] => {
  if (equal(before, now)) return [];
  const last = before.at(-1)?.ply ?? 0;
  const plies = now.map(({ ply }) => ply).filter((ply) => ply > last);
  return plies.length > 0 ? [{ kind: 'scroll', plies }] : [{ kind: 'renew' }];
};
