import type { HomeAudience } from 'chess-match/contract/viewers';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPolling } from './polling';
import { shownTimeAt, truthAt, type Heard, type Truth } from './truth';
import { createViewer, type Known } from './viewer';

const nowMs = (): number => performance.now();
const TICK_MS = 250;

/** What this page knows of the match, while it is looked at. */
export const useViewer = (audience: HomeAudience): Known => {
  const viewer = useMemo(
    () =>
      createViewer(
        audience,
        (whose, listener) =>
          createPolling(whose, listener, { fetch: globalThis.fetch.bind(globalThis), nowMs, random: Math.random }),
        nowMs,
      ),
    [audience],
  );
  useEffect(() => {
    const look = (): void => viewer.look(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('online', look);
      viewer.look(false);
    };
  }, [viewer]);
  return useSyncExternalStore(viewer.subscribe, viewer.known);
};

/** The same value as long as it reads the same: what ticks draws itself anew only when its text does. */
const useTicking = (read: () => string): string => {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return read();
};

export const useTruth = (heard: Heard): Truth['kind'] =>
  useTicking(() => truthAt(heard, nowMs()).kind) as Truth['kind'];

/** A text that runs with the match's time; null before that is known. */
export const useRunning = (heard: Heard, text: (shownMs: number | null) => string): string =>
  useTicking(() => text(shownTimeAt(heard, nowMs())));
