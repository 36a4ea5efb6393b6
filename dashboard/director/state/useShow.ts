import type { CommandBody } from 'chess-match/client';
import { useCallback } from 'react';
import { useSend, type Send } from '../../shared';

type Distributed<C> = C extends unknown ? Omit<C, 'expectedVersion'> : never;
/** A command of the show; it expects no version of the match. */
export type ShowBody = Distributed<Extract<CommandBody, { expectedVersion: number | null }>>;

export interface ShowSend extends Omit<Send, 'send'> {
  /** Sends the commands one after the other until one is refused. @returns whether all were accepted */
  readonly act: (...bodies: readonly ShowBody[]) => Promise<boolean>;
}

/** Commands of the show from one place of the page; a refusal is shown there. */
export const useShow = (): ShowSend => {
  const { send, ...rest } = useSend();
  const act = useCallback(
    async (...bodies: readonly ShowBody[]): Promise<boolean> => {
      for (const body of bodies) {
        const { ok } = await send({ ...body, expectedVersion: null } as CommandBody);
        if (!ok) return false;
      }
      return true;
    },
    [send],
  );
  return { act, ...rest };
};
