import { NO_DRAWING } from 'chess-match/client/explore';
import type { Desk } from './desk';
import type { Kept } from './keep';

/** Whether something was tried or drawn that somebody might miss. */
const hasWork = ({ study, drawings }: Desk): boolean =>
  (study !== null && study.steps.length > 1) ||
  Object.values(drawings).some(({ arrows, circles } = NO_DRAWING) => arrows.length + circles.length > 0);

const ofMatch = (desk: Desk | null, matchId: string): Desk | null => (desk?.matchId === matchId ? desk : null);

/** What can be had back in a match. */
export const putAwayIn = ({ putAway }: Kept, matchId: string): Desk | null => ofMatch(putAway, matchId);

/** The board follows the game again. What was on it can be had back: the keys that do this are letters of moves too. */
export const withPutAway = (kept: Kept, matchId: string): Kept => {
  const own = ofMatch(kept.desk, matchId);
  return { ...kept, desk: null, putAway: own !== null && hasWork(own) ? own : kept.putAway };
};

/** What was put away is back; what was begun meanwhile is put away for it, so that the same press has it back. */
export const withBroughtBack = (kept: Kept, matchId: string): Kept => {
  const back = putAwayIn(kept, matchId);
  return back === null ? kept : { ...withPutAway({ ...kept, putAway: null }, matchId), desk: back };
};
