import type { HistoryView } from 'chess-match/client';

export type Step = NonNullable<HistoryView['undo']>;

/** What a window of undo asks about. */
export interface AskedStep {
  readonly step: Step;
  /** Version of the match the window opened in. */
  readonly version: number;
}

/** Whether it is the same fact that would be taken back. */
export const isSameStep = (one: Step, other: Step): boolean =>
  one.kind === other.kind && one.label === other.label && one.line === other.line;

/**
 * Two people who take the same turn back must not take two: once the newest step is another one the question is void.
 * The history comes a moment after the match: another step of the version that the window opened in is that one's.
 * @returns null once it is void
 */
export const stillAsked = (asked: AskedStep, newest: Step, version: number): AskedStep | null => {
  if (isSameStep(asked.step, newest)) return asked;
  return version === asked.version ? { ...asked, step: newest } : null;
};
