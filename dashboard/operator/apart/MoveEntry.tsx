import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../shared';
import { textOf, tidy } from 'chess-match/client/turn';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import type { PanelModel } from './model/board';
import { useApartTexts } from './game';

interface MoveEntryProps {
  readonly model: PanelModel;
  readonly onFocus: () => void;
  /** Tab goes to the other board; false where it is not entered here, or Tab goes through the page. */
  readonly onOther: () => boolean;
  readonly onEscape: () => void;
}

/** The field of a board's next move, always ready to be typed in. Its text stands as typed. */
export const MoveEntry = ({ model, onFocus, onOther, onEscape }: MoveEntryProps) => {
  const texts = useApartTexts();
  const { noLink } = useStrings().banner;
  const store = useStore();
  const { isConnected, snapshot } = useOperator();
  const [raw, setRaw] = useState('');
  const { thread, own } = model;
  const entry = useEntry(thread);
  const line = textOf(entry);
  const text = tidy(raw) === tidy(line) ? raw : line;
  const isOpen = isConnected && snapshot?.match.status === 'playing';
  const write = (next: string): void => {
    setRaw(next);
    store.enter(thread, { type: 'edited', line: next, typed: null });
  };
  const press = (): void => store.enter(thread, { type: 'pressed' });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) press();
    if (event.key === 'Escape') {
      onEscape();
      if (text !== '') write('');
    }
    if (event.key === 'Tab' && !event.shiftKey && onOther()) event.preventDefault();
  };
  const isRead = own.draft.line === line.trim() && line.trim() !== '';
  return (
    <div className="apart-entry">
      <input
        type="text"
        value={text}
        disabled={!isOpen}
        aria-label={texts.entry.field(thread)}
        aria-invalid={isRead && own.draft.problem !== null}
        data-testid={`move-${thread}`}
        data-ready={isRead && own.draft.ready}
        placeholder={
          isConnected ? (entry.press === null ? texts.entry.hint : texts.entry.pressing(entry.press.line)) : noLink
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={onFocus}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button kind="primary" disabled={!isOpen || text.trim() === ''} data-testid={`press-${thread}`} onClick={press}>
        {texts.entry.press} ⏎
      </Button>
    </div>
  );
};
