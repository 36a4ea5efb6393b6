import type { ExplainerContent } from 'chess-match/client';
import { planCards, type Step } from '../shared/cards/plan';
import { LESSONS, type Topic } from './scenes';

/** Another card takes the place of the one that is on. */
export interface ExplainerStep {
  readonly kind: 'swap';
}

/** What changes on the plate between two pictures. */
export const planExplainer = (previous: ExplainerContent, current: ExplainerContent): readonly ExplainerStep[] =>
  previous.card === current.card ? [] : [{ kind: 'swap' }];

/** What a lesson shows happening, as steps on its two boards: the same as when it happens in a game. */
export const lessonSteps = (topic: Topic): readonly Step[] => planCards(LESSONS[topic].before, LESSONS[topic].after);
