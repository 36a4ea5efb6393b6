import type { PastView } from '@schemas/past';
import { rankOf } from '../../games/common/momentRanks';
import { foldPast, type FoldedPast } from '../../games/common/past';
import type { OpenMatch } from '../authority/openMatch';

export const NO_PAST: PastView = { matchId: null, begins: [], turns: [], moments: [] };

const viewOf = (matchId: string, { begins, turns, found }: FoldedPast): PastView => ({
  matchId,
  begins: [...begins],
  turns: [...turns],
  moments: found.moments.map((moment) => ({ ...moment, rank: rankOf(moment) })),
});

/** Tells pasts, each going on from the one before: a turn costs as much in a long match as in a short one. */
export const createPast = (): ((open: OpenMatch | null) => PastView) => {
  let known: { readonly matchId: string; readonly folded: FoldedPast } | null = null;
  return (open) => {
    if (open === null) return NO_PAST;
    const { row, game, history } = open;
    const { matchId } = row;
    const folded = foldPast(game, history, known?.matchId === matchId ? known.folded : null);
    known = { matchId, folded };
    return viewOf(matchId, folded);
  };
};
