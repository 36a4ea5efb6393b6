import { subscribeReplicant, type OutlookView } from 'chess-match/client';
import { useEffect, useState } from 'react';

type Turned = OutlookView['turnings'];
const NONE: Turned = [];

/**
 * Turns that turned the match, as they were known when a take was drawn first: what is told does not change meanwhile.
 * @param mayAsk pictures may show what an engine says; whether this one is sent it is the server's to say
 */
export const useTurned = (mayAsk: boolean, take: string): Turned => {
  const [held, setHeld] = useState<{ readonly take: string; readonly turnings: Turned } | null>(null);
  useEffect(() => {
    if (!mayAsk) return;
    return subscribeReplicant('outlook', ({ turnings }) =>
      setHeld((before) => (before?.take === take ? before : { take, turnings })),
    );
  }, [mayAsk, take]);
  return mayAsk && held?.take === take ? held.turnings : NONE;
};
