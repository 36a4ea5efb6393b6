import { type RosterView, type Problem } from 'chess-match/client';
import { useState } from 'react';
import { useSend } from '../shared';

/** A change made here: the lists before and after it. */
interface Step {
  readonly before: RosterView;
  readonly after: RosterView;
}

/** Somebody else saved what is being edited here; told before anything is sent. */
const CHANGED: Problem = { code: 'people/changed', params: {}, rule: null, item: null };

/** Changes of the list of people. A list that somebody else has saved meanwhile is never overwritten. */
export const useRoster = (people: RosterView) => {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [conflict, setConflict] = useState<Problem | null>(null);
  const { send, pending, problem, clear } = useSend();
  const put = async (next: RosterView, seen: RosterView): Promise<boolean> => {
    setConflict(null);
    const answer = await send({ type: 'setPeople', expectedVersion: null, people: next, seen });
    return answer.ok;
  };
  const change = async (next: RosterView): Promise<boolean> => {
    const isDone = await put(next, people);
    if (isDone) setSteps((all) => [...all, { before: people, after: next }]);
    return isDone;
  };
  const undo = async (): Promise<void> => {
    const last = steps.at(-1);
    if (last === undefined) return;
    // Refused: what was saved here is no longer what stands there, and none of the steps before it either.
    const isDone = await put(last.before, last.after);
    setSteps((all) => (isDone ? all.slice(0, -1) : []));
  };
  return {
    change,
    undo,
    canUndo: steps.length > 0,
    pending,
    problem: conflict ?? problem,
    clear: (): void => {
      setConflict(null);
      clear();
    },
    refuse: (): void => setConflict(CHANGED),
  };
};

export type RosterControl = ReturnType<typeof useRoster>;
