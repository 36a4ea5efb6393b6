import type { IntroContent, MatchView } from 'chess-match/client';

export interface IntroPicture {
  readonly content: IntroContent;
  readonly match: Pick<MatchView, 'matchId'>;
}

export interface IntroStep {
  readonly kind: 'swap';
}

/** Other words or another match take the place of those before; what is corrected in a match is set. */
export const planIntro = (previous: IntroPicture, current: IntroPicture): readonly IntroStep[] => {
  const words = ({ content, match }: IntroPicture) => [content.title, content.subtitle, match.matchId].join('\n');
  return words(previous) === words(current) ? [] : [{ kind: 'swap' }];
};
