import { randomUUID } from 'node:crypto';
import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import { DEMO_PLAYER } from '../../authority/identity';
import type { Commands } from '../../authority/submit';
import type { Log } from '../../base/log';

export interface Fields {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface HandParts {
  readonly commands: Pick<Commands, 'submit' | 'open'>;
  readonly now: () => number;
  readonly log: Log;
  /** Called where a command was refused without which nothing goes on. */
  readonly stop: () => void;
}

/** Sends commands in the demonstration's name, and does one thing next at any time. */
export const createHand = ({ commands, now, log, stop }: HandParts) => {
  let timer: NodeJS.Timeout | null = null;
  const cancel = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const send = (command: Fields): Promise<Answer> =>
    commands.submit({ ...command, id: randomUUID(), issuedAt: now(), expectedVersion: null }, DEMO_PLAYER);
  return {
    cancel,
    send,
    later: (run: () => Promise<void>, ms: number): void => {
      cancel();
      timer = setTimeout(() => void run(), ms);
    },
    sendOrStop: async (command: Fields): Promise<Problem | null> => {
      const answer = await send(command);
      if (answer.ok) return null;
      log.warn(`The demonstration stops: ${command.type} was refused.`, answer.error);
      stop();
      return answer.error;
    },
  };
};

export type Hand = ReturnType<typeof createHand>;
