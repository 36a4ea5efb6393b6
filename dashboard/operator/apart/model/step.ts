import type { HistoryView } from 'chess-match/client';
import { elsewhere } from './board';

export type Way = 'undo' | 'redo';

/**
 * How a thread's last fact is taken back or put in force again: at once where only that board is concerned and no
 * reason is due, else after a question. A history that is still on its way may lack a piece that went across: then it
 * is asked, and the window waits for it.
 * @param due version that the match has come to, as shown or as an answer to this page has said
 * @returns null where there is nothing
 */
export const stepOf = (
  history: HistoryView | undefined,
  thread: string,
  way: Way,
  due: number,
  threadOf: (label: string) => string | null,
): 'at-once' | 'ask' | null => {
  if (way === 'undo' && history !== undefined && history.version < due) return 'ask';
  const fact = history?.threads.find((candidate) => candidate.thread === thread)?.[way] ?? null;
  if (fact === null) return null;
  return fact.reasonDue || elsewhere(fact.with, thread, threadOf).length > 0 ? 'ask' : 'at-once';
};
