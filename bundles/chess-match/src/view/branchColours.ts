/**
 * Holds the colours of Okabe and Ito, which colour-blind people tell apart: by board number, 1 first. The dark theme on
 * air has the same.
 */
export const BRANCH_COLOURS = ['#56b4e9', '#e69f00', '#009e73', '#cc79a7', '#f0e442'] as const;

/** Gives the colour of a board number from 1, as CSS; games with more boards than colours begin again. */
export const branchColour = (board: number): string =>
  BRANCH_COLOURS[(board - 1) % BRANCH_COLOURS.length] ?? BRANCH_COLOURS[0];
