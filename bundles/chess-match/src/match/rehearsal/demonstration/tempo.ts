import type { RecordedGame } from '../../../games/common/records';
import { recordedMs, TRUE_PACE_MS } from '../recordedPace';
import { thought } from './thought';

/** So many paces all turns of a game take together, be it long or short: with pictures, some nine minutes. */
const TURNS_LAST = 150;
/** A short game goes that much slower at most. */
const SLOWEST = 10;
/** Where the record tells its times a turn has those, but never so many paces more than another. */
const LONGEST = 3;

/** How many paces a turn would take by itself. */
const ownPaces = (turns: RecordedGame['turns'], ply: number): number => {
  const recorded = recordedMs(turns, ply);
  return recorded === null ? thought(ply, turns[ply]?.line ?? '') : Math.min(recorded / TRUE_PACE_MS, LONGEST);
};

/** From the turn made last to the next, where nothing is told beside it. */
export const msToNext = (turns: RecordedGame['turns'], ply: number, paceMs: number): number => {
  const all = turns.reduce((sum, _, each) => sum + ownPaces(turns, each), 0);
  return ownPaces(turns, ply) * Math.min(SLOWEST, TURNS_LAST / all) * paceMs;
};

const MINUTE_MS = 60_000;

/** The settings of a record, with time enough on clocks for turns that are told slower than they were played. */
export const unhurried = (settings: RecordedGame['settings'], paceMs: number): RecordedGame['settings'] => {
  const { timePerPlayerMs } = settings;
  if (typeof timePerPlayerMs !== 'number') return settings;
  const neededMs = Math.ceil((TURNS_LAST * paceMs) / MINUTE_MS) * MINUTE_MS;
  return { ...settings, timePerPlayerMs: Math.max(timePerPlayerMs, neededMs) };
};
