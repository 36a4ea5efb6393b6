import type { Suggestion } from '../../games/common/suggestions';
import type { Offer } from '../state';

/** What offers are made from: the match as it stands. */
export interface Situation {
  readonly matchId: string;
  /** Of the match: with the next one what happened in this one is gone. */
  readonly ply: number;
  readonly suggestions: readonly Suggestion[];
}

/**
 * What the match gives reason to show now, with ids: the same reason has the same id, so one that lasts is offered once, and
 * one of a move again with the next such move.
 */
export const reasonsOf = ({ matchId, ply, suggestions }: Situation): readonly Offer[] =>
  suggestions.map(({ lasts, ...offer }) => {
    const { kind, side, board, other } = offer;
    const about = lasts ? `${side ?? ''}` : `${ply}`;
    return { ...offer, id: `${matchId}/${about}/${kind}/${board ?? ''}/${other ?? ''}` };
  });
