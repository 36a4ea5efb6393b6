import type { Topic } from 'chess-match/games/business';
import type { ExplainerContent } from 'chess-match/client';
import { planCards, type Step } from '../games/business/cards/plan';
import { LESSONS } from '../games/business/explainer/scenes';

/** Another card takes the place of the one that is on. */
export interface ExplainerStep {
  readonly kind: 'swap';
}

/** What changes on the plate between two pictures. @param cardOf the card of the game that a card asked for stands for */
export const planExplainer =
  (cardOf: (card: string) => string) =>
  (previous: ExplainerContent, current: ExplainerContent): readonly ExplainerStep[] =>
    cardOf(previous.card) === cardOf(current.card) ? [] : [{ kind: 'swap' }];

/** What a lesson shows happening, as steps on its two boards: the same as when it happens in a game. */
export const lessonSteps = (topic: Topic): readonly Step[] => planCards(LESSONS[topic].before, LESSONS[topic].after);
