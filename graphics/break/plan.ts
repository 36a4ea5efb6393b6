import type { BreakContent, ScoreView, Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';

export interface BreakPicture {
  readonly content: BreakContent;
  readonly score: Pick<ScoreView, Side>;
}

export type BreakStep = { readonly kind: 'text' } | { readonly kind: 'score'; readonly side: Side };

/** What changed on the screen of a break; another end of the break is set, as clocks never animate. */
export const planBreak = (previous: BreakPicture, current: BreakPicture): readonly BreakStep[] => [
  ...(previous.content.text === current.content.text ? [] : [{ kind: 'text' } as const]),
  ...SIDES.filter((side) => previous.score[side] !== current.score[side]).map((side): BreakStep => ({
    kind: 'score',
    side,
  })),
];
