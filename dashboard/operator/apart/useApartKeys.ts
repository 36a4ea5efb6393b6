import { keyOf } from 'chess-match/client/keys';
import { useReplicant } from 'chess-match/client';
import { useEffect, useEffectEvent } from 'react';
import { useKeys, type KeyBinding } from '../../shared';
import { useOperator, useStore, useStrings } from '../state/context';
import { toggleBoth } from './DeskHead';
import { stepOrAsk } from './HistoryRow';
import type { Asking } from './state/asking';
import { focusThread } from './state/field';
import { useApartGame } from './game';
import type { ApartStrings } from './texts';

interface KeyParts {
  readonly focused: string;
  /** Threads that are entered here. */
  readonly entered: readonly string[];
  /** No window is open. */
  readonly isFree: boolean;
  readonly onAsk: (asking: Asking) => void;
}

const isText = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/** Where a letter belongs to something else than the move field. */
const ELSEWHERE = 'input, textarea, select, [role="dialog"], [role="alertdialog"], .promotion';

/** Keys of the desk. A letter goes into the field of the board in focus, wherever the cursor was. */
export const useApartKeys = ({ focused, entered, isFree: when, onAsk }: KeyParts): void => {
  const store = useStore();
  const { texts, threadOf } = useApartGame();
  const labelled = (label: (words: ApartStrings) => string): KeyBinding['label'] => ({
    en: label(texts.en),
    ru: label(texts.ru),
  });
  const strings = useStrings();
  const { snapshot } = useOperator();
  const history = useReplicant('history');
  const other = entered[(entered.indexOf(focused) + 1) % entered.length] ?? focused;
  const running = snapshot?.clocks.running === true;
  useKeys([
    { id: 'line', keys: 'F2', when, label: labelled(({ help }) => help.keys.field), run: () => focusThread(focused) },
    {
      id: 'other-board',
      keys: 'F3',
      when,
      label: labelled(({ help }) => help.keys.other),
      run: () => focusThread(other),
    },
    {
      ...keyOf('startClock', 'operator', 'clock'),
      when,
      label: labelled(({ help }) => help.keys.clock),
      run: () => {
        if (snapshot?.match.status === 'playing') toggleBoth(store, running, strings.header.stopReason);
      },
    },
    {
      ...keyOf('undo', 'operator', 'undo'),
      when,
      label: labelled(({ help }) => help.keys.undo),
      run: () => stepOrAsk(store, history, focused, 'undo', threadOf, onAsk),
    },
  ]);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const isHere = !(event.target instanceof Element) || event.target.closest(ELSEWHERE) === null;
    if (!when || !isHere || event.defaultPrevented) return;
    if (isText(event) || event.key === 'Escape') focusThread(focused);
    if (event.key === 'Escape') store.enter(focused, { type: 'edited', line: '', typed: null });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
