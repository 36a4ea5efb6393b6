import { fetchRescue, useReplicant, type RescueView } from 'chess-match/client';
import { useCallback, useEffect, useState } from 'react';
import { useLive } from '../../shared';

const RETRY_MS = 1000;

export interface Rescue {
  /** As last read; null before. */
  readonly view: RescueView | null;
  /** Unix ms of that, by this computer. */
  readonly atMs: number | null;
  /** The last question had an answer; null while the first has none yet. */
  readonly isReachable: boolean | null;
  /** Reads it again. */
  readonly check: () => void;
}

/**
 * What is there of the journal: read at the beginning, when the connection or what is wrong with the server changes,
 * and every second while the server does not answer. Reading goes through the whole journal, so not more often than
 * that.
 */
export const useRescue = (): Rescue => {
  const isLive = useLive();
  const troubles = JSON.stringify(useReplicant('health')?.troubles ?? []);
  const [read, setRead] = useState<Omit<Rescue, 'check'>>({ view: null, atMs: null, isReachable: null });
  const [asked, setAsked] = useState(0);
  const check = useCallback(() => setAsked((count) => count + 1), []);
  useEffect(() => {
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    fetchRescue().then(
      (view) => {
        if (!isOver) setRead({ view, atMs: Date.now(), isReachable: true });
      },
      () => {
        if (isOver) return;
        setRead((before) => ({ ...before, isReachable: false }));
        retry = setTimeout(check, RETRY_MS);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(retry);
    };
  }, [isLive, troubles, asked, check]);
  return { ...read, check };
};
