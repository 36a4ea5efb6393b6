import { useRef } from 'react';
import type { Completion } from '../model/completion';
import { lineOf } from 'chess-match/client/turn';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import { entryIn } from '../state/store';
import { textInField } from './lineText';
import { Suggestions } from './Suggestions';
import { useLineTyping } from './useLineTyping';
import type { LineWriting } from '../../shared/writing';

interface TurnLineProps {
  readonly completion: Completion;
  readonly writing: LineWriting;
  readonly hint: string;
}

/** The turn as one line of text, in the letters of whoever types it; what is sent is the line it means. */
export const TurnLine = ({ completion, writing, hint }: TurnLineProps) => {
  const strings = useStrings();
  const store = useStore();
  const { isConnected, snapshot } = useOperator();
  const entry = useEntry(null);
  const field = useRef<HTMLInputElement>(null);
  const line = lineOf(entry.draft);
  const { text, setCaret, suggestions, chosen, type, choose, onKeyDown } = useLineTyping(completion, writing, field);
  const isPlaying = snapshot?.match.status === 'playing';
  const isWrong = snapshot?.draft.line === line && snapshot.draft.items.some(({ problem }) => problem !== null);
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
            store.enter(null, {
              type: 'edited',
              typed: textInField(now, writing, strings.language),
              line: lineOf(now.draft),
            });
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
