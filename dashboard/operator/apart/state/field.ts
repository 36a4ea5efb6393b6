/** Puts the cursor into the move field of a thread. */
export const focusThread = (thread: string): void => {
  document.querySelector<HTMLInputElement>(`[data-testid="move-${thread}"]`)?.focus();
};
