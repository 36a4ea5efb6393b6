import { sendCommand, type Answer, type CommandBody, type Problem } from 'chess-match/client';
import { useCallback, useState } from 'react';

export interface Send {
  /** Sends at once or not at all: nothing waits for a reconnection. Never throws. */
  readonly send: (command: CommandBody) => Promise<Answer>;
  /** A command has no answer yet. */
  readonly pending: boolean;
  /** Why the last command was refused, null when it was accepted; for `<Refusal problem>` beside the button. */
  readonly problem: Problem | null;
  readonly clear: () => void;
}

/** Commands from one place of a page: call it once per button or group whose refusal stands in one place. */
export const useSend = (): Send => {
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const clear = useCallback(() => setProblem(null), []);
  const send = useCallback(async (command: CommandBody): Promise<Answer> => {
    setWaiting((count) => count + 1);
    setProblem(null);
    const answer = await sendCommand(command);
    setWaiting((count) => count - 1);
    setProblem(answer.ok ? null : answer.error);
    return answer;
  }, []);
  return { send, pending: waiting > 0, problem, clear };
};
