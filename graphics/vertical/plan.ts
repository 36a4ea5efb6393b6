import { planBoards, type BoardsStep } from '../boards/plan';
import { planScores, type ScoreStep } from '../scorebug/plan';
import type { Picture } from '../air/parts';
import { sceneOf } from './scene';

export const VERTICAL_VIEWS = ['boards', 'clocks', 'score', 'people', 'turns', 'play', 'air'] as const;
export type VerticalName = (typeof VERTICAL_VIEWS)[number];
export type VerticalPicture = Picture<'vertical', VerticalName>;

export type VerticalStep = { readonly kind: 'scene' } | ({ readonly kind: 'moved' } & BoardsStep) | ScoreStep;

/** Another screen comes as a whole; in the play pieces move and scores change. */
export const planVertical = (previous: VerticalPicture, current: VerticalPicture): readonly VerticalStep[] => {
  if (sceneOf(previous.air).kind !== sceneOf(current.air).kind) return [{ kind: 'scene' }];
  return [
    ...planScores(previous.score, current.score),
    ...planBoards(previous, current).map((step) => ({ kind: 'moved', ...step }) as const),
  ];
};

export const movedIn = (steps: readonly VerticalStep[]): readonly BoardsStep[] =>
  steps.filter((step) => step.kind === 'moved');
