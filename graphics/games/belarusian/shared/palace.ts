/** The throne e5 is the middle of the board from whichever side it is seen, the palace the squares around it (L3). Squares. */
export const THRONE = { column: 4, row: 4, square: 'e5' } as const;
export const PALACE = { column: 2, row: 2, size: 5 } as const;
