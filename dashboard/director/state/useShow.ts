import { subscribeReplicant, type CommandBody, type ShowView } from 'chess-match/client';
import { useCallback, useEffect, useRef } from 'react';
import { useSend, type Send } from '../../shared';

type Distributed<C> = C extends unknown ? Omit<C, 'expectedVersion'> : never;
/** A command of the show; it expects no version of the match. */
export type ShowBody = Distributed<Extract<CommandBody, { expectedVersion: number | null }>>;

export interface ShowSend extends Omit<Send, 'send'> {
  /** Sends the commands one after the other until one is refused. @returns whether all were accepted */
  readonly act: (...bodies: readonly ShowBody[]) => Promise<boolean>;
  /** For keys, which come faster than answers: waits for those before, and is made of the show as it stands then. */
  readonly actNext: (make: (show: ShowView) => readonly ShowBody[]) => Promise<void>;
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
  const latest = useRef<ShowView | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => subscribeReplicant('show', (show) => void (latest.current = show)), []);
  const actNext = useCallback(
    (make: (show: ShowView) => readonly ShowBody[]): Promise<void> => {
      const next = before.current.then(async () => {
        if (latest.current !== null) await act(...make(latest.current));
      });
      before.current = next;
      return next;
    },
    [act],
  );
  return { act, actNext, ...rest };
};
