import type { OperatorStore } from './store';

/** Puts the cursor into a board's move field, or behind what stands in the turn line. */
export const focusField = (board: number | null): void => {
  const id = board === null ? 'turn-line' : `field-${board}`;
  const field = document.querySelector<HTMLInputElement>(`[data-testid="${id}"]`);
  field?.focus();
  if (board === null) field?.setSelectionRange(field.value.length, field.value.length);
};

/** Presses with what stands in the board's field where the cursor is: leaving a field puts its move on the line. */
export const pressFromField = (store: OperatorStore): void => {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement && activeElement.dataset['testid']?.startsWith('field-');
  if (isField !== true) {
    store.enter(null, { type: 'pressed' });
    return;
  }
  activeElement.blur();
  store.enter(null, { type: 'pressed' });
  activeElement.focus();
};
