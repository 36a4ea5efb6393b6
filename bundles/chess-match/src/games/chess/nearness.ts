import { beginnings, withoutMarks } from './spelling';

/** The piece of a move as it is written: "" a pawn, "O" who castles, "P" a pawn out of the reserve. */
export const pieceOf = (san: string): string => /^[KQRBNPO]/.exec(san)?.[0] ?? '';

const goalOf = (san: string): string | null => /[a-h][1-8](?=[^1-8]*$)/.exec(san)?.[0] ?? null;

/** Of a pawn: the file it stands on. */
const fileOf = (san: string): string | null => /^[a-h]/.exec(san)?.[0] ?? null;

/**
 * How near a move is to the one that cannot be made, in whatever alphabet that is typed: it begins so; the same goal;
 * the same piece, of pawns best the one of the same file. 0: they have nothing in common.
 */
export const nearness = (wanted: string): ((san: string) => number) => {
  const readings = beginnings(withoutMarks(wanted));
  return (san) =>
    Math.max(
      0,
      ...readings.map(
        (reading) =>
          (san.startsWith(reading) ? 8 : 0) +
          (goalOf(reading) !== null && goalOf(reading) === goalOf(san) ? 4 : 0) +
          (pieceOf(reading) === pieceOf(san) ? 2 : 0) +
          (fileOf(reading) !== null && fileOf(reading) === fileOf(san) ? 1 : 0),
      ),
    );
};
