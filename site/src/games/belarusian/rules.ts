import type { AirLanguage } from 'chess-match/client/drawing';
import { CARDS, cardWords, WAYS } from 'chess-match/games/belarusian';
import type { Rule } from '../gameAtHome';

/** L10 what each way pays. */
const PAID: Readonly<Record<(typeof WAYS)[number], string>> = { throne: '2', mate: '1', draw: '½' };

/** For who has just joined. */
export const rulesOf = (language: AirLanguage): readonly Rule[] => {
  const { titles, sentences, ways } = cardWords(language);
  const paid = WAYS.map((way) => `${ways[way]} — ${PAID[way]}`).join('; ');
  return CARDS.map((card): Rule => {
    const text = sentences[card].join(' ');
    return [titles[card], card === 'points' ? `${text} ${paid}.` : text];
  });
};
