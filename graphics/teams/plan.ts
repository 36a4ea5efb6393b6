import type { TeamsContent } from 'chess-match/client';

export interface TeamsStep {
  readonly kind: 'swap';
}

/** One team gives way to the other or to both. A changed line-up is set: nobody is made to leave on air. */
export const planTeams = (
  previous: { readonly content: TeamsContent },
  current: { readonly content: TeamsContent },
): readonly TeamsStep[] => (previous.content.side === current.content.side ? [] : [{ kind: 'swap' }]);
