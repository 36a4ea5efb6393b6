import type { Language } from 'chess-match/client/drawing';
import { topicWords } from '../../../graphics/games/business/explainer/words';
import { cardWords } from '../../../graphics/games/swedish/explainer/words';
import type { Words } from '../words';

type Rule = readonly [title: string, text: string];

const TOPICS = ['branching', 'pass', 'selection'] as const;
const CARDS = ['teams', 'drops', 'sitting'] as const;

const rulesOf = (game: string | null, language: Language, words: Words): readonly Rule[] => {
  if (game === 'swedish') {
    const { titles, sentences } = cardWords(language);
    return CARDS.map((card): Rule => [titles[card], sentences[card].join(' ')]);
  }
  if (game !== 'business') return [];
  const topics = TOPICS.map((topic): Rule => {
    const { title, sentences } = topicWords(topic, language);
    return [title, sentences.join(' ')];
  });
  const [title = '', text = ''] = words.boardsAndChips;
  return [[title, text], ...topics];
};

interface RulesProps {
  readonly game: string | null;
  readonly language: Language;
  readonly words: Words;
}

/** For who has just joined. */
export const Rules = ({ game, language, words }: RulesProps) => {
  const rules = rulesOf(game, language, words);
  return (
    rules.length > 0 && (
      <details className="rules">
        <summary>{words.newcomers}</summary>
        <dl>
          {rules.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    )
  );
};
