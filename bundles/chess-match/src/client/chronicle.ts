import { useEffect, useState } from 'react';
import type { Moment } from '../games/common/lookBack';
import { useConnected } from './hooks';

const ADDRESS = '/chess-match/chronicle';

/** The turns of the open match as far as the page has them. */
export interface ChronicleState {
  /** Null as long as none came, or no match is open. */
  readonly matchId: string | null;
  readonly moments: readonly Moment[];
  /** What is shown may be older than the match: the server did not answer. */
  readonly isStale: boolean;
}

const NONE: ChronicleState = { matchId: null, moments: [], isStale: false };

const load = async (signal: AbortSignal): Promise<ChronicleState> => {
  const response = await fetch(ADDRESS, { signal });
  if (response.status === 404) return NONE;
  if (!response.ok) throw new Error(`${ADDRESS}: ${response.status}`);
  return { ...((await response.json()) as Pick<ChronicleState, 'matchId' | 'moments'>), isStale: false };
};

/**
 * How the open match stood after each of its turns. Asked for anew whenever `facts` is another object, and after a lost
 * connection; what came last stays until then.
 * @param facts what a turn, an undo or a correction changes, and nothing else; undefined until it is known
 */
export const useChronicle = (facts: unknown): ChronicleState => {
  const [state, setState] = useState(NONE);
  const isConnected = useConnected();
  useEffect(() => {
    if (facts === undefined || !isConnected) return;
    const abort = new AbortController();
    load(abort.signal).then(setState, () => {
      if (!abort.signal.aborted) setState((last) => ({ ...last, isStale: true }));
    });
    return () => {
      abort.abort();
    };
  }, [facts, isConnected]);
  return state;
};
