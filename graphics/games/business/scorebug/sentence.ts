import type { AirView } from 'chess-match/client/contract';
import type { AirLanguage } from 'chess-match/client/drawing';
import { airOf } from '../../../air/air';
import { whyOf, type Stand, type Why } from '../stakes/why';
import { whyText } from '../stakes/whyText';
import { headlineOf, type Headline } from 'chess-match/games/business';
import { headlineText } from 'chess-match/games/business';

/** What the score bug says in words: how the game stands, or why what stands on the boards matters. */
export type Sentence =
  { readonly kind: 'standing'; readonly headline: Headline } | { readonly kind: 'why'; readonly why: Why };

export interface Said extends Stand {
  readonly air: Pick<AirView, 'graphics'>;
}

/** Boards have the band's room for why they matter; while a tree stands there the score bug says it for them. */
const isTreeBelowBoards = ({ air }: Said): boolean => airOf(air, 'boards').on && airOf(air, 'tree-strip').on;

/** Null where there is nothing to say. */
export const sentenceOf = (said: Said): Sentence | null => {
  const why = isTreeBelowBoards(said) ? whyOf(said) : null;
  if (why !== null) return { kind: 'why', why };
  const headline = headlineOf(said);
  return headline && { kind: 'standing', headline };
};

export const sentenceText = (sentence: Sentence, language: AirLanguage): string =>
  sentence.kind === 'why' ? whyText(sentence.why, language) : headlineText(sentence.headline, language);
