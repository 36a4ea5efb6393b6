import { GAME_SUGGESTIONS, useReplicant, type Suggestion } from 'chess-match/client';
import { GAME_FORMS } from 'chess-match/client/settings';
import { boardName } from 'chess-match/client/view';
import { useLanguage } from '../shared';
import { PROMPTER_TEXTS } from './texts/texts';

const Said = ({ suggestion: { kind, side, board, other, amount } }: { readonly suggestion: Suggestion }) => {
  const language = useLanguage();
  const match = useReplicant('match');
  const nameOf = (at: number | null): string => (at === null || match === undefined ? '' : boardName(match, at));
  const teams = GAME_FORMS[match?.game ?? '']?.texts[language].teams;
  const who = side === null ? '' : (teams?.[side] ?? '');
  const { said, explained } = GAME_SUGGESTIONS[language][kind];
  return (
    <li data-testid="prompter-said">
      <strong>{said({ who, board: nameOf(board), other: nameOf(other), amount: amount ?? 0 })}</strong>
      <span>{explained}</span>
    </li>
  );
};

/** What is worth a word now, as the match suggests it, and what it means for who has just switched on. */
export const Explain = () => {
  const texts = PROMPTER_TEXTS[useLanguage()];
  const suggestions = useReplicant('show')?.suggestions ?? [];
  return (
    <section className="prompter-part prompter-explain">
      <h2>{texts.explain}</h2>
      {suggestions.length === 0 ? (
        <p className="prompter-notes">{texts.nothingToExplain}</p>
      ) : (
        <ul>
          {suggestions.map((suggestion) => (
            <Said key={suggestion.id} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </section>
  );
};
