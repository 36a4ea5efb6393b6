import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { CARDS, cardWords, PAID } from 'chess-match/games/classical';
import type { Rule } from '../gameAtHome';

/** For who has just joined; of one board nothing is said that takes several. */
export const rulesOf = (language: AirLanguage, { match }: Pick<HomeContent, 'match'>): readonly Rule[] => {
  const { titles, sentences, paid } = cardWords(language);
  const pays = PAID.map((points) => `${points} — ${paid[points]}`).join('; ');
  const cards = CARDS.filter((card) => match.boards > 1 || card === 'time');
  return cards.map((card): Rule => {
    const text = sentences[card].join(' ');
    return [titles[card], card === 'points' ? `${text} ${pays}.` : text];
  });
};
