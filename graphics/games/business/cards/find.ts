/** The card of a line's board, with its squares; null where none is on air. */
export const cardIn = (root: HTMLElement, branch: string): HTMLElement | null =>
  root.querySelector(`[data-role="card"][data-branch="${CSS.escape(branch)}"]`);

/**
 * What holds a line's chips and their number: its card, or what stands beside the card of a board that is shown alone.
 */
export const worthIn = (root: HTMLElement, branch: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-chips="${CSS.escape(branch)}"]`) ?? cardIn(root, branch);

/** Whose chips a number counts. */
export const branchOfWorth = (figure: Element): string | undefined => {
  const { chips, branch } = figure.closest<HTMLElement>('[data-chips], [data-role="card"]')?.dataset ?? {};
  return chips ?? branch;
};
