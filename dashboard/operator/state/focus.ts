/** Puts the cursor into a board's move field, or into the turn line. */
export const focusField = (board: number | null): void => {
  const id = board === null ? 'turn-line' : `field-${board}`;
  document.querySelector<HTMLInputElement>(`[data-testid="${id}"]`)?.focus();
};
