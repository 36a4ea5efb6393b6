import { serverNowMs } from 'chess-match/client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The server's time, Unix ms, rounded down to `everyMs`, kept up to date while `isRunning`.
 */
export const useNow = (everyMs: number, isRunning: boolean): number => {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isRunning) return () => undefined;
      const timer = setInterval(listener, everyMs);
      return () => {
        clearInterval(timer);
      };
    },
    [everyMs, isRunning],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(serverNowMs() / everyMs) * everyMs);
};
