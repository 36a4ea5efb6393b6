import { payOut } from 'chess-match/games/business';

/** Half-points that a win pays on a board with so many chips: as the rules pay it, either side alike. */
export const winPays = (chips: number): number => payOut(chips, 'white').white;

/** Half-points that a draw pays each team there. */
export const drawPays = (chips: number): number => payOut(chips, null).white;
