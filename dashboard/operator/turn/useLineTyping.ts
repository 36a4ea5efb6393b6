import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { take, type Completion, type Suggestion } from '../model/completion';
import { useEntry, useStore, useStrings } from '../state/context';
import { textInField } from './lineText';
import type { LineWriting } from '../../shared/writing';

/** The suggestion that an arrow chooses of so many; null: the key chooses none. */
const chosenAfter = (key: string, chosen: number | null, count: number): number | null => {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || count === 0) return null;
  if (chosen === null) return step === 1 ? 0 : count - 1;
  return (chosen + step + count) % count;
};

/** What is typed into the line: where the caret stands, what the word there may become, and what the keys do. */
export const useLineTyping = (
  completion: Completion,
  writing: LineWriting,
  field: RefObject<HTMLInputElement | null>,
) => {
  const { language } = useStrings();
  const store = useStore();
  const entry = useEntry(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** The suggestion chosen by arrows; null: Tab takes the first, Enter none. */
  const [chosen, setChosen] = useState<number | null>(null);
  const text = textInField(entry, writing, language);
  const suggestions = caret === null ? [] : completion.complete(text, Math.min(caret, text.length), language);

  // Another page may put something behind what is typed here: the caret stays where it was.
  useLayoutEffect(() => {
    const input = field.current;
    const isHere = input !== null && caret !== null && document.activeElement === input;
    if (isHere && input.selectionStart !== caret && input.selectionStart === input.selectionEnd)
      input.setSelectionRange(Math.min(caret, text.length), Math.min(caret, text.length));
  }, [text, caret, field]);

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
  return { text, setCaret, suggestions, chosen, type, choose, onKeyDown };
};
