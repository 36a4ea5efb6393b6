import type { Desk } from './desk';

/** How the own board stands to the game; null: it is the place that is selected, as it stands. */
export type Apart = 'changed' | 'elsewhere' | null;

const shown = ({ files, ranks, pieces, lastMoves, reserves }: Desk['start']): string =>
  JSON.stringify([
    files,
    ranks,
    Object.entries(pieces).sort(([one], [other]) => (one < other ? -1 : 1)),
    lastMoves.map(({ from, to }) => [from, to]),
    reserves,
  ]);

/** Who is to move, castling and en passant too. The counters of a FEN are no part of what is looked at. */
const positionIn = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/** A line that is over by now has no position to try moves in: what stood on the board says it then. */
const beganAlike = (one: Desk, other: Desk): boolean => {
  const [fen, otherFen] = [one.study?.steps[0]?.fen, other.study?.steps[0]?.fen];
  const isKnown = fen !== undefined && otherFen !== undefined;
  return shown(one.start) === shown(other.start) && (!isKnown || positionIn(fen) === positionIn(otherFen));
};

/**
 * `changed`: the position the board began with stands no more where it was taken from, as after an undo or a
 * correction.
 * @param selected the board as it would follow the game now
 * @param stood the game's boards at the own one's place; none where that turn was taken back
 */
export const apartOf = (own: Desk, selected: Desk, stood: readonly Desk[]): Apart => {
  if (!stood.some((board) => beganAlike(own, board))) return 'changed';
  const isSelected = own.branch === selected.branch && own.ply === selected.ply && beganAlike(own, selected);
  return isSelected ? null : 'elsewhere';
};
