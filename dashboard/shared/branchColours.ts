/** Okabe-Ito, one per board number, the same on air and here. */
const COLOURS = ['#56B4E9', '#E69F00', '#009E73', '#CC79A7', '#F0E442'] as const;

export const branchColour = (board: number): string => COLOURS[(board - 1) % COLOURS.length] ?? COLOURS[0];
