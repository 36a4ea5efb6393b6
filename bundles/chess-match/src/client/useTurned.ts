import { useEffect, useState } from 'react';
import type { Turned } from '../show/telling';
import { subscribe } from './published';

const NONE: Turned = [];

/**
 * Turns that turned the match, as they were known when a take was drawn first: what is told does not change meanwhile.
 * @param mayAsk pictures may show what an engine says; whether this one is sent it is the server's to say
 * @param take null: of what is prepared, which is told as it is known now
 */
export const useTurned = (mayAsk: boolean, take: string | null): Turned => {
  const [held, setHeld] = useState<{ readonly take: string | null; readonly turnings: Turned } | null>(null);
  useEffect(() => {
    if (!mayAsk) return;
    return subscribe('outlook', ({ turnings }) =>
      setHeld((before) => (take !== null && before?.take === take ? before : { take, turnings })),
    );
  }, [mayAsk, take]);
  return mayAsk && held?.take === take ? held.turnings : NONE;
};
