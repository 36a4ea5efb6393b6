import type { MatchView } from 'chess-match/client';

type Moment = Pick<MatchView, 'version' | 'matchId' | 'ply'>;
type Corrected = Pick<MatchView, 'correction'>;

/**
 * Whether `next` is what follows `previous` on air, so that the difference may be animated. An undo, another match
 * and a gap of more than one turn (the page was away) are set at once instead.
 */
export const isNextPicture = (previous: Moment, next: Moment): boolean => {
  const turns = next.ply - previous.ply;
  return previous.matchId === next.matchId && next.version > previous.version && (turns === 0 || turns === 1);
};

/** The same for what only tells: a correction of the past is news however many turns it takes back. */
export const isNewsAfter = (previous: Moment & Corrected, next: Moment & Corrected): boolean =>
  isNextPicture(previous, next) ||
  (previous.matchId === next.matchId &&
    next.version > previous.version &&
    (next.correction?.seq ?? 0) > (previous.correction?.seq ?? 0));
