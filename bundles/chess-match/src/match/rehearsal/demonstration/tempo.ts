import type { RecordedGame } from '../../../games/common/records';
import { recordedMs, TRUE_PACE_MS } from '../recordedPace';
import { thought } from './thought';

/** Where the record tells its times a turn has those, but never so many paces. */
const LONGEST = 3;

/** From the turn made last to the next, where nothing is told beside it. */
export const msToNext = (turns: RecordedGame['turns'], ply: number, paceMs: number): number => {
  const recorded = recordedMs(turns, ply);
  return recorded === null
    ? thought(ply, turns[ply]?.line ?? '') * paceMs
    : Math.min((recorded * paceMs) / TRUE_PACE_MS, LONGEST * paceMs);
};
