import type { Situation } from '../../../show';
import type { OpenMatch } from '../openMatch';
import { createAlarm } from '../alarm';
import type { CommandParts } from '../parts';
import type { Reviewer } from './reviewer';

const situationOf = ({ row: { matchId }, game, history: { state }, views }: OpenMatch, nowMs: number): Situation => ({
  matchId,
  ply: views.match.ply,
  suggestions: game.suggestions(state, views, nowMs),
});

const isBefore = (one: OpenMatch | null, other: OpenMatch | null): boolean =>
  one === null || one.row.matchId !== other?.row.matchId || one.views.match.ply < other.views.match.ply;

/** Suggestions follow the match in a quiet moment: nobody who plays waits for them. */
export const createSuggesting = (
  show: Pick<Reviewer, 'review'>,
  { now, later }: Pick<CommandParts, 'now' | 'later'>,
): ((match: OpenMatch | null) => void) => {
  let isWaiting = false;
  let latest: OpenMatch | null = null;
  /** The furthest step back since the last look: a turn that is made anew after it is another one, however soon. */
  let furthestBack: OpenMatch | null = null;
  const look = (): void => {
    const nowMs = now();
    for (const match of new Set([furthestBack, latest]))
      show.review(match === null ? null : situationOf(match, nowMs), nowMs);
    alarm.set(latest?.game.nextSuggestionMs?.(latest.history.state, nowMs) ?? null);
    furthestBack = latest;
  };
  const alarm = createAlarm(now, look);
  return (match) => {
    latest = match;
    if (!isWaiting || isBefore(match, furthestBack)) furthestBack = match;
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      look();
    });
  };
};
