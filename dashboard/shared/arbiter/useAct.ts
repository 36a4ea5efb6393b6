import type { Answer, CommandBody, Problem } from 'chess-match/client';
import { useCallback, useState } from 'react';
import { useSend } from '../useSend';

/** A command of the arbiter's, once the version that the page shows is known. */
export type ArbiterIntent = (expectedVersion: number) => CommandBody;

export interface Act {
  /** @returns whether it was accepted */
  readonly act: (intent: ArbiterIntent) => Promise<boolean>;
  readonly pending: boolean;
  readonly problem: Problem | null;
  /** The last one was accepted, and nothing was touched since. */
  readonly isDone: boolean;
  readonly clear: () => void;
}

/** Commands from one form: what it sends is for the version it shows. */
export const useAct = (version: number): Act => {
  const { send, pending, problem, clear } = useSend();
  const [isDone, setDone] = useState(false);
  const act = async (intent: ArbiterIntent): Promise<boolean> => {
    setDone(false);
    const answer: Answer = await send(intent(version));
    setDone(answer.ok);
    return answer.ok;
  };
  const forget = useCallback(() => {
    setDone(false);
    clear();
  }, [clear]);
  return { act, pending, problem, isDone, clear: forget };
};

/** A game's own code ends as the common one does. */
const isOneOf = ({ code }: Problem, codes: readonly string[]): boolean =>
  codes.some((known) => code === known || code.endsWith(`/${known}`));

/** The refusal if it is about this field, else null; what no field is to blame for stands beside the button. */
export const problemOf = (problem: Problem | null, ...codes: readonly string[]): Problem | null =>
  problem !== null && isOneOf(problem, codes) ? problem : null;

export const otherProblem = (problem: Problem | null, ...codes: readonly string[]): Problem | null =>
  problem !== null && !isOneOf(problem, codes) ? problem : null;
