import type { MicsContent } from 'chess-match/client';

export interface MicsStep {
  readonly kind: 'swap';
}

/** Tags give way to a team's row, or one team's row to the other's. Who speaks moves single tags, not the picture. */
export const planMics = (
  previous: { readonly content: MicsContent },
  current: { readonly content: MicsContent },
): readonly MicsStep[] => (previous.content.side === current.content.side ? [] : [{ kind: 'swap' }]);
