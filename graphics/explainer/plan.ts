import type { ExplainerContent } from 'chess-match/client';

/** Another card takes the place of the one that is on. */
export interface ExplainerStep {
  readonly kind: 'swap';
}

/**
 * What changes on the plate between two pictures. @param cardOf the card of the game that a card asked for stands for
 */
export const planExplainer =
  (cardOf: (card: string) => string) =>
  (previous: ExplainerContent, current: ExplainerContent): readonly ExplainerStep[] =>
    cardOf(previous.card) === cardOf(current.card) ? [] : [{ kind: 'swap' }];
