import type { HomeSources } from '../../contract/viewers';
import { NO_PAST } from '../home/past';
import { createRelease, type Held } from '../home/release';
import type { Teller } from '../home/teller';
import { NO_STATISTICS } from '../publish/noStatistics';
import { stateOf, type WrittenState, type LiveSources } from './liveState';

/** What is told from one place on: at once in the house, later out of it. */
export interface Line {
  /** Something changed. @returns whether another state is told now */
  look(found: LiveSources, nowMs: number): boolean;
  /** When the next one that is held is due, Unix ms; null: none is held. */
  nextMs(): number | null;
  /** The newest that may be told; null before the first. */
  newest(): WrittenState | null;
}

const tellingOf = (sources: LiveSources): WrittenState => {
  const state = stateOf(sources);
  return { state, json: JSON.stringify(state), version: sources.match.version };
};

/** Of the moment before, with who is there and speaks now: what was taken back is never told. */
const withMatchOf = (before: WrittenState, { state: { people, players, speaking } }: WrittenState): WrittenState => {
  const state = { ...before.state, people, speaking, ...(players && { players }) };
  return { ...before, state, json: JSON.stringify(state) };
};

/** What viewers at home are not told, and programs are. */
const apartIn = ({ statistics, spoken, air }: LiveSources): Omit<LiveSources, keyof HomeSources> => ({
  statistics,
  spoken,
  air,
});

interface Moment {
  readonly sources: LiveSources;
  readonly telling: WrittenState;
}

/**
 * Follows the public views, and tells them so much later: a fact that was taken back meanwhile is never told, as
 * viewers at home never see it.
 * @param isVersionTold a version without anything else is news: who sends commands needs it
 */
export const createLine = (delayMs: number, isVersionTold: boolean, teller: Teller): Line => {
  const release = createRelease<Moment>({
    delayMs: () => delayMs,
    instead: ({ sources, telling }, before) => ({ sources, telling: withMatchOf(before.telling, telling) }),
    isSame: (one, other) =>
      one.telling.json === other.telling.json && (!isVersionTold || one.telling.version === other.telling.version),
  });
  let newest: WrittenState | null = null;
  return {
    look: (found, nowMs) => {
      const { matchId: match } = found.match;
      const look = teller.retell(found, delayMs);
      const { recast } = look;
      if (recast !== null)
        release.tellAgain((held: Held<Moment>) => {
          if (held.match !== match) return held;
          const retold = recast(held.value.sources, held.reckoning.entries);
          // What was counted then counts what is corrected now: what was told last stands until it is counted anew.
          const statistics = newest?.state.statistics ?? NO_STATISTICS;
          const sources = { ...retold.sources, ...apartIn(held.value.sources), statistics };
          return { ...held, value: { sources, telling: tellingOf(sources) }, reckoning: retold.reckoning };
        });
      const { sources: current, reckoning } = look.now();
      const sources = { ...current, ...apartIn(found) };
      release.hold({ value: { sources, telling: tellingOf(sources) }, atMs: nowMs, reckoning, match });
      const due = release.due(nowMs);
      if (due === null) return false;
      newest = due.value.telling;
      return true;
    },
    nextMs: () => release.nextMs(),
    newest: () => newest,
  };
};

/** Nothing is held of the past here: it is asked for elsewhere. */
export const noPast = () => NO_PAST;
