/**
 * The throne e5 is the middle of the board from whichever side it is seen, the palace the squares around it (L3).
 * Squares.
 */
export const THRONE = { column: 4, row: 4, square: 'e5' } as const;
export const PALACE = { column: 2, row: 2, size: 5 } as const;
/** The crown on the throne, around its middle. */
export const CROWN = 'M -0.24 0.17 L -0.3 -0.17 L -0.12 0 L 0 -0.24 L 0.12 0 L 0.3 -0.17 L 0.24 0.17 Z';
