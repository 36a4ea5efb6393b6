import { useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '../model/completion';
import { useStrings } from '../state/context';

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly chosen: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** What the word at the caret may become; the field keeps the focus. */
export const Suggestions = ({ suggestions, chosen, onChoose }: SuggestionsProps) => {
  const strings = useStrings();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [suggestions, chosen]);
  return (
    <ul ref={list} className="suggestions" id="turn-suggestions" role="listbox" aria-label={strings.turn.suggestions}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.text}
          role="option"
          aria-selected={index === chosen}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(suggestion);
          }}
        >
          {suggestion.text.trim()}
        </li>
      ))}
    </ul>
  );
};
