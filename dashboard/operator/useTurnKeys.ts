import { keyOf } from 'chess-match/client/keys';
import { useEffect, useEffectEvent } from 'react';
import { useKeys, type KeyBinding } from '../shared';
import { boardKeys, keyIntent, type KeyIntent, type KeyStroke } from './model/keyboard';
import { useStore, useStrings, useUi } from './state/context';
import { focusField, pressFromField } from './state/focus';
import { toggleClock } from './state/intents';
import { STRINGS } from './state/language';
import type { Strings } from './texts/en';

interface TurnKeys {
  readonly models: readonly { readonly board: number }[];
  /** No window of the game's own is open. */
  readonly isFree: boolean;
  /** A board's number where it means something else than its field; true if it was taken. */
  readonly takeBoard?: (board: number) => boolean;
  readonly boardLabel?: (board: number) => KeyBinding['label'];
  /** Keys of the game, for while no window is open. */
  readonly more?: readonly Omit<KeyBinding, 'when'>[];
  readonly onEscape?: () => void;
}

const strokeOf = (event: KeyboardEvent): KeyStroke => {
  const { code, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  const isTyping = target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
  return { code, ctrlKey, altKey, metaKey, shiftKey, isTyping };
};

export const labelled = (label: (strings: Strings) => string): KeyBinding['label'] => ({
  en: label(STRINGS.en),
  ru: label(STRINGS.ru),
});

const fieldLabel = (board: number): KeyBinding['label'] => labelled(({ help }) => help.boardKey(board));

const isInWindow = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Keys of the whole page of a turn; none of them while a window is open. */
export const useTurnKeys = ({ models, isFree, takeBoard, boardLabel = fieldLabel, more = [], onEscape }: TurnKeys) => {
  const store = useStore();
  const { header } = useStrings();
  const { ui, dispatch } = useUi();
  const when = isFree && ui.dialog === null;
  const chooseBoard = (board: number): void => {
    if (takeBoard?.(board) !== true) focusField(board);
  };
  useKeys([
    { ...keyOf('commitTurn', 'operator', 'press'), when, run: () => pressFromField(store) },
    { id: 'line', keys: 'F2', when, label: labelled(({ help }) => help.lineKey), run: () => focusField(null) },
    { ...keyOf('startClock', 'operator', 'clock'), when, run: () => toggleClock(store, header.stopReason) },
    { ...keyOf('undo', 'operator', 'undo'), when, run: () => dispatch({ type: 'opened', dialog: 'undo' }) },
    ...models.map(({ board }) => ({
      id: `board-${board}`,
      keys: boardKeys(board),
      when,
      run: () => chooseBoard(board),
      label: boardLabel(board),
    })),
    ...more.map((binding) => ({ ...binding, when })),
  ]);
  const runIntent = (intent: KeyIntent): void => {
    switch (intent.kind) {
      case 'press':
        pressFromField(store);
        return;
      case 'line':
        focusField(null);
        return;
      case 'escape':
        onEscape?.();
        return;
      case 'board':
        chooseBoard(intent.board);
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!when || event.defaultPrevented || isInWindow(event)) return;
    const intent = keyIntent(strokeOf(event));
    if (intent === null) return;
    if (intent.kind !== 'escape') event.preventDefault();
    runIntent(intent);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      onKey(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, []);
};
