import { hallFor, placesOf, type Place, type Replicants } from 'chess-match/client';
import { isApart } from 'chess-match/client/view';

/**
 * The places that a screen may be put at, for the match that is open: a captain of one board sits where boards are
 * played apart, a demonstration board shows one that the game has, and screens of a game's own are there in that game.
 * All of them before a match is there.
 */
export const placesFor = (match: Pick<Replicants['match'], 'game' | 'threads'> | undefined): readonly Place[] => {
  const threads = match?.threads ?? [];
  const hall = hallFor(match?.game ?? null);
  if (threads.length === 0) return placesOf(hall);
  const boards = threads.flatMap((thread) => thread.boards);
  return placesOf({ ...hall, boards, captainsOf: isApart({ threads }) ? boards : [] });
};
