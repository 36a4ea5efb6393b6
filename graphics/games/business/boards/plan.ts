import equal from 'fast-deep-equal';
import { planBoards, type Picture, type Step } from '../cards/plan';
import { whyOf, type Stand, type Why } from '../stakes/why';

/** What the graphic shows of one version of the match: the boards, and why they matter. */
export interface BoardsPicture extends Picture {
  readonly match: Picture['match'] & Stand['match'];
  readonly play: Stand['play'];
  readonly score: Stand['score'];
}

/** Steps of the boards, and the sentence below them, which becomes another one, comes (from null) or goes (to null). */
export type BoardsStep = Step | { readonly kind: 'why'; readonly from: Why | null; readonly to: Why | null };

/** What changed of boards and sentence between two pictures. */
export const planAll = (previous: BoardsPicture, current: BoardsPicture): readonly BoardsStep[] => {
  const [from, to] = [whyOf(previous), whyOf(current)];
  const isSame = equal(from, to);
  return [...planBoards(previous, current), ...(isSame ? [] : [{ kind: 'why', from, to } as const])];
};

export const isOfCards = (step: BoardsStep): step is Step => step.kind !== 'why';
