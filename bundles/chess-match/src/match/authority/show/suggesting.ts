import type { RosterView } from '@schemas/roster';
import type { SpokenView } from '@schemas/spoken';
import { longThought, longThoughtMs } from '../../../games/common/longThought';
import type { NewSuggestion } from '../../../games/common/suggestions';
import { newSpeakers, type Situation } from '../../../show';
import type { OpenMatch } from '../openMatch';
import { createAlarm } from '../alarm';
import type { CommandParts } from '../parts';
import type { Reviewer } from './reviewer';

/** What somebody who looks on gives reason to show in a match, besides the match itself. */
export interface Beside {
  readonly matchId: string;
  readonly suggestions: readonly NewSuggestion[];
}

/** Who looks on: the engine, or somebody who marks moments. */
export type Looker = 'outlook' | 'marks';

export interface Suggesting {
  follow(match: OpenMatch | null): void;
  /** In place of what was given from there before. */
  also(from: Looker, beside: Beside): void;
  /** For how long people have spoken in the open match. */
  hear(spoken: SpokenView): void;
}

const situationOf = (
  { row: { matchId }, game, history: { state }, views }: OpenMatch,
  besides: readonly Beside[],
  speakers: readonly NewSuggestion[],
  nowMs: number,
): Situation => ({
  matchId,
  ply: views.match.ply,
  suggestions: [
    ...game.suggestions(state, views, nowMs),
    ...longThought(views, nowMs),
    ...speakers,
    ...besides.flatMap((beside) => (beside.matchId === matchId ? beside.suggestions : [])),
  ],
});

/** The earlier of two moments, each of which may never come. */
const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const isBefore = (one: OpenMatch | null, other: OpenMatch | null): boolean =>
  one === null || one.row.matchId !== other?.row.matchId || one.views.match.ply < other.views.match.ply;

/** Suggestions follow the match in a quiet moment: nobody who plays waits for them. */
export const createSuggesting = (
  show: Pick<Reviewer, 'review'>,
  people: () => RosterView,
  { now, later }: Pick<CommandParts, 'now' | 'later'>,
): Suggesting => {
  let isWaiting = false;
  let latest: OpenMatch | null = null;
  const besides = new Map<Looker, Beside>();
  let heard: SpokenView = { people: [] };
  /** The furthest step back since the last look: a turn that is made anew after it is another one, however soon. */
  let furthestBack: OpenMatch | null = null;
  const look = (): void => {
    const nowMs = now();
    const speakers = newSpeakers(heard, people());
    for (const match of new Set([furthestBack, latest]))
      show.review(match === null ? null : situationOf(match, [...besides.values()], speakers, nowMs), nowMs);
    const ofGame = latest?.game.nextSuggestionMs?.(latest.history.state, nowMs) ?? null;
    alarm.set(latest === null ? null : earlier(ofGame, longThoughtMs(latest.views, nowMs)));
    furthestBack = latest;
  };
  const alarm = createAlarm(now, look);
  const lookSoon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      look();
    });
  };
  return {
    follow: (match) => {
      latest = match;
      if (!isWaiting || isBefore(match, furthestBack)) furthestBack = match;
      lookSoon();
    },
    hear: (spoken) => {
      heard = spoken;
      lookSoon();
    },
    also: (from, given) => {
      besides.set(from, given);
      lookSoon();
    },
  };
};
