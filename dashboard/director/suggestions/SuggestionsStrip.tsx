import { keyOf } from 'chess-match/client/keys';
import { useState } from 'react';
import { IconButton, Refusal, useKeys } from '../../shared';
import { usePage } from '../state/context';
import { useShow, type ShowBody } from '../state/useShow';
import { AnalysisProposal } from './AnalysisProposal';
import { GoesBack } from './GoesBack';
import { SuggestionCard, type SuggestionAnswer } from './SuggestionCard';
import { ModesDialog } from './ModesDialog';

/** What the match and the commentators propose for the air; the director takes it or not. */
export const SuggestionsStrip = () => {
  const { show, strings } = usePage();
  const { act, pending, problem, clear } = useShow();
  const [areModesOpen, setAreModesOpen] = useState(false);
  const { suggestions, isProposed, returnAtMs } = show;
  const [first] = suggestions;
  const answer = (body: ShowBody): void => void act(body);
  const canAnswer = first !== undefined && !pending;
  const answerFirst = (type: SuggestionAnswer): void => {
    if (first !== undefined) answer({ type, suggestion: first.id });
  };
  useKeys([
    { ...keyOf('cueSuggestion', 'director', 'look'), run: () => answerFirst('cueSuggestion'), when: canAnswer },
    {
      ...keyOf('acceptSuggestion', 'director', 'accept'),
      run: () => answerFirst('acceptSuggestion'),
      when: canAnswer,
    },
    {
      ...keyOf('ignoreSuggestion', 'director', 'ignore'),
      run: () => answerFirst('ignoreSuggestion'),
      when: canAnswer,
    },
  ]);
  return (
    <section className="suggestions" aria-label={strings.suggestions.heading} data-testid="suggestions">
      <ul aria-live="polite">
        {returnAtMs === null ? null : <GoesBack atMs={returnAtMs} />}
        {isProposed && <AnalysisProposal />}
        {suggestions.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            isFirst={suggestion === first}
            isBusy={pending}
            onAnswer={(type) => answer({ type, suggestion: suggestion.id })}
          />
        ))}
        {!isProposed && returnAtMs === null && suggestions.length === 0 && (
          <li className="suggestions-none">{strings.suggestions.none}</li>
        )}
      </ul>
      <Refusal problem={problem} onDismiss={clear} testId="suggestion-refusal" />
      <IconButton
        local
        label={strings.suggestions.modesHeading}
        data-testid="modes"
        onClick={() => setAreModesOpen(true)}
      >
        ⚙
      </IconButton>
      <ModesDialog open={areModesOpen} onClose={() => setAreModesOpen(false)} />
    </section>
  );
};
