import type { TurnsView } from 'chess-match/client';
import type { TickerStep } from '../../../ticker/plan';

interface TickerPicture {
  readonly turns: TurnsView;
}

/** What changed in the band: newer turns come in; anything else, a correction, is told anew. */
export const planTicker = (previous: TickerPicture, current: TickerPicture): readonly TickerStep[] => {
  const [before, now] = [previous.turns.turns, current.turns.turns];
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const last = before.at(-1)?.ply ?? 0;
  const plies = now.map(({ ply }) => ply).filter((ply) => ply > last);
  return plies.length > 0 ? [{ kind: 'scroll', plies }] : [{ kind: 'renew' }];
};
