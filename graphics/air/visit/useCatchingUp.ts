import { fetchLately, isConnected, onConnectionChange, type PublicName } from 'chess-match/client';
import { useEffect } from 'react';
import type { Announced } from './announced';
import type { Announcer } from './announcer';
import { pastOf, type Visit } from './heard';
import type { Past } from './queue';
import { isStill } from './still';

/**
 * A page that comes in the middle of an announcement tells on with the others: the server keeps what was on air lately, and all pages
 * make the same of it. What the server does not say is not told.
 */
export const useCatchingUp = <N extends PublicName, A extends Announced>(
  announcer: Announcer<A>,
  visit: Visit<N> | undefined,
): void => {
  useEffect(() => {
    if (visit === undefined || isStill()) return undefined;
    const abort = new AbortController();
    let isAsked = false;
    const ask = (): void => {
      if (isAsked || !isConnected()) return;
      isAsked = true;
      fetchLately(abort.signal).then(
        // What is announced is of the game that is drawn here.
        (pictures) => announcer.catchUp(pastOf(visit, pictures, performance.now()) as readonly Past<A>[]),
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
