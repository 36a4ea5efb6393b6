import { serverNowMs } from 'chess-match/client';
import { useEffect, useState } from 'react';

/**
 * The server's time, Unix ms, rounded down to `everyMs`; it goes on while `isRunning`, and stands as it was otherwise.
 */
export const useNow = (everyMs: number, isRunning: boolean): number => {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = (): void => setNowMs(serverNowMs());
    const first = setTimeout(tick);
    const timer = setInterval(tick, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [everyMs, isRunning]);
  return Math.floor(nowMs / everyMs) * everyMs;
};
