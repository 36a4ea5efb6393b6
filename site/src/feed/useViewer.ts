import type { HomeAudience } from 'chess-match/contract/viewers';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { channelAddress } from './address';
import { createPolling } from './polling';
import { createPushing, openSocket } from './pushing';
import type { CreateSource } from './source';
import { shownTimeAt, truthAt, type Heard, type Truth } from './truth';
import { createViewer, type Known } from './viewer';

const nowMs = (): number => performance.now();
const TICK_MS = 250;
const NET = ['online', 'offline'] as const;
const { random } = Math;

const asking: CreateSource = (audience, listener) =>
  createPolling(audience, listener, { fetch: globalThis.fetch.bind(globalThis), nowMs, random });

const connecting = (audience: HomeAudience) => (live: string) =>
  openSocket(channelAddress(live, audience, location.href));

/** What this page knows of the match, while it is looked at. */
export const useViewer = (audience: HomeAudience): Known => {
  const viewer = useMemo(
    () =>
      createViewer(
        audience,
        (whose, listener) => createPushing(whose, listener, asking, { connect: connecting(whose), nowMs, random }),
        nowMs,
      ),
    [audience],
  );
  useEffect(() => {
    const look = (): void => viewer.look(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    // Whoever has no net any more asks at once: what is pushed would only fall silent.
    for (const change of NET) globalThis.addEventListener(change, look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      for (const change of NET) globalThis.removeEventListener(change, look);
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
