import { useEffect, useEffectEvent, type Dispatch } from 'react';
import type { BoardModel } from 'chess-match/client/turn';
import {
  ACTION_KEYS,
  BOARD_ACTIONS,
  boardKeys,
  keyIntent,
  type BoardAction,
  type KeyIntent,
  type KeyStroke,
} from './model/keyboard';
import { useKeys, type KeyBinding } from '../../../shared';
import { barsAction, doAction } from './state/boardAction';
import { focusField, pressFromField } from '../../../operator/state/focus';
import { STRINGS } from '../../../operator/state/language';
import type { Strings } from '../../../operator/texts/en';
import { passTo, selectTo, toggleClock } from '../../../operator/state/intents';
import { takersOf } from './state/options';
import type { OperatorStore } from '../../../operator/state/store';
import { makingIn, type UiEvent, type UiState } from '../../../operator/state/ui';

export interface KeyParts {
  readonly store: OperatorStore;
  readonly ui: UiState;
  readonly dispatch: Dispatch<UiEvent>;
  readonly models: readonly BoardModel[];
  readonly stopReason: string;
}

const strokeOf = (event: KeyboardEvent): KeyStroke => {
  const { code, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  const isTyping = target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
  return { code, ctrlKey, altKey, metaKey, shiftKey, isTyping };
};

/** A board's number: during a pass or selection where the chip goes, if it can; else whose field to type in. */
const chooseBoard = ({ store, ui, dispatch, models }: KeyParts, board: number): void => {
  const { snapshot, sync } = store.getState();
  const making = makingIn(ui, sync.turn);
  const giver = models.find((model) => model.board === making?.board);
  const takers = snapshot === null || making === null ? [] : takersOf(snapshot.options, making);
  if (making === null || giver === undefined || !takers.includes(board)) {
    focusField(board);
    return;
  }
  if (making.kind === 'select') {
    selectTo(store, making.board, board, giver.chipsBefore);
    return;
  }
  passTo(store, making.board, board);
  dispatch({ type: 'made' });
};

const act = ({ store, ui, dispatch, models }: KeyParts, action: BoardAction): void => {
  const { snapshot, sync } = store.getState();
  const model = models.find(({ board }) => board === ui.active);
  if (model === undefined || snapshot === null) return;
  const making = makingIn(ui, sync.turn);
  const isBarred = barsAction(snapshot, model, action) !== null;
  if (!isBarred || action === 'branch') doAction({ store, dispatch, making }, model, action);
};

const obey = (parts: KeyParts, intent: KeyIntent): void => {
  const { store, dispatch } = parts;
  switch (intent.kind) {
    case 'press':
      pressFromField(store);
      return;
    case 'line':
      focusField(null);
      return;
    case 'escape':
      dispatch({ type: 'made' });
      return;
    case 'board':
      chooseBoard(parts, intent.board);
  }
};

const labelled = (label: (strings: Strings) => string): KeyBinding['label'] => ({
  en: label(STRINGS.en),
  ru: label(STRINGS.ru),
});

/** The keys a person can change. */
const bindingsOf = (parts: KeyParts): readonly KeyBinding[] => {
  const { store, ui, dispatch, models, stopReason } = parts;
  const when = ui.dialog === null;
  const named = (id: keyof Strings['help']['keys'], keys: string, run: () => void): KeyBinding => ({
    ...{ id, keys, run, when },
    label: labelled(({ help }) => help.keys[id]),
  });
  return [
    named('press', 'F9', () => pressFromField(store)),
    named('line', 'F2', () => focusField(null)),
    named('clock', 'F8', () => toggleClock(store, stopReason)),
    named('undo', 'Alt+Backspace', () => dispatch({ type: 'opened', dialog: 'undo' })),
    ...models.map(({ board }) => ({
      ...{ id: `board-${board}`, keys: boardKeys(board), when },
      run: () => chooseBoard(parts, board),
      label: labelled(({ help }) => help.boardKey(board)),
    })),
    ...BOARD_ACTIONS.map((action) => ({
      ...{ id: action, keys: ACTION_KEYS[action], when },
      run: () => act(parts, action),
      label: labelled(({ board }) => board.actionTitle[action]),
    })),
  ];
};

const isInWindow = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Keys of the whole page; none of them while a window is open. */
export const useOperatorKeys = (parts: KeyParts): void => {
  useKeys(bindingsOf(parts));
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (parts.ui.dialog !== null || event.defaultPrevented || isInWindow(event)) return;
    const intent = keyIntent(strokeOf(event));
    if (intent === null) return;
    if (intent.kind !== 'escape') event.preventDefault();
    obey(parts, intent);
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
