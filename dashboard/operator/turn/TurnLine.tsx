import { useState, type KeyboardEvent } from 'react';
import { complete, take, type CompletionContext, type Suggestion } from '../model/completion';
import { lineOf } from '../model/draftSync';
import { tidy } from '../model/items';
import { asLatinKeys } from '../model/keyboardLayout';
import { useOperator, useStore, useStrings } from '../state/context';
import { Suggestions } from './Suggestions';

interface TurnLineProps {
  readonly context: CompletionContext;
}

/** The turn as one line of text. The text in the field stands as typed; what is sent is the line it means. */
export const TurnLine = ({ context }: TurnLineProps) => {
  const strings = useStrings();
  const store = useStore();
  const { sync, isConnected, snapshot } = useOperator();
  const [raw, setRaw] = useState('');
  const [caret, setCaret] = useState<number | null>(null);
  /** The suggestion chosen by arrows; null: Tab takes the first, Enter none. */
  const [chosen, setChosen] = useState<number | null>(null);
  const line = lineOf(sync);
  const text = tidy(raw) === tidy(line) ? raw : line;
  const isWrong = snapshot?.draft.line === line && snapshot.draft.items.some(({ problem }) => problem !== null);
  const suggestions = caret === null ? [] : complete(text, Math.min(caret, text.length), context);

  const type = (next: string, at: number): void => {
    setRaw(next);
    setCaret(at);
    setChosen(null);
    if (tidy(next) !== tidy(line)) store.edit(tidy(next));
  };
  const choose = (suggestion: Suggestion, input: HTMLInputElement | null): void => {
    const taken = take(text, Math.min(caret ?? text.length, text.length), suggestion);
    type(taken.line, taken.caret);
    requestAnimationFrame(() => input?.setSelectionRange(taken.caret, taken.caret));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && suggestions.length > 0) {
      event.preventDefault();
      setChosen(
        chosen === null
          ? step === 1
            ? 0
            : suggestions.length - 1
          : (chosen + step + suggestions.length) % suggestions.length,
      );
    }
    const suggestion = suggestions[chosen ?? 0];
    const isTaken = (event.key === 'Tab' && !event.shiftKey) || (event.key === 'Enter' && chosen !== null);
    if (isTaken && suggestion !== undefined) {
      event.preventDefault();
      choose(suggestion, event.currentTarget);
      return;
    }
    if (event.key === 'Enter' && !event.ctrlKey) store.press();
    if (event.key === 'Escape') setCaret(null);
  };
  return (
    <div className="turn-line">
      <input
        type="text"
        value={text}
        disabled={!isConnected || snapshot?.match.status !== 'playing'}
        placeholder={strings.turn.lineHint}
        aria-label={strings.turn.line}
        aria-autocomplete="list"
        aria-controls="turn-suggestions"
        aria-invalid={isWrong}
        data-testid="turn-line"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          type(asLatinKeys(target.value), target.selectionStart ?? target.value.length);
        }}
        onSelect={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart);
        }}
        onFocus={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart);
        }}
        onBlur={() => {
          setCaret(null);
        }}
        onKeyDown={onKeyDown}
      />
      <Suggestions
        suggestions={suggestions}
        chosen={chosen ?? 0}
        onChoose={(suggestion) => {
          choose(suggestion, null);
        }}
      />
    </div>
  );
};
