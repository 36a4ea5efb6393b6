import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { CARDS, cardWords, kindWords, playOf } from 'chess-match/games/progressive';
import type { Rule } from '../gameAtHome';

/** For who has just joined: the rules of the kind that is played. */
export const rulesOf = (language: AirLanguage, content: Pick<HomeContent, 'play'>): readonly Rule[] => {
  const play = playOf(content);
  if (play === null) return [];
  const { name, about } = kindWords(play.variant, language);
  return [
    [name, `${about}.`],
    ...CARDS.map((card): Rule => {
      const { title, sentences } = cardWords(card, play, language);
      return [title, sentences.join(' ')];
    }),
  ];
};
