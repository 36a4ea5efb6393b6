import {
  decide,
  dueOf,
  nextDue,
  planReturn,
  reviewSuggestions,
  waitingAfter,
  type Situation,
  type Suggestion,
  type Waiting,
} from '../../../show';
import { createAlarm } from '../alarm';
import type { HeldShow } from './heldShow';

/**
 * After so long without another reason, those that were seen are written: a press does not follow on the heels of a
 * press then.
 */
const STILL_MS = 10_000;

export interface Reviewer {
  /**
   * Makes and withdraws suggestions after the match changed, and takes those of automatic kinds. Where there is none
   * more and none less, nothing is written: which reasons were seen is kept when the match has stood still for a while.
   */
  review(situation: Situation | null, atMs: number): void;
  /** Another show is there: what was seen and awaited was of the one before. */
  forget(): void;
  /** What is looked at next was never looked at before. */
  lookAnew(): void;
}

/** Reasons that were seen and are not written yet: kept once the match has stood still. */
const createSeen = (held: HeldShow, now: () => number) => {
  let seen: readonly string[] | null = null;
  const still = createAlarm(now, () => {
    if (seen === null) return;
    const { open } = held.state().suggestions;
    if (held.writeOwn({ type: 'suggestionsMade', known: seen, open, atMs: now() })) seen = null;
  });
  return {
    /** The reasons there are now, where what is written tells of others. */
    known: (): readonly string[] => seen ?? held.state().suggestions.known,
    set: (known: readonly string[] | null): void => {
      seen = known;
      still.set(known === null ? null : now() + STILL_MS);
    },
  };
};

/** Suggestions of automatic kinds, each of which waits its time before it is taken. */
const createAutomatic = (held: HeldShow, now: () => number) => {
  let waiting: readonly Waiting[] = [];
  /** One that cannot be taken now, as its graphic still moves, stays open for the director. */
  const takeDue = (): void => {
    const atMs = now();
    const before = held.state();
    const taken: Suggestion['kind'][] = [];
    const due = dueOf(before, waiting, atMs);
    waiting = waiting.filter(({ dueAtMs }) => dueAtMs > atMs);
    for (const { id, kind } of due) {
      const command = { type: 'acceptSuggestion', suggestion: id } as const;
      const decided = decide(held.state(), command, held.match()?.game ?? null, atMs);
      if (decided.ok && held.writeOwn(decided.value) && decided.value.type === 'graphicsTaken') taken.push(kind);
    }
    const planned = planReturn(before, taken, atMs);
    if (planned !== null) held.writeOwn(planned);
    alarm.set(nextDue(waiting));
  };
  const alarm = createAlarm(now, takeDue);
  return {
    takeNew: (known: readonly string[], atMs: number): void => {
      waiting = waitingAfter(held.state(), waiting, (id) => !known.includes(id), atMs);
      takeDue();
    },
    forget: (): void => {
      waiting = [];
      alarm.set(null);
    },
  };
};

export const createReviewer = (held: HeldShow, now: () => number): Reviewer => {
  const match = held.match();
  /**
   * What was looked at last: what another match begins with has not happened just now, nor has what an undo comes back
   * to.
   */
  let reviewed: Pick<Situation, 'matchId' | 'ply'> | null = match === null ? null : { matchId: match.matchId, ply: 0 };
  const seen = createSeen(held, now);
  const automatic = createAutomatic(held, now);
  const review: Reviewer['review'] = (situation, atMs) => {
    const state = held.state();
    const { open } = state.suggestions;
    const known = seen.known();
    const isOpenedJustNow = situation !== null && situation.matchId !== reviewed?.matchId;
    const isStepBack = situation !== null && reviewed !== null && !isOpenedJustNow && situation.ply < reviewed.ply;
    reviewed = situation;
    const event = reviewSuggestions(
      { ...state, suggestions: { ...state.suggestions, known } },
      situation,
      atMs,
      isStepBack,
    );
    if (event === null) return;
    if (event.open.length === open.length && event.open.every(({ id }, index) => id === open[index]?.id)) {
      seen.set(event.known);
      return;
    }
    seen.set(null);
    if (held.writeOwn(event) && !isOpenedJustNow) automatic.takeNew(known, atMs);
  };
  return {
    review,
    forget: () => {
      automatic.forget();
      seen.set(null);
    },
    lookAnew: () => {
      reviewed = null;
    },
  };
};
