/** The piece of a move as it is written: "" a pawn, "O" who castles, "P" a pawn out of the reserve. */
export const pieceOf = (san: string): string => /^[KQRBNPO]/.exec(san)?.[0] ?? '';

const goalOf = (san: string): string => /[a-h][1-8](?=[^1-8]*$)/.exec(san)?.[0] ?? '';

/** How near a move is to the one that cannot be made: the same goal, the same piece. */
export const nearness =
  (wanted: string) =>
  (san: string): number =>
    (goalOf(wanted) === goalOf(san) ? 2 : 0) + (pieceOf(wanted) === pieceOf(san) ? 1 : 0);
