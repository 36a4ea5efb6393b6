import type { HomeAudience } from 'chess-match/contract/viewers';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { channelAddress } from './address';
import { ownHouse, type House } from './house';
import { createPolling } from './polling';
import { createPushing, openSocket } from './pushing';
import { shownTimeAt, truthAt, type Heard, type Truth } from './truth';
import { createViewer, type Known, type Viewer } from './viewer';

const nowMs = (): number => performance.now();
const TICK_MS = 250;
const NET = ['online', 'offline'] as const;
const { random } = Math;

const viewerOf = (audience: HomeAudience, { address, ask }: House): Viewer =>
  createViewer(
    audience,
    (_, listener) =>
      createPushing(
        audience,
        listener,
        (_whose, asked) => createPolling(audience, asked, { fetch: ask, nowMs, random }),
        { connect: (live) => openSocket(channelAddress(live, audience, address)), nowMs, random },
      ),
    nowMs,
  );

/**
 * What this page knows of the match, while it is looked at.
 * @param house null: the page's own
 */
export const useViewer = (audience: HomeAudience, house: House | null = null): Known => {
  const viewer = useMemo(() => viewerOf(audience, house ?? ownHouse()), [audience, house]);
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
