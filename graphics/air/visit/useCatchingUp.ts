import { fetchLately, isConnected, onConnectionChange } from 'chess-match/client';
import { useEffect } from 'react';
import type { Announced } from './announced';
import type { Announcer } from './announcer';
import { pastOf } from './heard';
import { isStill } from './still';
import type { Visit } from './visit';

/**
 * A page that comes in the middle of an announcement tells on with the others: the server keeps what was on air lately,
 * and all pages make the same of it. What the server does not say is not told.
 */
export const useCatchingUp = <A extends Announced>(announcer: Announcer<A>, visit: Visit<A> | null): void => {
  useEffect(() => {
    if (visit === null || isStill()) return undefined;
    const abort = new AbortController();
    let isAsked = false;
    const ask = (): void => {
      if (isAsked || !isConnected()) return;
      isAsked = true;
      fetchLately(abort.signal).then(
        (pictures) => announcer.catchUp(pastOf(visit, pictures, performance.now())),
        () => undefined,
      );
    };
    const stop = onConnectionChange(ask);
    ask();
    return () => {
      stop();
      abort.abort();
    };
  }, [announcer, visit]);
};
