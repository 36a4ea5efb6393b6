import { useEffect, useState } from 'react';
import { askUntil } from '../past/askUntil';

/** What was asked for; it is on its way; nobody could say, and it is asked for again. */
export type Asked<T> = { readonly is: T } | 'asked' | 'failed';

/**
 * Asks for something until there is an answer.
 * @param ask rejects where there is none; another function asks for something else
 */
export const useAsked = <T>(ask: (signal: AbortSignal) => Promise<T>): Asked<T> => {
  const [known, setKnown] = useState<{ readonly of: typeof ask; readonly asked: Asked<T> } | null>(null);
  useEffect(
    () =>
      askUntil(
        ask,
        (is) => setKnown({ of: ask, asked: { is } }),
        () => setKnown({ of: ask, asked: 'failed' }),
      ),
    [ask],
  );
  return known?.of === ask ? known.asked : 'asked';
};
