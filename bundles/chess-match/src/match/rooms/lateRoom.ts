import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import { refuse } from '../errors';
import type { Log } from '../log';
import { textOf } from '../textOf';

type Settle = (problem: Problem | null) => Answer;

/** A room whose commands change no match and take their time outside: no other command waits for them. */
export interface LateRoom<C extends { readonly type: string; readonly id: string }> {
  handle(command: C, settle: Settle): Promise<Answer>;
  /** The answer a command is still waiting for. */
  waiting(id: string): Promise<Answer> | null;
}

/** @param tell does what the command says, and answers why not; what it throws is refused as command/failed */
export const lateRoom = <C extends { readonly type: string; readonly id: string }>(
  tell: (command: C) => Promise<Problem | null>,
  log: Log,
): LateRoom<C> => {
  const waiting = new Map<string, Promise<Answer>>();
  return {
    waiting: (id) => waiting.get(id) ?? null,
    handle: (command, settle) => {
      const answer = tell(command)
        .catch((error: unknown) => {
          log.error(`${command.type} failed.`, error);
          return refuse('command/failed', { reason: textOf(error) });
        })
        .then(settle)
        .finally(() => waiting.delete(command.id));
      waiting.set(command.id, answer);
      return answer;
    },
  };
};
