import { foldChronicle, type Folded } from '../../../games/common/chronicle';
import type { Moment } from '../../../games/common/lookBack';
import type { OpenMatch } from '../../authority/openMatch';

/** How the open match stood after each of its turns, the beginning first. */
export interface Chronicle {
  readonly matchId: string;
  readonly moments: readonly Moment[];
}

/** Tells chronicles, each going on from the one before: a turn costs as much in a long game as in a short one. */
export const createChronicle = (): ((open: OpenMatch) => Chronicle) => {
  let known: { readonly matchId: string; readonly folded: Folded } | null = null;
  return ({ row: { matchId }, game, history }) => {
    const folded = foldChronicle(game, history, known?.matchId === matchId ? known.folded : null);
    known = { matchId, folded };
    return { matchId, moments: folded.moments };
  };
};
