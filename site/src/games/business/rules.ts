import type { AirLanguage } from 'chess-match/client/drawing';
import { topicWords } from 'chess-match/games/business';
import type { Rule } from '../gameAtHome';
import { wordsOf } from './words';

const TOPICS = ['branching', 'pass', 'selection'] as const;

/** For who has just joined. */
export const rulesOf = (language: AirLanguage): readonly Rule[] => {
  const topics = TOPICS.map((topic): Rule => {
    const { title, sentences } = topicWords(topic, language);
    return [title, sentences.join(' ')];
  });
  return [wordsOf(language).boardsAndChips, ...topics];
};
