import type { HistoryView } from 'chess-match/client';

export type Step = NonNullable<HistoryView['undo']>;

/** What a window of undo asks about. */
export interface AskedStep {
  readonly step: Step;
  /** Version of the match in which it is the newest. */
  readonly version: number;
}

/** The last fact as the page knows it: `late` while the history is on its way, null where nothing can be taken back. */
export type Newest = AskedStep | 'late' | null;

/**
 * The newest step of a thread, or of the only one.
 * @param due what the match has come to: as shown, or as an answer to this page has said
 */
export const newestStep = (history: HistoryView | undefined, thread: string | null, due: number): Newest => {
  if (history === undefined || history.version < due) return 'late';
  const { version } = history;
  const steps = thread === null ? history : history.threads.find((candidate) => candidate.thread === thread);
  const step = steps?.undo ?? null;
  return step === null ? null : { step, version };
};

/** Whether it is the same fact that would be taken back. */
const isSameStep = (one: Step, other: Step): boolean =>
  one.kind === other.kind && one.label === other.label && one.line === other.line;

/**
 * Two people who take the same turn back must not take two: once the newest step is another one the question is void.
 * @param asked `late` until it is known what is asked about
 * @returns null once it is void
 */
export const stillAsked = (asked: AskedStep | 'late', newest: Newest): AskedStep | 'late' | null => {
  if (newest === 'late') return asked;
  if (newest === null || asked === 'late') return newest;
  if (!isSameStep(asked.step, newest.step)) return null;
  return asked.version === newest.version ? asked : newest;
};
