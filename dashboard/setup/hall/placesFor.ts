import { PLACES, placeRow, type Place, type Replicants } from 'chess-match/client';
import { isApart } from 'chess-match/client/view';

/**
 * The places that a screen may be put at, for the match that is open: a captain of one board sits where boards are played apart, and a
 * demonstration board shows one that the game has. All of them before a match is there.
 */
export const placesFor = (match: Pick<Replicants['match'], 'threads'> | undefined): readonly Place[] => {
  const threads = match?.threads ?? [];
  if (threads.length === 0) return PLACES;
  const boards = new Set(threads.flatMap((thread) => thread.boards));
  return PLACES.filter((place) => {
    const { kind, board } = placeRow(place);
    return board === null || (boards.has(board) && (kind !== 'captain' || isApart({ threads })));
  });
};
