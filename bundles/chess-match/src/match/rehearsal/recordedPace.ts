import type { RecordedGame } from '../../games/common/records';

/** How long the turn after so many others took when it was played, ms; null where the record does not tell. */
export const recordedMs = (turns: RecordedGame['turns'], made: number): number | null => {
  const [before, next] = [made === 0 ? 0 : turns[made - 1]?.afterMs, turns[made]?.afterMs];
  return typeof before === 'number' && typeof next === 'number' ? Math.max(0, next - before) : null;
};

/** The pace at which recorded times are true. */
export const TRUE_PACE_MS = 2500;
