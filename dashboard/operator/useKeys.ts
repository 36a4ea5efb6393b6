import { useEffect, useEffectEvent, type Dispatch } from 'react';
import type { BoardModel } from './model/boardModel';
import { keyIntent, type KeyIntent, type KeyStroke } from './model/keyboard';
import { barsAction, doAction } from './state/boardAction';
import { focusField } from './state/focus';
import { passTo, selectTo, toggleClock } from './state/intents';
import type { OperatorStore } from './state/store';
import { makingIn, type UiEvent, type UiState } from './state/ui';

export interface KeyParts {
  readonly store: OperatorStore;
  readonly ui: UiState;
  readonly dispatch: Dispatch<UiEvent>;
  readonly models: readonly BoardModel[];
  readonly stopReason: string;
}

const strokeOf = (event: KeyboardEvent): KeyStroke => {
  const { code, key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  const isTyping = target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
  return { code, key, ctrlKey, altKey, metaKey, shiftKey, isTyping };
};

/** A board's number: during a pass or selection where the chip goes, else whose field to type in. */
const chooseBoard = ({ store, ui, dispatch, models }: KeyParts, board: number): void => {
  const { sync, snapshot } = store.getState();
  const making = makingIn(ui, sync.turn);
  const giver = models.find((model) => model.board === making?.board);
  if (making === null || giver === undefined || making.board === board) {
    focusField(board);
    return;
  }
  if (making.kind === 'select') {
    selectTo(store, making.board, board, giver.chipsBefore);
    return;
  }
  passTo(store, making.board, board, Number(snapshot?.match.settings['passSize'] ?? 1));
  dispatch({ type: 'made' });
};

const obey = (parts: KeyParts, intent: KeyIntent): void => {
  const { store, ui, dispatch, models, stopReason } = parts;
  const { snapshot, sync, history } = store.getState();
  switch (intent.kind) {
    case 'press':
      store.press();
      return;
    case 'line':
      focusField(null);
      return;
    case 'help':
      dispatch({ type: 'opened', dialog: 'help' });
      return;
    case 'undo':
      if (history.undo !== null) dispatch({ type: 'opened', dialog: 'undo' });
      return;
    case 'clock':
      toggleClock(store, stopReason);
      return;
    case 'escape':
      dispatch({ type: 'made' });
      return;
    case 'board':
      chooseBoard(parts, intent.board);
      return;
    case 'action': {
      const model = models.find(({ board }) => board === ui.active);
      if (model === undefined || snapshot === null) return;
      const making = makingIn(ui, sync.turn);
      const isBarred = barsAction(snapshot, model, intent.action) !== null;
      if (!isBarred || intent.action === 'branch') doAction({ store, dispatch, making }, model, intent.action);
    }
  }
};

/** Keys of the whole page; none of them while a window is open. */
export const useKeys = (parts: KeyParts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (parts.ui.dialog !== null || event.defaultPrevented) return;
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
