import type { MatchView } from 'chess-match/client';

type Moment = Pick<MatchView, 'version' | 'matchId' | 'ply'>;

/**
 * Whether `next` is what follows `previous` on air, so that the difference may be animated. An undo, another match
 * and a gap of more than one turn (the page was away) are set at once instead.
 */
export const isNextPicture = (previous: Moment, next: Moment): boolean => {
  const turns = next.ply - previous.ply;
  return previous.matchId === next.matchId && next.version > previous.version && (turns === 0 || turns === 1);
};
