import type { AirLanguage } from 'chess-match/client/drawing';
import { cardWords } from 'chess-match/games/swedish';
import type { Rule } from '../gameAtHome';

const CARDS = ['teams', 'drops', 'sitting'] as const;

/** For who has just joined. */
export const rulesOf = (language: AirLanguage): readonly Rule[] => {
  const { titles, sentences } = cardWords(language);
  return CARDS.map((card): Rule => [titles[card], sentences[card].join(' ')]);
};
