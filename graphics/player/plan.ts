import type { PlayerContent } from 'chess-match/client';

export interface PlayerStep {
  readonly kind: 'swap';
}

/** Another person takes the place of the one before; figures are set as they change. */
export const planPlayer = (
  previous: { readonly content: PlayerContent },
  current: { readonly content: PlayerContent },
): readonly PlayerStep[] => (previous.content.person === current.content.person ? [] : [{ kind: 'swap' }]);
