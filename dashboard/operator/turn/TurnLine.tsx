import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { take, type Completion, type Suggestion } from '../model/completion';
import { lineOf, textOf as textAfterPress, type Entry } from 'chess-match/client/turn';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import { entryIn } from '../state/store';
import type { Strings } from '../texts/en';
import { Suggestions } from './Suggestions';
import type { LineWriting } from './writing';

interface TurnLineProps {
  readonly completion: Completion;
  readonly writing: LineWriting;
  readonly hint: string;
}

/** What stands in the field: what is being typed there, letter by letter; else the line as it is written. */
const textOf = (entry: Entry, { grammar, shown }: LineWriting, language: Strings['language']): string => {
  const { draft, ahead, press } = entry;
  // A line that is whole by itself is gone with its press: what is typed next is of the next turn.
  if (press !== null && !grammar.goesOn) return textAfterPress(entry);
  return ahead?.text ?? draft.typed?.text ?? shown(lineOf(draft), language);
};

/** The suggestion that an arrow chooses of so many; null: the key chooses none. */
const chosenAfter = (key: string, chosen: number | null, count: number): number | null => {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || count === 0) return null;
  if (chosen === null) return step === 1 ? 0 : count - 1;
  return (chosen + step + count) % count;
};

/** The turn as one line of text, in the letters of whoever types it; what is sent is the line it means. */
export const TurnLine = ({ completion, writing, hint }: TurnLineProps) => {
  const strings = useStrings();
  const store = useStore();
  const { isConnected, snapshot } = useOperator();
  const entry = useEntry(null);
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** The suggestion chosen by arrows; null: Tab takes the first, Enter none. */
  const [chosen, setChosen] = useState<number | null>(null);
  const { language } = strings;
  const isPlaying = snapshot?.match.status === 'playing';
  const line = lineOf(entry.draft);
  const text = textOf(entry, writing, language);
  const isWrong = snapshot?.draft.line === line && snapshot.draft.items.some(({ problem }) => problem !== null);
  const suggestions = caret === null ? [] : completion.complete(text, Math.min(caret, text.length), language);

  // Another page may put something behind what is typed here: the caret stays where it was.
  useLayoutEffect(() => {
    const input = field.current;
    const isHere = input !== null && caret !== null && document.activeElement === input;
    if (isHere && input.selectionStart !== caret && input.selectionStart === input.selectionEnd)
      input.setSelectionRange(Math.min(caret, text.length), Math.min(caret, text.length));
  }, [text, caret]);

  const type = (next: string, at: number): void => {
    setCaret(at);
    setChosen(null);
    const { grammar, read } = writing;
    const isAhead = entry.press !== null && grammar.goesOn && (entry.ahead !== null || next.startsWith(text));
    if (!isAhead) store.enter(null, { type: 'edited', typed: next, line: read(next).line });
    else {
      const ahead = entry.ahead === null ? next.slice(text.length) : next;
      setCaret(at - (next.length - ahead.length));
      store.enter(null, { type: 'typedAhead', ahead: { text: ahead, line: read(ahead).line } });
    }
  };
  const choose = (suggestion: Suggestion): void => {
    const taken = take(text, Math.min(caret ?? text.length, text.length), suggestion);
    type(taken.line, taken.caret);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const stepped = chosenAfter(event.key, chosen, suggestions.length);
    if (stepped !== null) {
      event.preventDefault();
      setChosen(stepped);
    }
    const suggestion = suggestions[chosen ?? 0];
    const isTaken = (event.key === 'Tab' && !event.shiftKey) || (event.key === 'Enter' && chosen !== null);
    if (isTaken && suggestion !== undefined) {
      event.preventDefault();
      choose(suggestion);
      return;
    }
    if (event.key === 'Enter' && !event.ctrlKey) store.enter(null, { type: 'pressed' });
    if (event.key === 'Escape') setCaret(null);
  };
  return (
    <div className="turn-line">
      <input
        ref={field}
        type="text"
        value={text}
        disabled={!isConnected || !isPlaying}
        placeholder={isPlaying ? hint : ''}
        aria-label={strings.turn.line}
        aria-autocomplete="list"
        aria-controls="turn-suggestions"
        aria-invalid={isWrong}
        data-testid="turn-line"
        data-focus-home="work"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          type(target.value, target.selectionStart ?? target.value.length);
        }}
        onSelect={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart);
        }}
        onFocus={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart);
          // As it stands now: what was done in the same moment may not be drawn yet.
          const now = entryIn(store.getState(), null);
          if (now.draft.typed === null && now.press === null)
            store.enter(null, { type: 'edited', typed: textOf(now, writing, language), line: lineOf(now.draft) });
        }}
        onBlur={() => {
          setCaret(null);
          store.enter(null, { type: 'left' });
        }}
        onKeyDown={onKeyDown}
      />
      <Suggestions suggestions={suggestions} chosen={chosen ?? 0} onChoose={choose} />
    </div>
  );
};
