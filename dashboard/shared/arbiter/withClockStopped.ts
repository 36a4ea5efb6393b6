import type { PreviewAnswer } from 'chess-match/client';

/** What a deed changes that the clock is stopped for: no clock runs afterwards. */
export const withClockStopped = (answer: PreviewAnswer | null): PreviewAnswer | null => {
  if (answer?.ok !== true) return answer;
  const { differences } = answer;
  const clocks = differences.clocks.map((clock) => ({ ...clock, after: { ...clock.after, running: false } }));
  return { ...answer, differences: { ...differences, clocks } };
};
